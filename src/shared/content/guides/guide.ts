import { z } from 'zod';
import {
  checklistSchema,
  contentPageSchema,
  faqItemSchema,
  pointSchema,
  proseSchema,
  relatedSchema,
  sectionSchema,
} from '../types.ts';

/** A page about one kind of insurance: a service, an industry, general business. Read aloud, it takes three to five minutes. */
export const guideSchema = contentPageSchema.extend({
  /** The heading of the page. */
  heading: z.string().min(1),
  /** Two or three sentences under the heading. */
  lead: proseSchema,
  whoNeedsIt: proseSchema,
  covers: z.array(pointSchema).readonly(),
  excludes: z.array(pointSchema).readonly(),
  priceDrivers: z.array(pointSchema).readonly(),
  /** What to have at hand before asking for a quote. */
  checklist: checklistSchema,
  /** What is different here, with dated facts. */
  alberta: proseSchema,
  /** Depth of its own, where a subject has it: requirements, steps, a worked example. */
  extra: z.array(sectionSchema).readonly().optional(),
  questions: z.array(faqItemSchema).readonly(),
  related: relatedSchema,
});
export type Guide = z.output<typeof guideSchema>;
