import { ContactDetails } from '../layout/contact-details.tsx';
import { ContactFormIsland } from '../layout/contact-form-island.tsx';
import page from '../layout/page.module.css';
import { Section } from '../layout/section.tsx';

/** The contact section at the bottom of the home page. */
export function ContactSection() {
  return (
    <Section
      id="contact"
      heading="Have a question first?"
      intro="It’s never too early to ask. Tell us what you’d like to know, and a licensed broker partner will get back to you."
    >
      <div className={page.columns}>
        <ContactFormIsland />
        <ContactDetails />
      </div>
    </Section>
  );
}
