/**
 * Every mail the product sends, on one page. Mails never carry answers, messages, documents or reasons: whoever reads over
 * a shoulder learns that there is news, not what it is.
 */
import type { MailContent } from '#server/features/mail/view.ts';
import { type NewsletterTopic, newsletterTopics } from '#shared/newsletter/schema.ts';
import { paths } from '#shared/paths.ts';
import type { SiteProfile } from '#shared/site.ts';

type CaseFacts = { number: string; title: string; path: string };

/** What each template needs to know; stored with the mail, so that it can be sent after a restart. */
export type MailData = {
  'request-received': CaseFacts & { firstReplyBy: string };
  'offer-made': { title: string; area: string; expires: string; path: string };
  'broker-assigned': CaseFacts & { brokerName: string; firm: string; licenceNumber: string };
  'new-message': CaseFacts;
  'information-requested': CaseFacts;
  'options-published': CaseFacts & { count: number };
  'option-accepted': CaseFacts;
  'coverage-bound': CaseFacts & { insurer: string; brokerName: string };
  'case-closed': CaseFacts;
  'routing-failed': CaseFacts;
  'contact-received': { subject: string };
  'contact-arrived': { subject: string };
  'newsletter-confirm': { path: string; consent: string };
  /** `path` unsubscribes. */
  'newsletter-welcome': { path: string; topics: string[] };
};
export type MailTemplate = keyof MailData;

type Template<Data> = (data: Data, site: SiteProfile) => Omit<MailContent, 'greeting'>;

const templates: { [Name in MailTemplate]: Template<MailData[Name]> } = {
  'request-received': (data) => ({
    subject: `We have your request ${data.number}`,
    paragraphs: [
      `Your request "${data.title}" has arrived. Its number is ${data.number}.`,
      `Next, we offer it to one licensed broker partner who serves your area. By ${data.firstReplyBy} you can expect a first reply.`,
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
    subject: `A licensed broker is working on ${data.number}`,
    paragraphs: [
      `${data.brokerName} of ${data.firm} (licence ${data.licenceNumber}) has taken on your request "${data.title}".`,
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
  'routing-failed': (data) => ({
    subject: `No broker available for ${data.number}`,
    paragraphs: [`No broker passes the checks for "${data.title}". Somebody should look at it.`],
    action: { label: 'Open the case', path: data.path },
  }),
  'contact-received': (data) => ({
    subject: 'We have your message',
    paragraphs: [
      `Thank you for your message "${data.subject}". It goes to a licensed broker partner or to our team, and we will get back to you within our business hours.`,
    ],
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
};

export function mailContent<Name extends MailTemplate>(
  template: Name,
  data: MailData[Name],
  toName: string,
  site: SiteProfile,
): MailContent {
  return { greeting: toName ? `Hello ${toName},` : 'Hello,', ...templates[template](data, site) };
}
