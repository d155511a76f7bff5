/** What somebody who wrote through the contact form is mailed by a person. */
import type { MailContent } from '#server/platform/email/view.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

export type ContactDeskMailData = {
  'contact-reply': { subject: string; body: string; senderName: string };
  'contact-became-request': { subject: string; number: string; promise: string; path: string };
};

/** What follows a request that has come in, and by when. */
export function nextSteps({ promise }: { promise?: string }): string {
  const next = 'Next, we offer it to one licensed broker partner who serves your area.';
  // An email queued before an upgrade may not have it.
  return promise ? `${next} ${promise} If these times change, we email you the new ones.` : next;
}

type Template<Data> = (data: Data, site: SiteProfile) => Omit<MailContent, 'greeting'>;

export const contactDeskMails: { [Name in keyof ContactDeskMailData]: Template<ContactDeskMailData[Name]> } = {
  'contact-reply': (data, site) => ({
    subject: `Re: ${data.subject}`,
    paragraphs: [...data.body.split(/\n+/).filter((line) => line.trim() !== ''), `${data.senderName}, ${site.name}`],
    note: `You wrote to us through the contact form. To go on, answer this mail or write to ${site.email}.`,
  }),
  'contact-became-request': (data, site) => ({
    subject: `Your message is now request ${data.number}`,
    paragraphs: [
      `You wrote to us about "${data.subject}". So that a licensed broker can answer you, we have made a request of it. Its number is ${data.number}.`,
      nextSteps(data),
      'A request is not coverage: nothing is insured until a broker confirms it with an insurer.',
    ],
    action: { label: 'Follow your request in your account', path: data.path },
    note: `If you do not want this, tell us at ${site.email}, and we withdraw it. If you have no account yet, the link helps you create one: it is for you alone and works for 30 days.`,
  }),
};
