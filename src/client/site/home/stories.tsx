import { Island } from '../island.tsx';
import { Section } from '../layout/section.tsx';
import { useShownStories } from './shown-stories.tsx';

const samples = {
  heading: 'How it can work',
  intro: 'Sample stories, written to show how the service works. They are not reviews by real customers.',
};
const real = {
  heading: 'What clients say',
  intro: 'Stories from clients who agreed to share them here.',
};

/** The testimonial carousel. The intro says what the stories are (spec decision 13); without any there is no section. */
export function Stories() {
  const stories = useShownStories();
  if (stories.length === 0) return null;
  const words = stories.every(({ consented }) => consented) ? real : samples;
  return (
    <Section id="stories" layout="split" {...words}>
      <Island name="testimonials" props={{ stories }} />
    </Section>
  );
}
