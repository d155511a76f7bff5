/** Emails that staff write to the sender of a contact message. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';
import { nextSteps } from '#server/platform/business-time/promises.ts';

export type InboxEmailData = {
  'contact-reply': { subject: string; body: string; senderName: string };
  'contact-became-request': { subject: string; number: string; promise: string; path: string };
};

export const inboxEmails = defineEmails<InboxEmailData>({
  // Written by staff, to a person who asked.
  'contact-reply': {
    rule: 'always',
    content: (data, site) => ({
      subject: `Re: ${data.subject}`,
      paragraphs: [...data.body.split(/\n+/).filter((line) => line.trim() !== ''), `${data.senderName}, ${site.name}`],
      note: `You wrote to us through the contact form. To go on, answer this mail or write to ${site.email}.`,
    }),
  },
  'contact-became-request': {
    rule: 'always',
    content: (data, site) => ({
      subject: `Your message is now request ${data.number}`,
      paragraphs: [
        `You wrote to us about "${data.subject}". So that a licensed broker can answer you, we have made a request of it. Its number is ${data.number}.`,
        nextSteps(data),
        'A request is not coverage: nothing is insured until a broker confirms it with an insurer.',
      ],
      action: { label: 'Follow your request in your account', path: data.path },
      note: `If you do not want this, tell us at ${site.email}, and we withdraw it. If you have no account yet, the link helps you create one: it is for you alone and works for 30 days.`,
    }),
  },
});
