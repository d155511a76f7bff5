/** Emails about two requests that are merged, or separated again. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type DuplicateEmailData = {
  'case-joined': CaseFacts;
  'case-separated': CaseFacts;
};

export const duplicateEmails = defineEmails<DuplicateEmailData>({
  'case-joined': {
    rule: { topic: 'progress', line: ({ number }) => `${number} was joined with another request` },
    toParticipants: true,
    content: (data) => ({
      subject: `${data.number} was joined with your other request`,
      paragraphs: [
        `"${data.title}" is about the same as another request of yours, so your broker goes on with the two as one. Nothing is lost: what you sent and wrote stays readable.`,
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'case-separated': {
    rule: { topic: 'progress', line: ({ number }) => `${number} goes on by itself again` },
    toParticipants: true,
    content: (data) => ({
      subject: `${data.number} goes on by itself again`,
      paragraphs: [`"${data.title}" was joined with another request by mistake and is open again.`],
      action: { label: 'Open your request', path: data.path },
    }),
  },
});
