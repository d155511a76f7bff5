/**
 * Every mail the product sends, on one page. Mails never carry answers, messages, documents or reasons: whoever reads over
 * a shoulder learns that there is news, not what it is.
 */
import { type SecurityMailData, securityMails } from '#server/modules/accounts/account/emails.ts';
import { type SecurityAlertMailData, securityAlertMails } from '#server/modules/accounts/security-alerts/emails.ts';
import { type UserMailData, userMails } from '#server/modules/accounts/users/emails.ts';
import { type BrokerMailData, brokerMails } from '#server/modules/brokers/emails.ts';
import { type CallbackMailData, callbackMails } from '#server/modules/callbacks/emails.ts';
import { type ProgressMailData, progressMails } from '#server/modules/cases/workflow/emails.ts';
import {
  type ContactDeskMailData,
  contactDeskMails,
  nextSteps,
} from '#server/modules/contact-messages/inbox/emails.ts';
import { type PrivacyMailData, privacyMails } from '#server/modules/privacy/emails.ts';
import type { MailContent } from '#server/platform/email/view.ts';
import { type NewsletterTopic, newsletterTopics } from '#shared/newsletter/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

type CaseFacts = { number: string; title: string; path: string };

/** What each template needs to know; stored with the mail, so that it can be sent after a restart. */
export type MailData = SecurityMailData &
  PrivacyMailData &
  ContactDeskMailData &
  ProgressMailData &
  CallbackMailData &
  BrokerMailData &
  SecurityAlertMailData &
  UserMailData & {
    'request-received': CaseFacts & { promise: string };
    'offer-made': { title: string; area: string; expires: string; path: string };
    'broker-assigned': CaseFacts & { brokerName: string; firm: string; licenceNumber: string; replyBy?: string };
    'new-message': CaseFacts;
    'information-requested': CaseFacts;
    'document-requested': CaseFacts;
    'document-due': CaseFacts & { dueOn: string };
    'document-overdue': CaseFacts;
    'document-rejected': CaseFacts;
    'document-added': CaseFacts;
    'document-infected': CaseFacts;
    /** The same for administrators. */
    'harmful-file': CaseFacts;
    'options-published': CaseFacts & { count: number };
    'option-accepted': CaseFacts;
    'coverage-bound': CaseFacts & { insurer: string; brokerName: string };
    'case-closed': CaseFacts;
    'case-reopened': CaseFacts;
    'options-expired': CaseFacts;
    'participant-invited': { inviterName: string | null; path: string };
    'participant-removed': { number: string };
    'routing-failed': CaseFacts;
    'contact-received': Record<string, never>;
    'contact-arrived': Record<string, never>;
    'newsletter-confirm': { path: string; consent: string };
    /** `path` unsubscribes. */
    'newsletter-welcome': { path: string; topics: string[] };
    'daily-digest': { groups: { lines: string[]; path: string }[]; settings: string };
  };
export type MailTemplate = keyof MailData;

type Template<Data> = (data: Data, site: SiteProfile) => Omit<MailContent, 'greeting'>;

