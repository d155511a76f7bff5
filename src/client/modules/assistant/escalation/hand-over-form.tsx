import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { ConsentBox } from '#client/modules/consents/consent-box.tsx';
import { HowWeArePaid } from '#client/modules/settings/how-we-are-paid.tsx';
import buttons from '#client/ui/button.module.css';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import { focusField } from '#client/ui/field-id.ts';
import { SummaryLinks } from '#client/ui/summary-links.tsx';
import type { HandOverReceipt } from '#shared/assistant/handover.ts';
import { consentPurposeSchema, consentText, requestStatement } from '#shared/consents/wordings.ts';
import { ContactPart } from './contact-part.tsx';
import type { HandOverDraft, Talk } from './draft.ts';
import { handOverId } from './field-ids.ts';
import css from './hand-over.module.css';
import { HandOverReceiptView } from './hand-over-receipt.tsx';
import { askOpening } from './send-hand-over.ts';
import { TranscriptChoice } from './transcript-choice.tsx';
import { useHandOver } from './use-hand-over.ts';

interface Opening {
  isOpen: boolean;
  opensAtText: string;
}

export interface HandOverFormProps extends Talk {
  /** Opening hours; fetched when not given. */
  about?: Opening | undefined;
  /** Back to the chat, before or after sending. */
  onBack: () => void;
  /** A case was created, with this key. The form stays and shows the receipt; `onBack` closes it. */
  onDone: (receipt: HandOverReceipt, key: string) => void;
}

/** The status of this request. With an earlier one, "nothing was sent" would read like a contradiction. */
function stateWords({ unsure, sent }: HandOverDraft, pending: boolean): string {
  if (pending) return 'Sending it now.';
  if (unsure) return 'We couldn’t confirm that this arrived. You can send it again; it won’t create a second request.';
  return sent ? '' : 'Nothing has been sent yet.';
}

/**
 * From the chat to a licensed broker: exactly what will be sent, to review and edit, and the consents. Its parent scrolls.
 * The conversation is read once, when the form opens.
 */
export function HandOverForm({ about, onBack, onDone, ...talk }: HandOverFormProps) {
  const site = useSiteProfile();
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const refusal = useRef<HTMLParagraphElement>(null);
  const [opening, setOpening] = useState<Opening | null>(about ?? null);
  const { draft, change, ticked, tick, issues, attempt, failure, pending, receipt, send } = useHandOver(talk, onDone);
  const shown = [...issues];
  const errorOf = (path: string) => issues.find((issue) => issue.path === path)?.message;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!opening) void askOpening().then(setOpening);
  }, [opening]);
  useEffect(() => {
    if (attempt === 0) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [attempt]);
  useEffect(() => {
    if (!failure) return;
    // The button to press again is right below it.
    refusal.current?.focus({ preventScroll: true });
    refusal.current?.scrollIntoView({ block: 'start' });
  }, [failure]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  if (receipt) {
    return (
      <div className={css.screen}>
        <HandOverReceiptView receipt={receipt} onBack={onBack} />
      </div>
    );
  }
  return (
    <form className={css.screen} noValidate onSubmit={submit} aria-labelledby="hand-over-heading">
      <div className={css.part}>
        <h3 className={css.heading} id="hand-over-heading" ref={heading} tabIndex={-1}>
          Talk to a person
        </h3>
        <p>A licensed broker partner will read what you send here and get in touch. {stateWords(draft, pending)}</p>
        {draft.sent && (
          <p className={css.opening}>
            You’ve already sent <strong>{draft.sent}</strong>. Sending this form creates another request. To add to the
            earlier one, use the link in the email you received.
          </p>
        )}
        {opening && (
          <p className={css.opening} data-open={opening.isOpen || undefined}>
            {opening.isOpen
              ? 'We’re open now.'
              : `We’re closed now and reopen on ${opening.opensAtText}. You can send this at any time.`}
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <SummaryLinks issues={shown} idOf={handOverId} onFollow={(path) => focusField(path, handOverId)}>
          <ErrorSummary ref={summary} issues={shown} idOf={handOverId} />
        </SummaryLinks>
      )}
      <Field
        id={handOverId('summary')}
        label="What do you need help with?"
        hint="Your questions from the chat. Edit them as you like."
        error={errorOf('summary')}
      >
        <textarea
          {...fieldAttributes(handOverId('summary'), { hint: true, error: errorOf('summary') })}
          className={field.control}
          rows={4}
          required
          value={draft.summary}
          onChange={({ target }) => change({ summary: target.value })}
        />
      </Field>
      {draft.turns.length > 0 && <TranscriptChoice draft={draft} issues={issues} onChange={change} />}
      <ContactPart draft={draft} issues={issues} onChange={change} />
      <p className={css.note}>
        Please leave out credit card, social insurance and health care numbers: we don’t need them. Licence numbers,
        VINs and dates of birth belong in a quote form. We remove any of these we find.
      </p>
      <div className={`${css.part} ${css.consents}`}>
        <h4>Your consent</h4>
        {consentPurposeSchema.options.map((purpose) => (
          <ConsentBox
            key={purpose}
            id={handOverId(`consents.${purpose}`)}
            text={consentText(purpose, site).text}
            ticked={ticked.includes(purpose)}
            error={errorOf(`consents.${purpose}`)}
            onTick={() => tick(purpose)}
          />
        ))}
      </div>
      <p className={css.note}>{requestStatement}</p>
      <HowWeArePaid className={css.note} />
      <p className={css.note}>{site.legalNotice}</p>
      <div role="alert">
        {failure && (
          <p className={css.failure} ref={refusal} tabIndex={-1}>
            {failure} Everything you entered is still here, and trying again won’t send it twice.
          </p>
        )}
      </div>
      <div className={css.part}>
        <button className={buttons.primary} type="submit" aria-disabled={pending || undefined}>
          {pending ? 'Sending...' : 'Send to a licensed broker'}
        </button>
        <button className={buttons.secondary} type="button" onClick={onBack}>
          Back to the chat
        </button>
      </div>
    </form>
  );
}
