/** Emails about documents: that there is one, never which. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type DocumentEmailData = {
  'document-requested': CaseFacts;
  'document-due': CaseFacts & { dueOn: string };
  'document-overdue': CaseFacts;
  'document-rejected': CaseFacts;
  'document-added': CaseFacts;
  'document-infected': CaseFacts;
  /** The same for administrators. */
  'harmful-file': CaseFacts;
};

export const documentEmails = defineEmails<DocumentEmailData>({
  'document-requested': {
    rule: { topic: 'documents', line: ({ number }) => `Your broker needs a document for ${number}` },
    toParticipants: true,
    content: (data) => ({
      subject: `Your broker needs a document for ${data.number}`,
      paragraphs: [
        `To go on with "${data.title}", your broker needs a document from you. What it is, and what for, is in your portal.`,
      ],
      action: { label: 'See what is needed', path: data.path },
    }),
  },
  'document-due': {
    rule: { topic: 'documents', line: ({ number, dueOn }) => `A document for ${number} is due on ${dueOn}` },
    toParticipants: true,
    content: (data) => ({
      subject: `A document for ${data.number} is due on ${data.dueOn}`,
      paragraphs: [`Your broker asked for a document for "${data.title}" by ${data.dueOn}. It has not arrived yet.`],
      action: { label: 'See what is needed', path: data.path },
    }),
  },
  'document-overdue': {
    rule: { topic: 'documents', line: ({ number }) => `A document for ${number} is overdue` },
    content: (data) => ({
      subject: `A document for ${data.number} is overdue`,
      paragraphs: [`A document you asked for in "${data.title}" has not arrived by the day you named.`],
      action: { label: 'Open the case', path: data.path },
    }),
  },
  'document-rejected': {
    rule: { topic: 'documents', line: ({ number }) => `A document for ${number} is needed once more` },
    toParticipants: true,
    content: (data) => ({
      subject: `Please send a document for ${data.number} again`,
      paragraphs: [
        `Your broker looked at a document for "${data.title}" and needs it once more. Why is in your portal.`,
      ],
      action: { label: 'See what is needed', path: data.path },
    }),
  },
  'document-added': {
    rule: { topic: 'documents', line: ({ number }) => `A new document in ${number}` },
    toParticipants: true,
    content: (data) => ({
      subject: `A new document in ${data.number}`,
      paragraphs: [`There is a new document in "${data.title}". For your privacy it is not attached to this mail.`],
      action: { label: 'Look at it', path: data.path },
    }),
  },
  'document-infected': {
    rule: { topic: 'documents', line: ({ number }) => `A file in ${number} was quarantined` },
    content: (data) => ({
      subject: `A file in ${data.number} was quarantined`,
      paragraphs: [
        `Our scanner found something harmful in a file of "${data.title}". It was quarantined: nobody can open it.`,
        'If you sent it, please check your device, then send a clean copy.',
      ],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'harmful-file': {
    rule: { topic: 'operations', line: ({ number }) => `A harmful file was stopped in ${number}` },
    content: (data) => ({
      subject: `A harmful file was stopped in ${data.number}`,
      paragraphs: [`The scanner found something harmful in a file of "${data.title}". Nobody can open it.`],
      action: { label: 'Open the case', path: data.path },
    }),
  },
});
