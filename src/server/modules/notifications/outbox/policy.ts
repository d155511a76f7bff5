/** Which choice of the recipient rules which mail. The bell in the portal is ruled by nothing: it always has everything. */
import type { MailData, MailTemplate } from '#server/app/emails.ts';
import type { NotificationTopic } from '#shared/notifications/schema.ts';

/** Topics with a daily digest; a mail about one says in a line, without content, that there is news. */
type DigestTopic = Extract<NotificationTopic, 'messages' | 'documents' | 'progress' | 'operations'>;

type DigestRule<Data> = Data extends { path: string } ? { topic: DigestTopic; line: (data: Data) => string } : never;

/**
 * `stranger` and `stranger-security`: anybody can have it sent by typing an address, so it holds nothing that the sender typed, not
 * even a name, and a mailbox that has not proved itself gets few of them a day.
 *
 * `always`: it goes out whatever was chosen. That is what somebody has just asked for and must be able to prove (receipts, the
 * newsletter's double opt-in), what the law wants told (who holds your information now, under which licence), and what no
 * setting of convenience may hide (whether there is coverage). Mails of the topic `security` cannot be switched off either.
 */
export type MailRule<Data> = 'stranger' | 'stranger-security' | 'always' | 'security' | 'offers' | DigestRule<Data>;

export const mailRules: { [Name in MailTemplate]: MailRule<MailData[Name]> } = {
  'request-received': 'stranger',
  'offer-made': 'offers',
  'broker-assigned': 'always',
  'new-message': { topic: 'messages', line: ({ number }) => `New message about ${number}` },
  'information-requested': { topic: 'messages', line: ({ number }) => `A question from your broker about ${number}` },
  'document-requested': { topic: 'documents', line: ({ number }) => `Your broker needs a document for ${number}` },
  'document-due': { topic: 'documents', line: ({ number, dueOn }) => `A document for ${number} is due on ${dueOn}` },
  'document-overdue': { topic: 'documents', line: ({ number }) => `A document for ${number} is overdue` },
  'document-rejected': { topic: 'documents', line: ({ number }) => `A document for ${number} is needed once more` },
  'document-added': { topic: 'documents', line: ({ number }) => `A new document in ${number}` },
  'document-infected': { topic: 'documents', line: ({ number }) => `A file in ${number} was quarantined` },
  'harmful-file': { topic: 'operations', line: ({ number }) => `A harmful file was stopped in ${number}` },
  'options-published': { topic: 'progress', line: ({ number }) => `Options to compare for ${number}` },
  'option-accepted': { topic: 'progress', line: ({ number }) => `Your client chose an option for ${number}` },
  'options-expired': { topic: 'progress', line: ({ number }) => `The options for ${number} have run out` },
  'coverage-bound': 'always',
  'case-closed': { topic: 'progress', line: ({ number }) => `${number} was closed` },
  'case-reopened': { topic: 'progress', line: ({ number }) => `${number} was reopened` },
  // An appointment does not wait for tomorrow's summary.
  'callback-planned': 'always',
  'callback-moved': 'always',
  'callback-cancelled': 'always',
  // Who holds your information now, and whether there is coverage.
  'broker-changed': 'always',
  'broker-left': 'always',
  'reply-time-moved': 'always',
  'choice-noted': 'always',
  'insurer-declined': 'always',
  'case-handed-over': { topic: 'progress', line: ({ number }) => `${number} was handed over to you` },
  'case-taken-over': { topic: 'progress', line: ({ number }) => `A colleague has taken over ${number}` },
  'work-handed-over': { topic: 'progress', line: ({ count }) => `Requests handed over to you: ${count}` },
  'case-resumed': { topic: 'progress', line: ({ number }) => `${number} is back from its hold` },
  'case-joined': { topic: 'progress', line: ({ number }) => `${number} was joined with another request` },
  'case-separated': { topic: 'progress', line: ({ number }) => `${number} goes on by itself again` },
  'reply-due': { topic: 'messages', line: ({ number }) => `A reply is due soon in ${number}` },
  'reply-late': { topic: 'messages', line: ({ number }) => `The reply is late in ${number}` },
  'confirm-due': {
    topic: 'messages',
    line: ({ number }) => `The accepted option is to be confirmed soon in ${number}`,
  },
  'confirm-late': { topic: 'messages', line: ({ number }) => `The confirmation is late in ${number}` },
  'reply-late-watch': { topic: 'operations', line: ({ number }) => `A client waits too long: ${number}` },
  'offer-ending': 'offers',
  // An invitation goes to a mailbox, and who loses access must learn of it.
  'participant-invited': 'stranger',
  'participant-removed': 'always',
  'routing-failed': { topic: 'operations', line: ({ number }) => `No broker available for ${number}` },
  'contact-received': 'stranger',
  'contact-arrived': 'always',
  // Written by a person, to somebody who asked.
  'contact-reply': 'always',
  'contact-became-request': 'always',
  'newsletter-confirm': 'stranger',
  'newsletter-welcome': 'always',
  'daily-digest': 'always',
  // Without a licence there are no offers: whoever it is about must hear of it.
  'licence-ending': 'always',
  'licence-verified': 'always',
  'broker-licence-ending': {
    topic: 'operations',
    line: ({ brokerName, endsOn }) => `Licence of ${brokerName}: ${endsOn}`,
  },
  'broker-licence-changed': {
    topic: 'operations',
    line: ({ brokerName }) => `A licence to verify: ${brokerName}`,
  },
  'broker-joined': { topic: 'operations', line: ({ brokerName }) => `A new broker to verify: ${brokerName}` },
  'user-invited': 'always',
  'role-changed': 'security',
  'account-disabled': 'security',
  'account-enabled': 'security',
  'sessions-ended': 'security',
  'second-factor-reset': 'security',
  'sign-ins-failing': { topic: 'operations', line: ({ words }) => words },
  'data-exported': 'security',
  'privacy-request-received': 'always',
  'privacy-request-answered': 'always',
  'account-erased': 'always',
  'privacy-request-arrived': {
    topic: 'operations',
    line: ({ kind, dueBy }) => `Somebody asks for ${kind}, due ${dueBy}`,
  },
  'verify-email': 'stranger-security',
  'reset-password': 'stranger-security',
  'confirm-old-email': 'security',
  'confirm-new-email': 'stranger-security',
  'email-changed': 'security',
  'password-changed': 'security',
  'second-factor-on': 'security',
  'second-factor-off': 'security',
  'recovery-codes-renewed': 'security',
  'new-device': 'security',
};

/** The topic whose notification setting decides about a mail; `always` for one that goes out whatever the recipient chose. */
export function choiceTopic(template: MailTemplate): NotificationTopic | 'always' {
  const rule = mailRules[template];
  if (rule === 'stranger') return 'always';
  if (rule === 'stranger-security') return 'security';
  return typeof rule === 'string' ? rule : rule.topic;
}

/** Whether somebody who proved nothing can have it sent to any address. */
export function isForStrangers(template: MailTemplate): boolean {
  const rule = mailRules[template];
  return rule === 'stranger' || rule === 'stranger-security';
}
