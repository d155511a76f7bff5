import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import buttons from '#client/ui/button.module.css';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import { emailLinkInputSchema, REMINDER_DAYS, reminderConsent } from '#shared/quote-requests/continuing.ts';
import type { Draft } from '../draft.ts';
import css from './continuing.module.css';

type Sent = { email: string; until: string; reminder: boolean };

/** The address typed as the answer to a question is offered again. */
function knownAddress({ answers }: Draft): string {
  return emailLinkInputSchema.shape.email.safeParse(answers.email).data ?? '';
}

/** An email with a link and a code, and a reminder for those who want one. */
export function EmailLinkForm({ draft }: { draft: Draft }) {
  const site = useSiteProfile();
  const consent = reminderConsent(site);
  const [email, setEmail] = useState(() => knownAddress(draft));
  const [reminder, setReminder] = useState(false);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (sent) outcome.current?.focus();
  }, [sent]);

  function refuse(message: string) {
    setError(message);
    input.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const checked = emailLinkInputSchema.shape.email.safeParse(email);
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? '');
    setError(undefined);
    setSending(true);
    try {
      const { draftId, token } = draft;
      const asked = { draftId, token, email: checked.data, ...(reminder && { reminder: consent.version }) };
      const answer = await api.quotes.emailLink.mutate(asked);
      setSent({ email: checked.data, until: formatDay(answer.expiresAt), reminder: answer.reminder });
    } catch (failure) {
      refuse(toApiError(failure).serverMessage);
    } finally {
      setSending(false);
    }
  }

  if (sent)
    return (
      <section className={css.part} aria-labelledby="email-link-heading">
        <div ref={outcome} tabIndex={-1} className={css.outcome}>
          <h3 className={css.subheading} id="email-link-heading">
            Check your email
          </h3>
          <p>
            We sent a link and a 6-digit code to <strong className={css.address}>{sent.email}</strong>. Open the link on
            any device and enter the code. Both work until {sent.until}.
            {sent.reminder && ' We’ll remind you once if you don’t finish.'}
          </p>
        </div>
        <p className={css.note}>
          No email after a few minutes? Check your spam folder. If the address is wrong, send the link again: the
          earlier one then stops working.
        </p>
        <button className={`${buttons.secondary} ${buttons.compact}`} type="button" onClick={() => setSent(null)}>
          Send it again
        </button>
      </section>
    );

  return (
    <form className={css.part} noValidate onSubmit={submit} aria-labelledby="email-link-heading">
      <h3 className={css.subheading} id="email-link-heading">
        Email me a link to continue
      </h3>
      <Field
        id="continue-email"
        label="Your email address"
        hint="You’ll get a link and a 6-digit code. Your answers aren’t in the email."
        error={error}
      >
        <input
          {...fieldAttributes('continue-email', { hint: true, error })}
          ref={input}
          className={field.control}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <label className={css.reminder}>
        <input
          className={css.box}
          type="checkbox"
          checked={reminder}
          onChange={(event) => setReminder(event.target.checked)}
        />
        <span>
          <strong>Remind me once if I haven’t sent it after {REMINDER_DAYS} days.</strong>{' '}
          <span className={css.consent}>{consent.text}</span>
        </span>
      </label>
      <button className={`${buttons.primary} ${buttons.compact}`} type="submit" aria-disabled={sending || undefined}>
        {sending ? 'Sending...' : 'Email me a link'}
      </button>
    </form>
  );
}
