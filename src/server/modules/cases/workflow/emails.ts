/** A case that is asked about, closed, reopened or taken off its hold. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type WorkflowEmailData = {
  'information-requested': CaseFacts;
  'case-closed': CaseFacts;
  'case-reopened': CaseFacts;
  'case-resumed': CaseFacts;
};

export const workflowEmails = defineEmails<WorkflowEmailData>({
  'information-requested': {
    rule: { topic: 'messages', line: ({ number }) => `A question from your broker about ${number}` },
    toParticipants: true,
    content: (data) => ({
      subject: `Your broker has a question about ${data.number}`,
      paragraphs: [`Your broker needs something from you to go on with "${data.title}".`],
      action: { label: 'See the question', path: data.path },
    }),
  },
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
