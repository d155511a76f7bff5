/** Emails about a call, with the time in Alberta and nothing of the case: the subject of the call is in the portal. */
import { type CaseFacts, defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

type CallFacts = CaseFacts & { when: string };

export type CallbackEmailData = {
  'callback-planned': CallFacts & { minutes: number };
  'callback-moved': CallFacts & { minutes: number };
  'callback-cancelled': CallFacts;
  'callback-by-client': CallFacts & { event: keyof typeof deeds };
  'callback-for-assistant': CallFacts & { event: keyof typeof deeds };
};

const deeds = {
  callback_planned: { subject: 'Call booked', sentence: 'booked a call', passive: 'was booked' },
  callback_changed: { subject: 'Call moved', sentence: 'chose another time for the call', passive: 'was moved' },
  callback_ended: { subject: 'Call cancelled', sentence: 'cancelled the call', passive: 'was cancelled' },
} as const;

export const callbackEmails = defineEmails<CallbackEmailData>({
  // An appointment cannot wait for tomorrow's summary. Participants may be in it, and read the same; they can’t choose another time.
  'callback-planned': {
    rule: 'always',
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `Call about ${data.number}: ${data.when}`,
      paragraphs: [
        `A call about your request ${data.number} is scheduled: ${data.when}, about ${data.minutes} minutes.`,
        'In your portal, you can see what it’s about and add it to your calendar.',
      ],
      action: { label: 'View the call', path: data.path },
    }),
  },
  'callback-moved': {
    rule: 'always',
    law: needed,
    toParticipants: true,
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
    toParticipants: true,
    content: (data) => ({
      subject: `The call about ${data.number} was cancelled`,
      paragraphs: [
        `The call about your request ${data.number} was cancelled: ${data.when}.`,
        'You can message your broker in your portal any time.',
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  // To those who help the broker: who calls may be one of them.
  'callback-for-assistant': {
    rule: 'always',
    law: needed,
    content: ({ event, number, when, path }) => ({
      subject: `${deeds[event].subject} about ${number}: ${when}`,
      paragraphs: [`A call about ${number}, a request you help with, ${deeds[event].passive}: ${when}.`],
      action: { label: 'Open the request', path },
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
