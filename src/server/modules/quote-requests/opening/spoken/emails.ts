/** The receipt of a request that a broker wrote down: it also confirms in writing what was agreed to aloud. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type SpokenEmailData = {
  'request-recorded': CaseFacts & {
    broker: { name: string; firm: string; licenceNumber: string };
    /** "by telephone" */
    how: string;
    /** When they agreed, in words. */
    saidAt: string;
    papers: string[];
  };
};

export const spokenEmails = defineEmails<SpokenEmailData>({
  'request-recorded': {
    rule: 'stranger',
    law: 'answer',
    content: ({ number, title, path, broker, how, saidAt, papers }) => ({
      subject: `Your request ${number}, recorded by ${broker.name}`,
      paragraphs: [
        `${broker.name} of ${broker.firm} (licence ${broker.licenceNumber}) is your broker, and recorded your request, "${title}", ${how}. Your request number is ${number}.`,
        `On ${saidAt}, you agreed that your broker may contact you about it and use your answers to look for insurance. To withdraw that, reply to this email or open your request.`,
        ...(papers.length > 0 ? [`Good to have ready for your broker: ${papers.join('; ')}.`] : []),
        'A request is not coverage: nothing is insured until a broker confirms it with an insurer.',
      ],
      action: { label: 'Open your request', path },
      note: 'If you don’t have an account yet, the link lets you create one. It’s for you only and expires in 30 days. If you didn’t speak with this broker, reply to this email.',
    }),
  },
});
