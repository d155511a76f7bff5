/** The two consents a request needs: exact words with a version, so that what was agreed to can be shown later. */
import { z } from 'zod';
import { byRule } from '#shared/platform/issue-rules.ts';
import { fillProfile, type SiteProfile } from '#shared/platform/site.ts';

export const consentPurposeSchema = z.enum(['contact', 'share'], 'Purpose must be “contact” or “share”');
export type ConsentPurpose = z.infer<typeof consentPurposeSchema>;

export interface ConsentText {
  readonly purpose: ConsentPurpose;
  /** Incremented with every change of wording; the old text stays with the consents given under it. */
  readonly version: number;
  readonly text: string;
}

/**
 * Today's texts. They name who asks, with a postal address, and on whose behalf (CASL s. 10(1) and (2): the broker isn't known yet), who
 * sees what, whom to ask (PIPA s. 13) and how to withdraw. Names and addresses are those of the site profile: see `consentText`.
 */
export const consentTexts: Readonly<Record<ConsentPurpose, ConsentText>> = {
  contact: {
    purpose: 'contact',
    version: 2,
    text: 'I agree that a licensed insurance broker may contact me about this request by email and phone. {name} ({postalAddress}) asks for this consent for itself and for the broker it matches me with, who isn’t known yet: I’ll get the broker’s name, firm and licence number by email. If that broker can’t take the request, the next one may contact me instead. I can withdraw this at any time by replying to any message about the request, withdrawing the request in my account, or writing to {email}. This is a request for a quote. It is not insurance coverage.',
  },
  share: {
    purpose: 'share',
    version: 2,
    text: 'I agree that {name} shares the answers in this request with the licensed insurance broker it matches me with, so that the broker can look for options for me. If that broker can’t take the request, my answers go to the next one. If no broker is free, licensed broker partners can see the request without my name, contact details, date of birth or sensitive answers until one of them accepts it. Administrators of {name} can see it to keep the service running, and so can people I invite to it. Its {privacyOfficer} ({privacyEmail}) answers questions about this. I can withdraw this at any time by withdrawing the request in my account or writing to {email}; my answers are then shared with no one else. This is a request for a quote. It is not insurance coverage.',
  },
};

/** A consent exactly as it is shown and recorded: with the name and addresses of the business that runs this website. */
export function consentText(purpose: ConsentPurpose, site: SiteProfile): ConsentText {
  const { text, ...template } = consentTexts[purpose];
  return { ...template, text: fillProfile(text, site) };
}

/** The first day of each version. A new version gets its day here; the third is the spoken one (`spoken.ts`). */
const versionDays: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  contact: ['2026-11-21', '2026-11-26', '2026-11-27'],
  share: ['2026-11-21', '2026-11-26', '2026-11-27'],
};

/** The first day of a version, `YYYY-MM-DD`; null where it isn't known. */
export function consentSince(purpose: ConsentPurpose, version: number): string | null {
  return versionDays[purpose][version - 1] ?? null;
}

/**
 * The notices shown above the button that sends a request, by version: the consents name the one that was on the screen. A new wording
 * is added at the end; those before it stay as they were shown.
 */
export const requestNotices: readonly string[] = [
  'By sending this request, you confirm that your answers are true as far as you know, and that the people you told us about agree to your sharing their details. A request is not coverage: nothing is insured until a broker confirms it with an insurer.',
];
export const REQUEST_NOTICE_VERSION = requestNotices.length;
/** Shown above the button that sends the request. */
export const requestStatement = requestNotices[REQUEST_NOTICE_VERSION - 1] as string;

/** One consent as it is given: always an explicit yes, to the words of one version. */
export const consentSchema = z.object({
  purpose: consentPurposeSchema,
  version: z.int('Send the version of the text').min(1, 'Send the version of the text'),
  given: z.literal(true, 'Tick this box to send your request'),
});
export type Consent = z.infer<typeof consentSchema>;

const missingConsent: Readonly<Record<ConsentPurpose, string>> = {
  contact: 'Agree that a licensed broker may contact you about this request',
  share: 'Agree that your answers may be shared with the matched broker',
};

/** Both consents, each to today's text. Issues carry the path of the purpose: `share`. */
export const requiredConsentsSchema = z
  .array(consentSchema, 'Tick both boxes to send your request')
  .max(10, 'Send each consent once')
  .superRefine((consents, context) => {
    for (const purpose of consentPurposeSchema.options) {
      const given = consents.filter((consent) => consent.purpose === purpose);
      if (given.length === 0) {
        context.addIssue({ code: 'custom', path: [purpose], ...byRule('consent_required', missingConsent[purpose]) });
      } else if (given.some(({ version }) => version !== consentTexts[purpose].version)) {
        const message = 'The wording of this consent has changed. Read it again and tick the box';
        context.addIssue({ code: 'custom', path: [purpose], ...byRule('consent_version', message) });
      } else if (given.length > 1) {
        context.addIssue({ code: 'custom', path: [purpose], ...byRule('duplicate', 'Send each consent once') });
      }
    }
  });
