import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { contactInsuranceTypes } from '#shared/contact/schema.ts';
import { Island } from '../island.tsx';

/** The contact form with what it needs from the server's side: the options and the note about who reads it. */
export function ContactFormIsland() {
  const { name } = useSiteProfile();
  return (
    <Island
      name="contact-form"
      props={{
        insuranceTypes: Object.entries(contactInsuranceTypes),
        note: `${name} is a marketing platform, not a broker or insurer. Your message goes to licensed brokers, who answer you.`,
      }}
    />
  );
}
