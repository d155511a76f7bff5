/** Emails that say that someone wrote; what, only to those who chose to get it (docs/decisions/0093). */
import { type CaseFacts, defineEmails, linesOf, needed } from '#server/modules/notifications/outbox/definition.ts';

export type MessageEmailData = {
  'new-message': CaseFacts & { written?: { from: string; text: string; files: number } };
  'information-requested': CaseFacts & { brokerName?: string; text?: string };
};

function writtenBy({ from, text, files }: { from: string; text: string; files: number }, title: string): string[] {
  const attached =
    files === 0
      ? []
      : [files === 1 ? 'A file is attached in your portal.' : `${files} files are attached in your portal.`];
  return [`${from} wrote about "${title}":`, ...linesOf(text), ...attached];
}

export const messageEmails = defineEmails<MessageEmailData>({
  'new-message': {
    rule: { topic: 'messages', line: ({ number }) => `New message about ${number}` },
    law: needed,
    content: (data) => ({
      subject: `New message · ${data.title}`,
      paragraphs: data.written
        ? writtenBy(data.written, data.title)
        : [`There’s a new message about "${data.title}". For your privacy, it isn’t shown in this email.`],
      action: { label: 'Read and reply', path: data.path },
    }),
  },
  'information-requested': {
    rule: { topic: 'messages', line: ({ number }) => `Question from your broker about ${number}` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `${data.brokerName ?? 'Your broker'} has a question · ${data.title}`,
      paragraphs: [
        `Your broker needs something from you to move forward with "${data.title}".`,
        ...linesOf(data.text ?? ''),
      ],
      action: { label: 'View the question', path: data.path },
    }),
  },
});
