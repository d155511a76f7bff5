/** Emails about a call, with the time in Alberta and nothing of the case: the subject of the call is in the portal. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

type CallFacts = CaseFacts & { when: string };

export type CallbackEmailData = {
  'callback-planned': CallFacts & { minutes: number };
  'callback-moved': CallFacts & { minutes: number };
  'callback-cancelled': CallFacts;
};

export const callbackEmails = defineEmails<CallbackEmailData>({
  // An appointment cannot wait for tomorrow's summary.
  'callback-planned': {
    rule: 'always',
    content: (data) => ({
      subject: `A call about ${data.number}: ${data.when}`,
      paragraphs: [
        `Your broker plans to call you about your request ${data.number}: ${data.when}, for about ${data.minutes} minutes.`,
        'In your portal you can read what it is about, put it into your calendar, or write if another time is better.',
      ],
      action: { label: 'See the call', path: data.path },
    }),
  },
  'callback-moved': {
    rule: 'always',
    content: (data) => ({
      subject: `Another time for the call about ${data.number}: ${data.when}`,
      paragraphs: [
        `The call about your request ${data.number} was moved: ${data.when}, for about ${data.minutes} minutes.`,
        'If you put the call into your calendar, please add it again from your portal: the entry is replaced.',
      ],
      action: { label: 'See the call', path: data.path },
    }),
  },
  'callback-cancelled': {
    rule: 'always',
    content: (data) => ({
      subject: `The call about ${data.number} was cancelled`,
      paragraphs: [
        `The call about your request ${data.number} does not take place: ${data.when}.`,
        'You can write to your broker in your portal at any time.',
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
});
