/** Emails about a case that is closed, reopened or resumed from a hold. */
import { type CaseFacts, defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

export type WorkflowEmailData = {
  'case-closed': CaseFacts;
  'case-reopened': CaseFacts;
  'case-resumed': CaseFacts;
  'answers-added': CaseFacts;
  'withdrawal-unconfirmed': CaseFacts;
};

export const workflowEmails = defineEmails<WorkflowEmailData>({
  'case-closed': {
    rule: { topic: 'progress', line: ({ number }) => `${number} was closed` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `Request ${data.number} was closed · ${data.title}`,
      paragraphs: [`The request "${data.title}" was closed.`],
      action: { label: 'View the request', path: data.path },
    }),
  },
  'case-reopened': {
    rule: { topic: 'progress', line: ({ number }) => `${number} was reopened` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `Request ${data.number} was reopened · ${data.title}`,
      paragraphs: [`The request "${data.title}" was closed and is now open again.`],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'case-resumed': {
    rule: { topic: 'progress', line: ({ number }) => `${number} is no longer on hold` },
    law: needed,
    content: (data) => ({
      subject: `No longer on hold · ${data.title}`,
      paragraphs: [`"${data.title}" is no longer on hold. It’s active again, and the reply deadline applies again.`],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'answers-added': {
    rule: { topic: 'progress', line: ({ number }) => `The client added answers to ${number}` },
    law: needed,
    content: (data) => ({
      subject: `The client added answers · ${data.title}`,
      paragraphs: [`The client of "${data.title}" answered more questions. Open the request to read them.`],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'withdrawal-unconfirmed': {
    rule: { topic: 'progress', line: ({ number }) => `Confirm the withdrawal: ${number}` },
    law: needed,
    content: (data) => ({
      subject: `Confirm the withdrawal: ${data.number}`,
      paragraphs: [
        `The client withdrew "${data.title}", or a consent for it, more than a business day ago. Open the request to see what they withdrew, and confirm it there.`,
      ],
      action: { label: 'Open the request', path: data.path },
    }),
  },
});
