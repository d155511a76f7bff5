import { testimonials } from '../generated/testimonials.ts';
import type { Testimonial } from './testimonial.ts';

/** Who visits an installation: people who try the product, or the public. */
export type Installation = 'demo' | 'production';

/** The stories that visitors see. Real ones replace the samples, and the public never sees a sample: it would pass for an endorsement. */
export function storiesIn(
  installation: Installation,
  stories: readonly Testimonial[] = testimonials,
): readonly Testimonial[] {
  const real = stories.filter(({ consented }) => consented !== undefined);
  return real.length > 0 || installation === 'production' ? real : stories;
}
