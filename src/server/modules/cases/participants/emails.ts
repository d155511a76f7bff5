/** Emails about being added to a case and removed from it. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type ParticipantEmailData = {
  'participant-invited': { inviterName: string | null; path: string };
  'participant-removed': { number: string };
};

export const participantEmails = defineEmails<ParticipantEmailData>({
  // Contains nothing of the request: the address may have been mistyped.
  // Sent regardless of settings: an invitation goes to a mailbox, and a person who loses access must learn of it.
  'participant-invited': {
    rule: 'stranger',
    content: (data, site) => ({
      subject: `${data.inviterName ?? 'Someone'} invites you to a request`,
      paragraphs: [
        `${data.inviterName ?? 'Someone'} would like you to take part in an insurance request on ${site.name}: to read along, write and send documents. Decisions stay with ${data.inviterName ?? 'them'}.`,
      ],
      action: { label: 'See the invitation', path: data.path },
      note: 'The link is for you alone, works once and for 14 days. If you do not know what this is about, you can ignore this mail.',
    }),
  },
  'participant-removed': {
    rule: 'always',
    content: (data) => ({
      subject: `You are no longer part of ${data.number}`,
      paragraphs: [`The person who invited you to the request ${data.number} has ended your part in it.`],
    }),
  },
});
