/** The receipt for a request that was just sent. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';
import { nextSteps } from '#server/platform/business-time/promises.ts';

export type ReceiptEmailData = {
  /** `papers` never depend on a sensitive answer: that one is asked for would reveal it. */
  'request-received': CaseFacts & {
    promise: string;
    beyond?: boolean;
    papers?: string[];
    /** The partner through whose page it was sent. */
    through?: string;
    /** An open request of the same mailbox for the same, and its day. Only this email may say so. */
    earlier?: { number: string; day: string };
  };
};

function earlierWords({ number, day }: { number: string; day: string }): string {
  return `You already have an open request for the same kind of insurance: ${number}, sent on ${day}. If this one is about the same thing, open it with the link below and choose “Add to ${number}”, so that one broker works on both.`;
}

export const receiptEmails = defineEmails<ReceiptEmailData>({
  'request-received': {
    rule: 'stranger',
    law: 'answer',
    content: (data) => ({
      subject: `We received your request ${data.number}`,
      paragraphs: [
        `We received your request, "${data.title}"${data.through ? `, which you sent through ${data.through}` : ''}. Your request number is ${data.number}.`,
        nextSteps(data),
        ...(data.papers?.length ? [`Good to have ready for your broker: ${data.papers.join('; ')}.`] : []),
        ...(data.earlier ? [earlierWords(data.earlier)] : []),
        'A request is not coverage: nothing is insured until a broker confirms it with an insurer.',
      ],
      action: { label: 'Track your request', path: data.path },
      note: 'If you don’t have an account yet, the link lets you create one. It’s for you only and expires in 30 days. If you didn’t send this request, you can ignore this email.',
    }),
  },
});
