import { useSiteProfile } from '#client/lib/site-profile.tsx';
import type { ContactFormTexts } from '#client/modules/contact-messages/contact-fields.tsx';
import { INQUIRY_NOTICE, inquiryNotices } from '#shared/contact-messages/notice.ts';
import { contactInsuranceTypes } from '#shared/contact-messages/schema.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { Island } from '../island.tsx';

/** What the form needs from the server: the options and the note about who reads it. */
export function contactFormTexts({ name }: SiteProfile): ContactFormTexts {
  return {
    insuranceTypes: Object.entries(contactInsuranceTypes),
    note: `${name} is a marketing platform, not a broker or insurer. ${inquiryNotices[INQUIRY_NOTICE]}`,
  };
}

export function ContactFormIsland() {
  return <Island name="contact-form" props={contactFormTexts(useSiteProfile())} />;
}
