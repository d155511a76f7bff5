/** Emails about options, the client's choice and the insurer's decision. */
import { type CaseFacts, defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

export type OptionEmailData = {
  'options-published': CaseFacts & { count: number; brokerName?: string };
  'option-accepted': CaseFacts;
  'options-expired': CaseFacts;
  'change-requested': CaseFacts;
  'choice-noted': CaseFacts & { brokerName: string };
  'insurer-declined': CaseFacts;
  'coverage-bound': CaseFacts & { insurer: string; brokerName: string };
  'policy-corrected': CaseFacts & { brokerName: string };
};

export const optionEmails = defineEmails<OptionEmailData>({
  'options-published': {
    rule: { topic: 'progress', line: ({ number }) => `Options to compare for ${number}` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `${data.brokerName ?? 'Your broker'} sent options · ${data.title}`,
      paragraphs: [
        `Your broker has prepared ${data.count === 1 ? 'one option' : `${data.count} options`} for "${data.title}". You can compare them side by side.`,
        'An option is not coverage: nothing is insured until your broker confirms it.',
      ],
      action: { label: 'Compare the options', path: data.path },
    }),
  },
  'option-accepted': {
    rule: { topic: 'progress', line: ({ number }) => `Your client accepted an option for ${number}` },
    law: needed,
    content: (data) => ({
      subject: `Your client accepted an option · ${data.title}`,
      paragraphs: [
        `Your client accepted an option for "${data.title}". The next step is to confirm it with the insurer.`,
      ],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'options-expired': {
    rule: { topic: 'progress', line: ({ number }) => `The options for ${number} have expired` },
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `Options expired · ${data.title}`,
      paragraphs: [`The options for "${data.title}" are no longer valid. The broker can prepare new ones.`],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'change-requested': {
    rule: { topic: 'messages', line: ({ number }) => `Your client asked for a change to the options for ${number}` },
    law: needed,
    content: (data) => ({
      subject: `Your client asked for a change · ${data.title}`,
      paragraphs: [
        `Your client asked for a change to the options for "${data.title}". You can read the details in the conversation.`,
      ],
      action: { label: 'Read and reply', path: data.path },
    }),
  },
  'choice-noted': {
    rule: 'always',
    law: needed,
    content: (data) => ({
      subject: `${data.brokerName} recorded your choice · ${data.title}`,
      paragraphs: [
        `${data.brokerName} recorded that you chose one of the options for "${data.title}", and will confirm it with the insurer next.`,
        'There’s no coverage until your broker confirms it. If this isn’t what you agreed to, message your broker.',
      ],
      action: { label: 'View the option', path: data.path },
    }),
  },
  'insurer-declined': {
    rule: 'always',
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `The insurer declined · ${data.title}`,
      paragraphs: [
        `The insurer you chose for "${data.title}" declined it, so there’s no coverage from them. Your broker will look for another option and message you.`,
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'coverage-bound': {
    rule: 'always',
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `${data.brokerName} confirmed your coverage · ${data.title}`,
      paragraphs: [
        `${data.brokerName} has confirmed "${data.title}" with ${data.insurer}. The dates and policy number are in your portal. Your broker will send you the policy itself.`,
      ],
      action: { label: 'View the confirmation', path: data.path },
    }),
  },
  'policy-corrected': {
    rule: 'always',
    law: needed,
    toParticipants: true,
    content: ({ brokerName, title, path }) => ({
      subject: `${brokerName} corrected your policy’s details · ${title}`,
      paragraphs: [
        `${brokerName} corrected what is recorded about the policy for "${title}". What changed, and why, is in your portal. If it isn’t what you agreed to, write to your broker right away.`,
      ],
      action: { label: 'View the policy', path },
    }),
  },
});
