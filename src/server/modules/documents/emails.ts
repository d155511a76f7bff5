/** Emails about documents: that there is one, never which. */
import { type CaseFacts, defineEmails, linesOf, needed } from '#server/modules/notifications/outbox/definition.ts';

export type DocumentEmailData = {
  'document-requested': CaseFacts & { brokerName?: string; text?: string };
  'document-due': CaseFacts & { dueOn: string };
  'document-overdue': CaseFacts;
  'document-rejected': CaseFacts & { brokerName?: string };
  'document-added': CaseFacts;
  'document-infected': CaseFacts;
  /** The same for administrators. */
  'harmful-file': CaseFacts;
};

export const documentEmails = defineEmails<DocumentEmailData>({
  'document-requested': {
    rule: { topic: 'documents', line: ({ number }) => `Your broker needs a document for ${number}` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `${data.brokerName ?? 'Your broker'} needs a document · ${data.title}`,
      paragraphs: data.text
        ? [`Your broker needs a document from you to move forward with "${data.title}":`, ...linesOf(data.text)]
        : [
            `Your broker needs a document from you to move forward with "${data.title}". Your portal says which one and why.`,
          ],
      action: { label: 'View the request', path: data.path },
    }),
  },
  'document-due': {
    rule: { topic: 'documents', line: ({ number, dueOn }) => `Document for ${number} due ${dueOn}` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `Document due ${data.dueOn} · ${data.title}`,
      paragraphs: [
        `Your broker asked for a document for "${data.title}" by ${data.dueOn}. We haven’t received it yet.`,
      ],
      action: { label: 'View the request', path: data.path },
    }),
  },
  'document-overdue': {
    rule: { topic: 'documents', line: ({ number }) => `Overdue document for ${number}` },
    law: needed,
    content: (data) => ({
      subject: `Document overdue · ${data.title}`,
      paragraphs: [`A document you requested for "${data.title}" wasn’t received by its due date.`],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'document-rejected': {
    rule: { topic: 'documents', line: ({ number }) => `Your broker needs a document again for ${number}` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `${data.brokerName ?? 'Your broker'} needs a document again · ${data.title}`,
      paragraphs: [`Your broker reviewed a document for "${data.title}" and needs it again. Your portal says why.`],
      action: { label: 'View the request', path: data.path },
    }),
  },
  'document-added': {
    rule: { topic: 'documents', line: ({ number }) => `New document in ${number}` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `New document · ${data.title}`,
      paragraphs: [`There’s a new document in "${data.title}". For your privacy, it isn’t attached to this email.`],
      action: { label: 'View the document', path: data.path },
    }),
  },
  'document-infected': {
    rule: { topic: 'documents', line: ({ number }) => `A file in ${number} was quarantined` },
    law: needed,
    content: (data) => ({
      subject: `A file in ${data.number} was quarantined`,
      paragraphs: [
        `Our scanner found a threat in a file in "${data.title}". The file was quarantined and can’t be opened.`,
        'If you uploaded it, check your device, then upload a clean copy.',
      ],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'harmful-file': {
    rule: { topic: 'operations', line: ({ number }) => `Harmful file quarantined in ${number}` },
    law: 'internal',
    content: (data) => ({
      subject: `Harmful file quarantined in ${data.number}`,
      paragraphs: [`The scanner found a threat in a file in "${data.title}". The file can’t be opened.`],
      action: { label: 'Open the request', path: data.path },
    }),
  },
});
