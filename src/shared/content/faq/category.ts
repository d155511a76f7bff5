import { z } from 'zod';
import { faqItemSchema } from '../types.ts';

/** Questions about one subject, as their file lists them. `/faq/{id}` shows them alone. */
export const faqCategorySchema = z.strictObject({
  name: z.string().min(1),
  /** Also the description for search engines. */
  description: z.string().min(70).max(160),
  /** Sort order among the categories. */
  order: z.int(),
  questions: z.array(faqItemSchema).readonly(),
});

/** Questions about one subject; the id is the file name. */
export type FaqCategory = z.output<typeof faqCategorySchema> & { id: string };
