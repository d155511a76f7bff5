import { testimonials } from '#shared/content/generated/testimonials.ts';
import { Island } from '../island.tsx';
import { Section } from '../layout/section.tsx';

/** The testimonial carousel. The intro says what the stories are (spec decision 13). */
export function Stories() {
  return (
    <Section
      id="stories"
      layout="split"
      heading="How it can work"
      intro="Sample stories, written to show how the service works. They are not reviews by real customers."
    >
      <Island name="testimonials" props={{ stories: testimonials }} />
    </Section>
  );
}
