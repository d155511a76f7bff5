/** Emails about a call, with the time in Alberta and nothing of the case: the subject of the call is in the portal. */
import { type CaseFacts, defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

type CallFacts = CaseFacts & { when: string };

export type CallbackEmailData = {
  'callback-planned': CallFacts & { minutes: number };
  'callback-moved': CallFacts & { minutes: number };
  'callback-cancelled': CallFacts;
  'callback-by-client': CallFacts & { event: 'callback_planned' | 'callback_changed' | 'callback_ended' };
};

const deeds = {
  callback_planned: { subject: 'Call booked', sentence: 'booked a call' },
  callback_changed: { subject: 'Call moved', sentence: 'chose another time for the call' },
  callback_ended: { subject: 'Call cancelled', sentence: 'cancelled the call' },
} as const;

export const callbackEmails = defineEmails<CallbackEmailData>({
  // An appointment cannot wait for tomorrow's summary.
  'callback-planned': {
    rule: 'always',
    law: needed,
    content: (data) => ({
      subject: `Call about ${data.number}: ${data.when}`,
      paragraphs: [
        `A call about your request ${data.number} is scheduled: ${data.when}, about ${data.minutes} minutes.`,
        'In your portal, you can see what it’s about, add it to your calendar, or choose another time.',
      ],
      action: { label: 'View the call', path: data.path },
    }),
  },
  'callback-moved': {
    rule: 'always',
    law: needed,
    content: (data) => ({
      subject: `New time for your call about ${data.number}: ${data.when}`,
      paragraphs: [
        `The call about your request ${data.number} was rescheduled: ${data.when}, about ${data.minutes} minutes.`,
        'If you added the call to your calendar, add it again from your portal to replace the old entry.',
      ],
      action: { label: 'View the call', path: data.path },
    }),
  },
  'callback-cancelled': {
    rule: 'always',
    law: needed,
    content: (data) => ({
      subject: `The call about ${data.number} was cancelled`,
      paragraphs: [
        `The call about your request ${data.number} was cancelled: ${data.when}.`,
        'You can message your broker in your portal any time.',
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  // To the broker, whose day it changes.
  'callback-by-client': {
    rule: 'always',
    law: needed,
    content: ({ event, number, when, path }) => ({
      subject: `${deeds[event].subject} about ${number}: ${when}`,
      paragraphs: [`Your client ${deeds[event].sentence} about ${number}: ${when}.`],
      action: { label: 'Open the request', path },
    }),
  },
});
