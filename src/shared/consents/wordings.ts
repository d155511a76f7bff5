/** The two consents a request needs: exact words with a version, so that what was agreed to can be shown later. */
import { z } from 'zod';

export const consentPurposeSchema = z.enum(['contact', 'share'], 'Purpose must be “contact” or “share”');
export type ConsentPurpose = z.infer<typeof consentPurposeSchema>;

export interface ConsentText {
  readonly purpose: ConsentPurpose;
  /** Incremented with every change of wording; the old text stays with the consents given under it. */
  readonly version: number;
  readonly text: string;
}

export const consentTexts: Readonly<Record<ConsentPurpose, ConsentText>> = {
  contact: {
    purpose: 'contact',
    version: 1,
    text: 'I agree that a licensed insurance broker may contact me about this request, by the email address and phone number I gave on this website. I can withdraw this at any time: by answering any message about the request, or by writing to the email address on the contact page of this website. This is a request for a quote. It is not insurance coverage.',
  },
  share: {
    purpose: 'share',
    version: 1,
    text: 'I agree that this website shares the answers of this request with the licensed insurance broker it is matched with, so that the broker can look for options for me. If that broker cannot take the request, the answers go to the next broker it is matched with instead. I can withdraw this at any time by writing to the email address on the contact page of this website; the answers are then shared with nobody else. This is a request for a quote. It is not insurance coverage.',
  },
};

/** Shown above the button that sends the request. */
export const requestStatement =
  'By sending this request you say that your answers are true as far as you know, and that the people you told us about agree that you share their details. A request is not coverage: nothing is insured until a broker confirms it with an insurer.';

/** One consent as it is given: always an explicit yes, to the words of one version. */
export const consentSchema = z.object({
  purpose: consentPurposeSchema,
  version: z.int('Send the version of the text').min(1, 'Send the version of the text'),
  given: z.literal(true, 'Tick this box to send your request'),
});
export type Consent = z.infer<typeof consentSchema>;

const missingConsent: Readonly<Record<ConsentPurpose, string>> = {
  contact: 'Agree that a licensed broker may contact you about this request',
  share: 'Agree that your answers are shared with the matched broker',
};

/** Both consents, each to today's text. Issues carry the path of the purpose: `share`. */
export const requiredConsentsSchema = z
  .array(consentSchema, 'Tick both boxes to send your request')
  .max(10, 'Send each consent once')
  .superRefine((consents, context) => {
    for (const purpose of consentPurposeSchema.options) {
      const given = consents.filter((consent) => consent.purpose === purpose);
      if (given.length === 0) {
        context.addIssue({ code: 'custom', path: [purpose], message: missingConsent[purpose] });
      } else if (given.some(({ version }) => version !== consentTexts[purpose].version)) {
        const message = 'The wording of this consent has changed. Read it again and tick the box';
        context.addIssue({ code: 'custom', path: [purpose], message });
      } else if (given.length > 1) {
        context.addIssue({ code: 'custom', path: [purpose], message: 'Send each consent once' });
      }
    }
  });
