import { z } from 'zod';
import {
  checklistSchema,
  contentPageSchema,
  faqItemSchema,
  pointSchema,
  proseSchema,
  relatedSchema,
  sourceSchema,
} from '../types.ts';

/** A local hazard, and what happened there before. */
const localRiskSchema = z.strictObject({
  name: z.string().min(1),
  /** When it happened or in which season it occurs: `June 2013`, `every winter`. */
  when: z.string().min(1),
  text: proseSchema,
});
export type LocalRisk = z.output<typeof localRiskSchema>;

/** A community with its own page, as its file describes it. */
export const communitySchema = contentPageSchema.extend({
  name: z.string().min(1),
  /** Its legal status. Fort McMurray is an urban service area, not a city: the pages then say "community". */
  kind: z.enum(['city', 'community']),
  /** In the menu of every page (spec §2); the others are listed only on /locations. */
  inMenu: z.boolean().default(false),
  heading: z.string().min(1),
  lead: proseSchema,
  population: z.strictObject({ count: z.int(), year: z.int(), source: sourceSchema }),
  /** The first three characters of its postal codes, or ranges of them: `T2A to T3S`. */
  postalPrefixes: z.array(z.string()).readonly(),
  roads: z.array(pointSchema).readonly(),
  water: z.array(pointSchema).readonly(),
  landmarks: z.array(z.string()).readonly(),
  neighbours: z.array(z.string()).readonly(),
  risks: z.array(localRiskSchema).readonly(),
  driving: proseSchema,
  home: proseSchema,
  business: proseSchema,
  checklist: checklistSchema,
  questions: z.array(faqItemSchema).readonly(),
  related: relatedSchema,
});

/** A community with its address: `/locations/{slug}`, from its file name. */
export type Community = z.output<typeof communitySchema> & { slug: string };
