import { z } from 'zod';
import { faqItemSchema } from '../types.ts';

/** Questions about one subject, as their file says it. `/faq/{id}` shows them alone. */
export const faqCategorySchema = z.strictObject({
  name: z.string().min(1),
  /** Also the description for search engines. */
  description: z.string().min(70).max(160),
  /** Its place among the others. */
  order: z.int(),
  questions: z.array(faqItemSchema).readonly(),
});

/** Questions about one subject; the id is the name of the file. */
export type FaqCategory = z.output<typeof faqCategorySchema> & { id: string };
