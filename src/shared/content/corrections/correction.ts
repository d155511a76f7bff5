import { z } from 'zod';
import { daySchema, proseSchema } from '../types.ts';

/** A statement on one of our pages that was wrong, and what the page says now. */
export const correctionSchema = z.strictObject({
  /** The day the page was corrected. */
  on: daySchema,
  /** The page, as readers know it, and its address. */
  where: z.string().min(1),
  path: z.string().startsWith('/'),
  /** What it said, and why that was wrong. */
  was: proseSchema,
  now: proseSchema,
});
export type Correction = z.output<typeof correctionSchema>;
