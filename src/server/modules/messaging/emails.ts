/** That somebody wrote, never what. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type MessageEmailData = {
  'new-message': CaseFacts;
};

export const messageEmails = defineEmails<MessageEmailData>({
  'new-message': {
    rule: { topic: 'messages', line: ({ number }) => `New message about ${number}` },
    content: (data) => ({
      subject: `New message about ${data.number}`,
      paragraphs: [`There is a new message about "${data.title}". For your privacy it is not shown in this mail.`],
      action: { label: 'Read and answer', path: data.path },
    }),
  },
});
