import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/lib/api-error.ts';
import { showToast } from '#client/lib/toasts.ts';
import buttons from '#client/ui/button.module.css';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './newsletter-form.module.css';
import { TopicChoice, type TopicChoiceProps } from './topic-choice.tsx';

const loadSubscribing = () => import('./subscribe.ts');

const SUBSCRIBED = 'Success! Thank you for subscribing to our newsletter!';
const ALREADY_SUBSCRIBED = 'Already subscribed - This email is already subscribed to our newsletter.';
const FAILED = 'Error - Failed to subscribe. Please try again later.';

interface NewsletterFormProps {
  /** The id of the input; the form may appear twice on a page. */
  id: string;
  /** What the visitor agrees to by pressing the button; the server stores it word for word. */
  consent: string;
  /** Topics to choose from; without them every email is sent. */
  topics?: TopicChoiceProps['topics'];
}

/** The newsletter sign-up, a plain form without a script. */
export function NewsletterForm({ id, consent, topics }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const busy = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  /** The number of attempts to send it. */
  const [sent, setSent] = useState(0);
  const [outcome, setOutcome] = useState('');

  useEffect(() => form.current?.setAttribute('novalidate', ''), []);
  // The field was disabled while sending, and lost the focus.
  useEffect(() => {
    if (sent > 0) input.current?.focus();
  }, [sent]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press in the same moment comes before the state is updated.
    if (busy.current) return;
    busy.current = true;
    const data = new FormData(event.target as HTMLFormElement);
    const email = String(data.get('email') ?? '');
    setOutcome('');
    try {
      const { checkEmail, subscribe } = await loadSubscribing();
      const problem = checkEmail(email);
      setError(problem);
      if (problem) return;
      setSubmitting(true);
      await subscribe(email, data.getAll('topics').map(String));
      form.current?.reset();
      showToast({ kind: 'success', message: SUBSCRIBED });
      setOutcome('Please open the email we sent you to confirm your address.');
    } catch (failure) {
      const known = failure instanceof ApiError && failure.status === 409;
      showToast(known ? { kind: 'info', message: ALREADY_SUBSCRIBED } : { kind: 'error', message: FAILED });
      setOutcome(known ? '' : 'Your address wasn’t added. It’s still in the field above.');
    } finally {
      busy.current = false;
      setSubmitting(false);
      setSent((count) => count + 1);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      action={paths.newsletter}
      onSubmit={submit}
      onFocus={loadSubscribing}
      onPointerEnter={loadSubscribing}
    >
      {topics && <TopicChoice topics={topics} />}
      <Field id={id} label="Your email" error={error} className={topics && css.underTopics}>
        <div className={css.line}>
          <input
            {...fieldAttributes(id, { error })}
            ref={input}
            className={`${field.control} ${css.input}`}
            type="email"
            name="email"
            placeholder="Enter your email"
            autoComplete="email"
            required
            disabled={submitting}
          />
          <button className={`${buttons.primary} ${css.button}`} type="submit" disabled={submitting}>
            {submitting ? 'Subscribing...' : 'Subscribe'}
          </button>
        </div>
      </Field>
      <p className={css.consent}>{consent}</p>
      <p className={css.outcome} role="status">
        {outcome}
      </p>
    </form>
  );
}
