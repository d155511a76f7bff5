/** Whether a program sent an email: it is never answered, and nobody wrote what it says (RFC 3834, section 2). */
import type { Email } from 'postal-mime';

const BULK = ['bulk', 'junk', 'list', 'auto_reply', 'auto-reply'];
/** Headers that people's own emails do not have. */
const OF_PROGRAMS = [
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'x-autoresponse',
  'list-id',
  'list-unsubscribe',
  'feedback-id',
];
/** At the start of the subject, for programs without any of these headers. */
const SUBJECT =
  /^\s*(auto(matic|mated)?[- ]?(reply|response|answer)|out of (the )?office|away from (the )?(office|my (desk|email))|vacation (reply|notice|response)|undeliver(ed|able)|delivery status notification|r[ée]ponse automatique|absence du bureau|absent\(?e?\)? du bureau|message d['’]absence)/i;
const SENDER = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+@-]|$)/i;

/** @param address the one address it says it is from */
export function isAutomatic({ headers, subject }: Pick<Email, 'headers' | 'subject'>, address: string): boolean {
  const headerOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = headerOf('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    BULK.includes(headerOf('precedence') ?? '') ||
    OF_PROGRAMS.some((name) => headerOf(name) !== undefined) ||
    headerOf('return-path') === '<>' ||
    headerOf('content-type')?.startsWith('multipart/report') === true ||
    SENDER.test(address) ||
    SUBJECT.test(subject ?? '')
  );
}
