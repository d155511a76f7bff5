import type { ContactFormTexts } from '#client/features/contact/contact-fields.tsx';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { contactInsuranceTypes, inquiryNotice } from '#shared/contact/schema.ts';
import type { SiteProfile } from '#shared/site.ts';
import { Island } from '../island.tsx';

/** What the form needs from the server's side: the options and the note about who reads it. */
export function contactFormTexts({ name }: SiteProfile): ContactFormTexts {
  return {
    insuranceTypes: Object.entries(contactInsuranceTypes),
    note: `${name} is a marketing platform, not a broker or insurer. ${inquiryNotice.text}`,
  };
}

export function ContactFormIsland() {
  return <Island name="contact-form" props={contactFormTexts(useSiteProfile())} />;
}
