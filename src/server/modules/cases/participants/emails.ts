/** Emails about being added to a case and removed from it. */
import { defineEmails, needed, optional } from '#server/modules/notifications/outbox/definition.ts';

export type ParticipantEmailData = {
  'participant-invited': { inviterName: string | null; path: string };
  'participant-removed': { number: string };
};

export const participantEmails = defineEmails<ParticipantEmailData>({
  // Contains nothing of the request: the address may have been mistyped.
  // Sent regardless of settings: an invitation goes to a mailbox, and a person who loses access must learn of it.
  'participant-invited': {
    rule: 'stranger',
    law: optional,
    content: (data, site) => ({
      subject: `${data.inviterName ?? 'Someone'} invited you to a request`,
      paragraphs: [
        `${data.inviterName ?? 'Someone'} invited you to join an insurance request on ${site.name}. You can follow along, send messages and upload documents. All decisions stay with ${data.inviterName ?? 'them'}.`,
      ],
      action: { label: 'View the invitation', path: data.path },
      note: 'The link is for you only, works once and expires in 14 days. If you don’t know what this is about, you can ignore this email.',
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