const templates: { [Name in MailTemplate]: Template<MailData[Name]> } = {
  ...securityMails,
  ...privacyMails,
  ...contactDeskMails,
  ...brokerMails,
  ...userMails,
  ...securityAlertMails,
  ...progressMails,
  ...callbackMails,
  'request-received': (data) => ({
    subject: `We have your request ${data.number}`,
    paragraphs: [
      `Your request "${data.title}" has arrived. Its number is ${data.number}.`,
      nextSteps(data),
      'A request is not coverage: nothing is insured until a broker confirms it with an insurer.',
    ],
    action: { label: 'Follow your request in your account', path: data.path },
    note: 'If you have no account yet, the link helps you create one: it is for you alone and works for 30 days. If you did not send this request, you can ignore this mail.',
  }),
  'offer-made': (data) => ({
    subject: `A request is offered to you until ${data.expires}`,
    paragraphs: [
      `A new request (${data.title}, area ${data.area}) fits your licence and has been offered to you.`,
      `Until ${data.expires} it is yours to accept; after that it goes to the next broker.`,
    ],
    action: { label: 'Look at the request', path: data.path },
  }),
  'broker-assigned': (data) => ({
    subject: `You have a licensed broker for ${data.number}`,
    paragraphs: [
      `${data.brokerName} of ${data.firm} (licence ${data.licenceNumber}) is your broker for "${data.title}"${data.replyBy ? ` and answers you by ${data.replyBy}` : ''}.`,
      'You can write to each other in your portal.',
    ],
    action: { label: 'Open your request', path: data.path },
  }),
  'new-message': (data) => ({
    subject: `New message about ${data.number}`,
    paragraphs: [`There is a new message about "${data.title}". For your privacy it is not shown in this mail.`],
    action: { label: 'Read and answer', path: data.path },
  }),
  'information-requested': (data) => ({
    subject: `Your broker has a question about ${data.number}`,
    paragraphs: [`Your broker needs something from you to go on with "${data.title}".`],
    action: { label: 'See the question', path: data.path },
  }),
  'document-requested': (data) => ({
    subject: `Your broker needs a document for ${data.number}`,
    paragraphs: [
      `To go on with "${data.title}", your broker needs a document from you. What it is, and what for, is in your portal.`,
    ],
    action: { label: 'See what is needed', path: data.path },
  }),
  'document-due': (data) => ({
    subject: `A document for ${data.number} is due on ${data.dueOn}`,
    paragraphs: [`Your broker asked for a document for "${data.title}" by ${data.dueOn}. It has not arrived yet.`],
    action: { label: 'See what is needed', path: data.path },
  }),
  'document-overdue': (data) => ({
    subject: `A document for ${data.number} is overdue`,
    paragraphs: [`A document you asked for in "${data.title}" has not arrived by the day you named.`],
    action: { label: 'Open the case', path: data.path },
  }),
  'document-rejected': (data) => ({
    subject: `Please send a document for ${data.number} again`,
    paragraphs: [`Your broker looked at a document for "${data.title}" and needs it once more. Why is in your portal.`],
    action: { label: 'See what is needed', path: data.path },
  }),
  'document-added': (data) => ({
    subject: `A new document in ${data.number}`,
    paragraphs: [`There is a new document in "${data.title}". For your privacy it is not attached to this mail.`],
    action: { label: 'Look at it', path: data.path },
  }),
  'document-infected': (data) => ({
    subject: `A file in ${data.number} was quarantined`,
    paragraphs: [
      `Our scanner found something harmful in a file of "${data.title}". It was quarantined: nobody can open it.`,
      'If you sent it, please check your device, then send a clean copy.',
    ],
    action: { label: 'Open the request', path: data.path },
  }),
  'harmful-file': (data) => ({
    subject: `A harmful file was stopped in ${data.number}`,
    paragraphs: [`The scanner found something harmful in a file of "${data.title}". Nobody can open it.`],
    action: { label: 'Open the case', path: data.path },
  }),
  'options-published': (data) => ({
    subject: `Options from your broker for ${data.number}`,
    paragraphs: [
      `Your broker has prepared ${data.count === 1 ? 'one option' : `${data.count} options`} for "${data.title}". You can compare them side by side.`,
      'An option is not coverage: nothing is insured until your broker confirms it.',
    ],
    action: { label: 'Compare the options', path: data.path },
  }),
  'option-accepted': (data) => ({
    subject: `Your client chose an option for ${data.number}`,
    paragraphs: [
      `Your client has chosen one of the options for "${data.title}". It is your turn to confirm it with the insurer.`,
    ],
    action: { label: 'Open the case', path: data.path },
  }),
  'coverage-bound': (data) => ({
    subject: `Your broker confirmed with the insurer: ${data.number}`,
    paragraphs: [
      `${data.brokerName} has confirmed "${data.title}" with ${data.insurer}. The dates and the policy number are in your portal; the policy itself comes from your broker.`,
    ],
    action: { label: 'See the confirmation', path: data.path },
  }),
  'case-closed': (data) => ({
    subject: `${data.number} was closed`,
    paragraphs: [`The request "${data.title}" was closed.`],
    action: { label: 'See what happened', path: data.path },
  }),
  'case-reopened': (data) => ({
    subject: `${data.number} was reopened`,
    paragraphs: [`The request "${data.title}" was closed and has been taken up again.`],
    action: { label: 'Open the request', path: data.path },
  }),
  'options-expired': (data) => ({
    subject: `The options for ${data.number} have run out`,
    paragraphs: [`The last day to choose one of the options for "${data.title}" has passed. New ones can be prepared.`],
    action: { label: 'Open the request', path: data.path },
  }),
  // Nothing of the request: the address may have been mistyped.
  'participant-invited': (data, site) => ({
    subject: `${data.inviterName ?? 'Someone'} invites you to a request`,
    paragraphs: [
      `${data.inviterName ?? 'Someone'} would like you to take part in an insurance request on ${site.name}: to read along, write and send documents. Decisions stay with ${data.inviterName ?? 'them'}.`,
    ],
    action: { label: 'See the invitation', path: data.path },
    note: 'The link is for you alone, works once and for 14 days. If you do not know what this is about, you can ignore this mail.',
  }),
  'participant-removed': (data) => ({
    subject: `You are no longer part of ${data.number}`,
    paragraphs: [`The person who invited you to the request ${data.number} has ended your part in it.`],
  }),
  'routing-failed': (data) => ({
    subject: `No broker available for ${data.number}`,
    paragraphs: [`No broker passes the checks for "${data.title}". Somebody should look at it.`],
    action: { label: 'Open the case', path: data.path },
  }),
  'contact-received': () => ({
    subject: 'We have your message',
    paragraphs: [
      'Thank you for your message. It goes to a licensed broker partner or to our team, and we will get back to you within our business hours.',
    ],
    note: 'If you did not write to us, you can ignore this email: somebody entered your address by mistake.',
  }),
  'contact-arrived': () => ({
    subject: 'A contact message arrived',
    paragraphs: ['Somebody wrote through the contact form. The message is in the admin area.'],
    action: { label: 'Read it', path: paths.admin.messages },
  }),
  'newsletter-confirm': (data, site) => ({
    subject: 'Please confirm your newsletter sign-up',
    paragraphs: [
      `Somebody, hopefully you, signed this address up for the newsletter of ${site.name}.`,
      `By confirming you agree: "${data.consent}"`,
    ],
    action: { label: 'Confirm the sign-up', path: data.path },
    note: 'If it was not you, do nothing: without confirmation nothing is sent.',
  }),
  'newsletter-welcome': (data, site) => ({
    subject: `You are on the list of ${site.name}`,
    paragraphs: [
      'Thank you for confirming. About once a month you get a mail with what changes and what to ask.',
      data.topics.length > 0
        ? `You chose: ${data.topics.map((topic) => newsletterTopics[topic as NewsletterTopic] ?? topic).join('; ')}.`
        : 'You chose no topics, so you get all of them.',
    ],
    action: { label: 'Read the latest articles', path: paths.blog },
    unsubscribePath: data.path,
  }),
  'daily-digest': (data) => ({
    subject: 'What is new in your portal',
    paragraphs: ['This happened since your last summary and you have not seen it yet:'],
    groups: data.groups,
    note: 'You get this once a day because you chose a daily summary. You can change that in your account, under Notifications.',
    action: { label: 'Change what is mailed to you', path: data.settings },
  }),
};

export function mailContent<Name extends MailTemplate>(
  template: Name,
  data: MailData[Name],
  toName: string,
  site: SiteProfile,
): MailContent {
  return { greeting: toName ? `Hello ${toName},` : 'Hello,', ...templates[template](data, site) };
}
