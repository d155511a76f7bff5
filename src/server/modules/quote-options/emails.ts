/** Emails about options, the client's choice and the insurer's decision. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type OptionEmailData = {
  'options-published': CaseFacts & { count: number };
  'option-accepted': CaseFacts;
  'options-expired': CaseFacts;
  'change-requested': CaseFacts;
  'choice-noted': CaseFacts & { brokerName: string };
  'insurer-declined': CaseFacts;
  'coverage-bound': CaseFacts & { insurer: string; brokerName: string };
};

export const optionEmails = defineEmails<OptionEmailData>({
  'options-published': {
    rule: { topic: 'progress', line: ({ number }) => `Options to compare for ${number}` },
    toParticipants: true,
    content: (data) => ({
      subject: `Options from your broker for ${data.number}`,
      paragraphs: [
        `Your broker has prepared ${data.count === 1 ? 'one option' : `${data.count} options`} for "${data.title}". You can compare them side by side.`,
        'An option is not coverage: nothing is insured until your broker confirms it.',
      ],
      action: { label: 'Compare the options', path: data.path },
    }),
  },
  'option-accepted': {
    rule: { topic: 'progress', line: ({ number }) => `Your client chose an option for ${number}` },
    content: (data) => ({
      subject: `Your client chose an option for ${data.number}`,
      paragraphs: [
        `Your client has chosen one of the options for "${data.title}". It is your turn to confirm it with the insurer.`,
      ],
      action: { label: 'Open the case', path: data.path },
    }),
  },
  'options-expired': {
    rule: { topic: 'progress', line: ({ number }) => `The options for ${number} have run out` },
    toParticipants: true,
    content: (data) => ({
      subject: `The options for ${data.number} have run out`,
      paragraphs: [
        `The last day to choose one of the options for "${data.title}" has passed. New ones can be prepared.`,
      ],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'change-requested': {
    rule: { topic: 'messages', line: ({ number }) => `Your client asks for a change to the options for ${number}` },
    content: (data) => ({
      subject: `Your client asks for a change: ${data.number}`,
      paragraphs: [
        `Your client read the options for "${data.title}" and asks for a change. You can read it in the conversation.`,
      ],
      action: { label: 'Read and answer', path: data.path },
    }),
  },
  'choice-noted': {
    rule: 'always',
    content: (data) => ({
      subject: `Your broker noted your choice for ${data.number}`,
      paragraphs: [
        `${data.brokerName} noted that you chose one of the options for "${data.title}", and confirms it with the insurer next.`,
        'There is no coverage until your broker has confirmed it. If this is not what you agreed, please write to your broker.',
      ],
      action: { label: 'See what was noted', path: data.path },
    }),
  },
  'insurer-declined': {
    rule: 'always',
    toParticipants: true,
    content: (data) => ({
      subject: `The insurer declined: ${data.number}`,
      paragraphs: [
        `The insurer you chose for "${data.title}" does not take it on. There is no coverage from it; your broker looks for another way and writes to you.`,
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'coverage-bound': {
    rule: 'always',
    toParticipants: true,
    content: (data) => ({
      subject: `Your broker confirmed with the insurer: ${data.number}`,
      paragraphs: [
        `${data.brokerName} has confirmed "${data.title}" with ${data.insurer}. The dates and the policy number are in your portal; the policy itself comes from your broker.`,
      ],
      action: { label: 'See the confirmation', path: data.path },
    }),
  },
});
