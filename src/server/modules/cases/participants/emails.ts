/** Emails about being added to a case and removed from it. */
import { defineEmails, needed, optional } from '#server/modules/notifications/outbox/definition.ts';

export type ParticipantEmailData = {
  'participant-invited': { path: string };
  'participant-removed': { number: string };
};

export const participantEmails = defineEmails<ParticipantEmailData>({
  // Contains nothing of the request and no name: the address may have been mistyped. Sent once per address and case.
  // Sent regardless of settings: an invitation goes to a mailbox, and a person who loses access must learn of it.
  'participant-invited': {
    rule: 'stranger',
    law: optional,
    content: (data, site) => ({
      subject: `An invitation to join an insurance request on ${site.name}`,
      paragraphs: [
        `Someone with an insurance request on ${site.name} asked us to invite the person at this email address to join it.`,
        'The page the button opens tells you who it was and what joining means. If you don’t want to join, you don’t need to do anything.',
      ],
      action: { label: 'View the invitation', path: data.path },
      note: 'The link is for you only, works once and expires in 14 days. We send this invitation only once.',
    }),
  },
  'participant-removed': {
    rule: 'always',
    law: needed,
    content: (data) => ({
      subject: `You’re no longer part of ${data.number}`,
      paragraphs: [`The person who invited you to request ${data.number} has removed you from it.`],
    }),
  },
});
