/** The two consents of a request as a broker reads them aloud: the same purposes in words for a conversation, with a version of their own. */
import { fillProfile, type SiteProfile } from '#shared/platform/site.ts';
import { type ConsentPurpose, type ConsentText, consentPurposeSchema } from './wordings.ts';

/**
 * Short enough to be read on the telephone. They name who asks, with a postal address, and how to withdraw (CASL s. 10(1)), who sees what
 * and whom to ask (PIPA s. 13). The broker introduces himself by name; the receipt repeats it with firm and licence.
 */
export const spokenTexts: Readonly<Record<ConsentPurpose, ConsentText>> = {
  contact: {
    purpose: 'contact',
    version: 3,
    text: 'May I, and {name} at {postalAddress}, contact you about this request by phone and email? You can withdraw this at any time by telling me or writing to {email}.',
  },
  share: {
    purpose: 'share',
    version: 3,
    text: 'May I record your answers with {name} and use them to look for insurance for you? If I can’t continue, they would go to another licensed broker, who may contact you instead. Administrators can see them to keep the service running. Its {privacyOfficer}, at {privacyEmail}, answers questions. This is a request for a quote. It is not insurance coverage.',
  },
};

/** Both, in the order in which they are read, with the name and addresses of the business that runs this website. */
export function spokenConsents(site: SiteProfile): ConsentText[] {
  return consentPurposeSchema.options.map((purpose) => {
    const { text, ...facts } = spokenTexts[purpose];
    return { ...facts, text: fillProfile(text, site) };
  });
}
