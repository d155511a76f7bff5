import { ContactDetails } from '../layout/contact-details.tsx';
import { ContactFormIsland } from '../layout/contact-form-island.tsx';
import { Section } from '../layout/section.tsx';
import css from './contact-section.module.css';

/** The contact section at the bottom of the home page. */
export function ContactSection() {
  return (
    <Section
      id="contact"
      heading="Ask a question first"
      intro="No form is too early. Write what you want to know and a licensed broker partner answers."
    >
      <div className={css.columns}>
        <ContactFormIsland />
        <ContactDetails />
      </div>
    </Section>
  );
}
