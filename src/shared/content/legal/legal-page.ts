import { z } from 'zod';
import { contentPageSchema, proseSchema, sectionSchema } from '../types.ts';

/**
 * A page about the product itself: about us, terms, privacy policy. Its texts may contain the placeholders of the site profile
 * (`fillProfile` in `src/shared/platform/site.ts`).
 */
export const legalPageSchema = contentPageSchema.extend({
  heading: z.string().min(1),
  lead: proseSchema,
  sections: z.array(sectionSchema).readonly(),
});
export type LegalPage = z.output<typeof legalPageSchema>;
