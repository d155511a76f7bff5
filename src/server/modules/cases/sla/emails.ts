/** Emails about clocks that run out and reply times that change. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

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
    content: (data) => ({
      subject: `A new time for the reply to ${data.number}`,
      paragraphs: [
        `Your request "${data.title}" has been offered to another licensed broker, so the reply comes later than we told you.`,
        data.promise,
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'reply-due': {
    rule: { topic: 'messages', line: ({ number }) => `A reply is due soon in ${number}` },
    content: (data) => ({
      subject: `A reply is due soon in ${data.number}`,
      paragraphs: [`The client of "${data.title}" waits for a reply, and most of the time for it has passed.`],
      action: { label: 'Open the case', path: data.path },
    }),
  },
  'reply-late': {
    rule: { topic: 'messages', line: ({ number }) => `The reply is late in ${number}` },
    content: (data) => ({
      subject: `The reply is late in ${data.number}`,
      paragraphs: [
        `The client of "${data.title}" was promised a reply that has not come. The administrators are told as well.`,
      ],
      action: { label: 'Open the case', path: data.path },
    }),
  },
  'confirm-due': {
    rule: {
      topic: 'messages',
      line: ({ number }) => `The accepted option is to be confirmed soon in ${number}`,
    },
    content: (data) => ({
      subject: `Confirm the accepted option for ${data.number}`,
      paragraphs: [
        `Your client accepted an option for "${data.title}", and most of the time to confirm it with the insurer has passed. There is no coverage until you do.`,
      ],
      action: { label: 'Open the case', path: data.path },
    }),
  },
  'confirm-late': {
    rule: { topic: 'messages', line: ({ number }) => `The confirmation is late in ${number}` },
    content: (data) => ({
      subject: `The confirmation is late for ${data.number}`,
      paragraphs: [
        `Your client accepted an option for "${data.title}" that has not been confirmed with the insurer in time. The administrators have been informed.`,
      ],
      action: { label: 'Open the case', path: data.path },
    }),
  },
  'reply-late-watch': {
    rule: { topic: 'operations', line: ({ number }) => `A client waits too long: ${number}` },
    content: (data) => ({
      subject: `A client waits too long: ${data.number}`,
      paragraphs: [`A promise to the client of "${data.title}" was missed.`],
      action: { label: 'Open the case', path: data.path },
    }),
  },
  'offer-ending': {
    rule: 'offers',
    content: (data) => ({
      subject: `An offer expires on ${data.expires}`,
      paragraphs: [
        `A request (${data.title}) is still offered to you until ${data.expires}; after that it goes to the next broker.`,
      ],
      action: { label: 'Look at the request', path: data.path },
    }),
  },
});
