/** Mails about a call. The time on the wall in Alberta, and nothing of the case: what the call is about is in the portal. */
import type { MailContent } from '#server/platform/email/view.ts';

type CallFacts = { number: string; title: string; path: string; when: string };

export type CallbackMailData = {
  'callback-planned': CallFacts & { minutes: number };
  'callback-moved': CallFacts & { minutes: number };
  'callback-cancelled': CallFacts;
};

type Template<Data> = (data: Data) => Omit<MailContent, 'greeting'>;

export const callbackMails: { [Name in keyof CallbackMailData]: Template<CallbackMailData[Name]> } = {
  'callback-planned': (data) => ({
    subject: `A call about ${data.number}: ${data.when}`,
    paragraphs: [
      `Your broker plans to call you about your request ${data.number}: ${data.when}, for about ${data.minutes} minutes.`,
      'In your portal you can read what it is about, put it into your calendar, or write if another time is better.',
    ],
    action: { label: 'See the call', path: data.path },
  }),
  'callback-moved': (data) => ({
    subject: `Another time for the call about ${data.number}: ${data.when}`,
    paragraphs: [
      `The call about your request ${data.number} was moved: ${data.when}, for about ${data.minutes} minutes.`,
      'If you put the call into your calendar, please add it again from your portal: the entry is replaced.',
    ],
    action: { label: 'See the call', path: data.path },
  }),
  'callback-cancelled': (data) => ({
    subject: `The call about ${data.number} was cancelled`,
    paragraphs: [
      `The call about your request ${data.number} does not take place: ${data.when}.`,
      'You can write to your broker in your portal at any time.',
    ],
    action: { label: 'Open your request', path: data.path },
  }),
};
