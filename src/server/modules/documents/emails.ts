/** Emails about documents: that there is one, never which. */
import { type CaseFacts, defineEmails, linesOf, needed } from '#server/modules/notifications/outbox/definition.ts';

export type DocumentEmailData = {
  'document-requested': CaseFacts & { brokerName?: string; count?: number; dueOn?: string; text?: string };
  'document-due': CaseFacts & { dueOn: string; count?: number };
  'document-overdue': CaseFacts;
  'document-rejected': CaseFacts & { brokerName?: string };
  'document-added': CaseFacts;
  'document-infected': CaseFacts;
  /** The same for administrators. */
  'harmful-file': CaseFacts;
};

/** "a document", "3 documents". An email that was queued without a count is about one. */
function howMany(count = 1): string {
  return count === 1 ? 'a document' : `${count} documents`;
}

export const documentEmails = defineEmails<DocumentEmailData>({
  'document-requested': {
    rule: { topic: 'documents', line: ({ number, count }) => `Your broker needs ${howMany(count)} for ${number}` },
    law: needed,
    toParticipants: true,
    content: ({ brokerName = 'Your broker', title, count, dueOn, text = '', path }) => ({
      subject: `${brokerName} needs ${howMany(count)} · ${title}`,
      paragraphs: [
        `Your broker needs ${howMany(count)} from you${dueOn ? ` by ${dueOn}` : ''} to move forward with "${title}".${text ? '' : ' Your portal lists what’s needed and why.'}`,
        ...linesOf(text),
      ],
      action: { label: 'View the request', path },
    }),
  },
  'document-due': {
    rule: { topic: 'documents', line: ({ number, dueOn }) => `Documents for ${number} due ${dueOn}` },
    law: needed,
    toParticipants: true,
    content: ({ title, dueOn, count = 1, path }) => ({
      subject: `${count === 1 ? 'Document' : `${count} documents`} due ${dueOn} · ${title}`,
      paragraphs: [
        `Your broker asked for ${howMany(count)} for "${title}" by ${dueOn}. We haven’t received ${count === 1 ? 'it' : 'them'} yet.`,
      ],
      action: { label: 'View the request', path },
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
