import { testimonials } from '../generated/testimonials.ts';

/** Real clients who agreed in writing to be quoted. */
export const realStories = testimonials.filter(({ consentedOn }) => consentedOn !== undefined);

/** Made-up stories, for the demo only. */
export const sampleStories = testimonials.filter(({ consentedOn }) => consentedOn === undefined);
