/** Emails that say that someone wrote, never what. */
import { type CaseFacts, defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

export type MessageEmailData = {
  'new-message': CaseFacts;
  'information-requested': CaseFacts & { brokerName?: string };
};

export const messageEmails = defineEmails<MessageEmailData>({
  'new-message': {
    rule: { topic: 'messages', line: ({ number }) => `New message about ${number}` },
    law: needed,
    content: (data) => ({
      subject: `New message · ${data.title}`,
      paragraphs: [`There’s a new message about "${data.title}". For your privacy, it isn’t shown in this email.`],
      action: { label: 'Read and reply', path: data.path },
    }),
  },
  'information-requested': {
    rule: { topic: 'messages', line: ({ number }) => `Question from your broker about ${number}` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `${data.brokerName ?? 'Your broker'} has a question · ${data.title}`,
      paragraphs: [`Your broker needs something from you to move forward with "${data.title}".`],
      action: { label: 'View the question', path: data.path },
    }),
  },
});
