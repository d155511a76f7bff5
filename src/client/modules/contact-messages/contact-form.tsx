import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isByAgent } from '#client/lib/agent-forms.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { showToast } from '#client/lib/toasts.ts';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import type { Issue } from '#shared/platform/errors.ts';
import { paths } from '#shared/platform/paths.ts';
import { ContactFields, type ContactFormTexts, contactFieldId } from './contact-fields.tsx';

/** The schema and the client are loaded when a visitor approaches the form. */
const loadSending = () => import('./send-contact.ts');

/** Without a script it is a plain form; with one it validates, sends and shows the outcome in place. Typed text stays in the fields. */
export function ContactForm(texts: ContactFormTexts) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const outcomeLine = useRef<HTMLParagraphElement>(null);
  const [issues, setIssues] = useState<Issue[]>([]);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState('');

  // From here on our own messages are shown; before, and without a script, the browser's.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);
  useEffect(() => {
    if (issues.length > 0) summary.current?.focus();
  }, [issues]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const byAgent = isByAgent(event);
    setSending(true);
    setOutcome('');
    try {
      const { checkContact, sendContact } = await loadSending();
      const checked = checkContact(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
      setIssues(checked.issues ?? []);
      if (!checked.data) return;
      await sendContact({ ...checked.data, ...(byAgent && { filledBy: 'agent' as const }) });
      form.current?.reset();
      outcomeLine.current?.focus();
      setOutcome('Sent. A licensed broker partner will read it during business hours.');
      showToast({
        kind: 'success',
        title: 'Message Sent',
        message: 'Thank you for your message! We will get back to you soon.',
      });
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError(0, 'Part of this page could not be loaded.');
      const named = failure.issues.filter((issue) => issue.path);
      setIssues(named);
      if (named.length === 0) outcomeLine.current?.focus();
      setOutcome('Your message was not sent. Everything you wrote is still here.');
      showToast({ kind: 'error', title: 'Error', message: `Failed to send message: ${failure.serverMessage}` });
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      action={paths.contact}
      toolname="write_contact_message"
      tooldescription="A message to our team and licensed broker partners"
      onSubmit={submit}
      onFocus={loadSending}
      onPointerEnter={loadSending}
    >
      <ErrorSummary ref={summary} issues={issues} idOf={contactFieldId} />
      <ContactFields {...texts} issues={issues} sending={sending} outcome={outcome} outcomeRef={outcomeLine} />
    </form>
  );
}
