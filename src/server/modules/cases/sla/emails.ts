/** Emails about clocks that run out and reply times that change. */
import { type CaseFacts, defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

export type ClockEmailData = {
  /** The time promised in the receipt cannot be kept: states the new times. */
  'reply-time-moved': CaseFacts & { promise: string };
  'reply-due': CaseFacts;
  'reply-late': CaseFacts;
  'confirm-due': CaseFacts;
  'confirm-late': CaseFacts;
  /** The same for administrators. */
  'reply-late-watch': CaseFacts;
  'offer-ending': { title: string; expires: string; path: string };
};

export const clockEmails = defineEmails<ClockEmailData>({
  'reply-time-moved': {
    rule: 'always',
    law: needed,
    content: (data) => ({
      subject: `New reply time for ${data.number}`,
      paragraphs: [
        `Your request "${data.title}" has been offered to another licensed broker, so the reply will come later than we said.`,
        data.promise,
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'reply-due': {
    rule: { topic: 'messages', line: ({ number }) => `Reply due soon: ${number}` },
    law: needed,
    content: (data) => ({
      subject: `Reply due soon: ${data.number}`,
      paragraphs: [
        `The client is waiting for your reply about "${data.title}", and most of the time to reply has passed.`,
      ],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'reply-late': {
    rule: { topic: 'messages', line: ({ number }) => `Reply overdue: ${number}` },
    law: needed,
    content: (data) => ({
      subject: `Reply overdue: ${data.number}`,
      paragraphs: [
        `Your reply to the client about "${data.title}" is overdue. The administrators have been notified too.`,
      ],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'confirm-due': {
    rule: {
      topic: 'messages',
      line: ({ number }) => `Confirm the accepted option soon: ${number}`,
    },
    law: needed,
    content: (data) => ({
      subject: `Confirm the accepted option for ${data.number}`,
      paragraphs: [
        `Your client accepted an option for "${data.title}", and most of the time to confirm it with the insurer has passed. There’s no coverage until you confirm it.`,
      ],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'confirm-late': {
    rule: { topic: 'messages', line: ({ number }) => `Confirmation overdue: ${number}` },
    law: needed,
    content: (data) => ({
      subject: `Confirmation overdue: ${data.number}`,
      paragraphs: [
        `Your client accepted an option for "${data.title}" that wasn’t confirmed with the insurer in time. The administrators have been notified.`,
      ],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'reply-late-watch': {
    rule: { topic: 'operations', line: ({ number }) => `Client kept waiting: ${number}` },
    law: 'internal',
    content: (data) => ({
      subject: `Client kept waiting: ${data.number}`,
      paragraphs: [`The client for "${data.title}" didn’t get a reply within the time we promised.`],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'offer-ending': {
    rule: 'offers',
    law: needed,
    content: (data) => ({
      subject: `Offer expires ${data.expires}`,
      paragraphs: [
        `You have until ${data.expires} to accept a request (${data.title}). After that, it goes to the next broker.`,
      ],
      action: { label: 'View the request', path: data.path },
    }),
  },
});
