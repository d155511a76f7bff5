import { z } from 'zod';
import { nameSchema } from '../types.ts';

/** A client's words about their broker. The owner replaces the invented samples with real, consented ones (spec decision 13). */
export const testimonialSchema = z.strictObject({
  id: nameSchema,
  name: z.string().min(1),
  /** The person's occupation or role. */
  title: z.string().min(1),
  quote: z.string().min(1),
  /** Initials, drawn as the avatar. */
  avatar: z.string().min(1).max(2),
  location: z.string().min(1),
  /** Stars. */
  rating: z.literal([3, 4, 5]),
});
export type Testimonial = z.output<typeof testimonialSchema>;
