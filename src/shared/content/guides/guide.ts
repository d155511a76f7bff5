import { z } from 'zod';
import {
  checklistSchema,
  contentPageSchema,
  faqItemSchema,
  pointSchema,
  proseSchema,
  relatedSchema,
  reviewerSchema,
  sectionSchema,
} from '../types.ts';

/** A page about one kind of insurance: a service, an industry, general business. Takes three to five minutes to read aloud. */
export const guideSchema = contentPageSchema.extend({
  /** The page's heading. */
  heading: z.string().min(1),
  reviewedBy: reviewerSchema.optional(),
  /** Two or three sentences under the heading. */
  lead: proseSchema,
  whoNeedsIt: proseSchema,
  covers: z.array(pointSchema).readonly(),
  excludes: z.array(pointSchema).readonly(),
  priceDrivers: z.array(pointSchema).readonly(),
  /** What to have at hand before requesting a quote. */
  checklist: checklistSchema,
  /** What is different in Alberta, with dated facts. */
  alberta: proseSchema,
  /** Extra sections where a subject needs them: requirements, steps, a worked example. */
  extra: z.array(sectionSchema).readonly().optional(),
  questions: z.array(faqItemSchema).readonly(),
  related: relatedSchema,
});
export type Guide = z.output<typeof guideSchema>;
