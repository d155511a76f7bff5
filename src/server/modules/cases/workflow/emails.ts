/** Emails about a case that is closed, reopened or resumed from a hold. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type WorkflowEmailData = {
  'case-closed': CaseFacts;
  'case-reopened': CaseFacts;
  'case-resumed': CaseFacts;
};

export const workflowEmails = defineEmails<WorkflowEmailData>({
  'case-closed': {
    rule: { topic: 'progress', line: ({ number }) => `${number} was closed` },
    toParticipants: true,
    content: (data) => ({
      subject: `${data.number} was closed`,
      paragraphs: [`The request "${data.title}" was closed.`],
      action: { label: 'See what happened', path: data.path },
    }),
  },
  'case-reopened': {
    rule: { topic: 'progress', line: ({ number }) => `${number} was reopened` },
    toParticipants: true,
    content: (data) => ({
      subject: `${data.number} was reopened`,
      paragraphs: [`The request "${data.title}" was closed and has been taken up again.`],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'case-resumed': {
    rule: { topic: 'progress', line: ({ number }) => `${number} is back from its hold` },
    content: (data) => ({
      subject: `${data.number} is back from its hold`,
      paragraphs: [`The day you chose for "${data.title}" has come: it is open again, and its clock runs.`],
      action: { label: 'Open the case', path: data.path },
    }),
  },
});
