import { z } from 'zod';
import { guideSchema } from '../guides/guide.ts';

/** An industry with its own page, as its file describes it. */
export const industrySchema = guideSchema.extend({
  /** The label in the navigation: `Restaurants`. */
  name: z.string().min(1),
  /** One sentence for the card on the business hub. */
  summary: z.string().min(1).max(110),
  /** The line its quote requests use. */
  line: z.enum(['business', 'commercial-auto', 'auto']),
  /** Sort order among the industries. */
  order: z.int(),
});

/** An industry with its address: `/business/{id}`, from its file name. */
export type Industry = z.output<typeof industrySchema> & { id: string };
