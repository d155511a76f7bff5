import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/lib/api-error.ts';
import { showToast } from '#client/lib/toasts.ts';
import buttons from '#client/ui/button.module.css';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import type { Issue } from '#shared/errors.ts';
import css from './contact-form.module.css';

/** The schema and the client are fetched when somebody comes near the form. */
const loadSending = () => import('./send-contact.ts');

const idOf = (name: string) => `contact-${name}`;

interface ContactFormProps {
  /** Value and label of each insurance type, in order. */
  insuranceTypes: [value: string, label: string][];
  /** Who reads the message, in one sentence. */
  note: string;
}

/** Without a script it is a plain form; with one it checks, sends and answers in place. Typed text stays in the fields. */
export function ContactForm({ insuranceTypes, note }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [issues, setIssues] = useState<Issue[]>([]);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState('');

  // From here on our own sentences answer; before, and without a script, those of the browser.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);
  useEffect(() => {
    if (issues.length > 0) summary.current?.focus();
  }, [issues]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setOutcome('');
    try {
      const { checkContact, sendContact } = await loadSending();
      const checked = checkContact(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
      setIssues(checked.issues ?? []);
      if (!checked.data) return;
      await sendContact(checked.data);
      form.current?.reset();
      setOutcome('Sent. A licensed broker partner reads it during opening hours.');
      showToast({
        kind: 'success',
        title: 'Message Sent',
        message: 'Thank you for your message! We will get back to you soon.',
      });
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError(0, 'The page could not load what it needs.');
      setIssues(failure.issues.filter((issue) => issue.path));
      setOutcome('Your message was not sent. Everything you wrote is still here.');
      showToast({ kind: 'error', title: 'Error', message: `Failed to send message: ${failure.serverMessage}` });
    } finally {
      setSending(false);
    }
  }

  const errorOf = (name: string) => issues.find((issue) => issue.path === name)?.message;
  const attributes = (name: string) => ({
    ...fieldAttributes(idOf(name), { error: errorOf(name) }),
    name,
    className: field.control,
  });

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action="/api/contact"
      onSubmit={submit}
      onFocus={loadSending}
      onPointerEnter={loadSending}
    >
      <ErrorSummary ref={summary} issues={issues} idOf={idOf} />
      <Field id={idOf('name')} label="Full Name" error={errorOf('name')}>
        <input {...attributes('name')} type="text" autoComplete="name" required minLength={2} />
      </Field>
      <div className={css.pair}>
        <Field id={idOf('email')} label="Email Address" error={errorOf('email')}>
          <input {...attributes('email')} type="email" autoComplete="email" required />
        </Field>
        <Field id={idOf('phone')} label="Phone Number" error={errorOf('phone')}>
          <input {...attributes('phone')} type="tel" autoComplete="tel" required minLength={10} />
        </Field>
      </div>
      <Field id={idOf('insuranceType')} label="Insurance Type" optional error={errorOf('insuranceType')}>
        <select {...attributes('insuranceType')} defaultValue="none">
          {insuranceTypes.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field id={idOf('message')} label="Message" error={errorOf('message')}>
        <textarea {...attributes('message')} rows={5} required minLength={10} />
      </Field>
      <p className={css.note}>{note}</p>
      <div className={css.actions}>
        <button className={buttons.primary} type="submit" disabled={sending}>
          {sending ? 'Sending...' : 'Send Message'}
        </button>
        <p className={css.outcome} role="status">
          {outcome}
        </p>
      </div>
    </form>
  );
}
