import { z } from 'zod';

/** An insurance term, explained where it appears: `[deductible](term:deductible)` in prose. */
export const termSchema = z.strictObject({
  name: z.string().min(1),
  /** One or two sentences at grade 8. */
  text: z.string().min(1),
});
export type Term = z.output<typeof termSchema>;
