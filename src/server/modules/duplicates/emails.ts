/** Emails about two requests that are merged, or separated again. */
import { type CaseFacts, defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

export type DuplicateEmailData = {
  'case-joined': CaseFacts;
  'case-separated': CaseFacts;
};

export const duplicateEmails = defineEmails<DuplicateEmailData>({
  'case-joined': {
    rule: { topic: 'progress', line: ({ number }) => `${number} was merged with another request` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `${data.number} was merged with your other request`,
      paragraphs: [
        `"${data.title}" covers the same thing as another of your requests, so the two are now handled as one. Nothing is lost: you can still see everything you sent.`,
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'case-separated': {
    rule: { topic: 'progress', line: ({ number }) => `${number} is a separate request again` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `${data.number} is a separate request again`,
      paragraphs: [`"${data.title}" was merged with another request by mistake and is open again.`],
      action: { label: 'Open your request', path: data.path },
    }),
  },
});
