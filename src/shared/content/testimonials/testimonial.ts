import { z } from 'zod';
import { daySchema, nameSchema } from '../types.ts';

/** A client's words about their broker, or an invented sample of such words (spec decision 13). */
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
  /** The day the client agreed in writing to these words being published. Without it the story is a sample. */
  consented: daySchema.optional(),
});
export type Testimonial = z.output<typeof testimonialSchema>;
