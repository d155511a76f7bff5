/** The email that says that a broker has questions, never which: a question can say what was answered before. */
import { type CaseFacts, defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

export type AskingEmailData = { 'questions-asked': CaseFacts & { count: number } };

export const countOfQuestions = (count: number) => (count === 1 ? 'a question' : `${count} questions`);

export const askingEmails = defineEmails<AskingEmailData>({
  'questions-asked': {
    rule: {
      topic: 'messages',
      line: ({ number, count }) => `Your broker has ${countOfQuestions(count)} about ${number}`,
    },
    law: needed,
    content: ({ title, path, count }) => ({
      subject: `Your broker has ${countOfQuestions(count)} about your request`,
      paragraphs: [
        `To move forward with "${title}", your broker needs ${count === 1 ? 'one more answer' : 'a few more answers'}. For your privacy, this email doesn’t say which.`,
      ],
      action: { label: count === 1 ? 'Answer the question' : 'Answer the questions', path },
    }),
  },
});
