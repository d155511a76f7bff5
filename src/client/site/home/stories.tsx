import { realStories, sampleStories } from '#shared/content/testimonials/registry.ts';
import type { Testimonial } from '#shared/content/testimonials/testimonial.ts';
import { Island } from '../island.tsx';
import { DemoOnly } from '../layout/demo-only.tsx';
import { Section } from '../layout/section.tsx';
import { usePublishedStories } from '../published-site.tsx';

/** The testimonial carousel: real stories where there are some, else the samples, which only a demo shows (spec decision 13). */
export function Stories({ real: given }: { real?: readonly Testimonial[] }) {
  const published = usePublishedStories();
  const real = given ?? published ?? realStories;
  if (real.length > 0)
    return (
      <Section
        id="stories"
        layout="split"
        heading="What clients say"
        intro="Published with each client’s written consent."
      >
        <Island name="testimonials" props={{ stories: real }} />
      </Section>
    );
  return (
    <DemoOnly>
      <Section
        id="stories"
        layout="split"
        heading="How it can work"
        intro="Sample stories, written to show how the service works. They are not reviews by real customers."
      >
        <Island name="testimonials" props={{ stories: sampleStories }} />
      </Section>
    </DemoOnly>
  );
}
