import { z } from 'zod';
import { guideSchema } from '../guides/guide.ts';

/** A trade with a page of its own, as its file says it. */
export const industrySchema = guideSchema.extend({
  /** As the navigation says it: `Restaurants`. */
  name: z.string().min(1),
  /** One sentence for the card on the business hub. */
  summary: z.string().min(1).max(110),
  /** The line a quote for it is asked in. */
  line: z.enum(['business', 'commercial-auto', 'auto']),
  /** Its place among the others. */
  order: z.int(),
});

/** A trade with its address: `/business/{id}`, after the name of its file. */
export type Industry = z.output<typeof industrySchema> & { id: string };
