/** The receipt for a request that was just sent. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';
import { nextSteps } from '#server/platform/business-time/promises.ts';

export type ReceiptEmailData = {
  'request-received': CaseFacts & { promise: string };
};

export const receiptEmails = defineEmails<ReceiptEmailData>({
  'request-received': {
    rule: 'stranger',
    content: (data) => ({
      subject: `We have your request ${data.number}`,
      paragraphs: [
        `Your request "${data.title}" has arrived. Its number is ${data.number}.`,
        nextSteps(data),
        'A request is not coverage: nothing is insured until a broker confirms it with an insurer.',
      ],
      action: { label: 'Follow your request in your account', path: data.path },
      note: 'If you have no account yet, the link helps you create one: it is for you alone and works for 30 days. If you did not send this request, you can ignore this mail.',
    }),
  },
});
