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
    law: 'answer',
    content: (data, site) => ({
      subject: `Re: ${data.subject}`,
      paragraphs: [...data.body.split(/\n+/).filter((line) => line.trim() !== ''), `${data.senderName}, ${site.name}`],
      note: `You wrote to us through the contact form. To continue, reply to this email or write to ${site.email}.`,
    }),
  },
  'contact-became-request': {
    rule: 'always',
    law: 'answer',
    content: (data, site) => ({
      subject: `Your message is now request ${data.number}`,
      paragraphs: [
        `You wrote to us about "${data.subject}". We converted your message to a request so that a licensed broker can help. The request number is ${data.number}.`,
        nextSteps(data),
        'A request is not coverage: nothing is insured until a broker confirms it with an insurer.',
      ],
      action: { label: 'Track your request', path: data.path },
      note: `If you don’t want this, let us know at ${site.email} and we’ll withdraw it. If you don’t have an account yet, the link lets you create one. It’s for you only and expires in 30 days.`,
    }),
  },
});
