import { ContactDetails } from '../layout/contact-details.tsx';
import { ContactFormIsland } from '../layout/contact-form-island.tsx';
import page from '../layout/page.module.css';
import { Section } from '../layout/section.tsx';

/** The contact section at the bottom of the home page. */
export function ContactSection() {
  return (
    <Section
      id="contact"
      heading="Ask a question first"
      intro="No form is too early. Write what you want to know and a licensed broker partner answers."
    >
      <div className={page.columns}>
        <ContactFormIsland />
        <ContactDetails />
      </div>
    </Section>
  );
}
