import type { Guide } from '../types.ts';

export const industryIds = [
  'professionals',
  'contractors',
  'restaurants',
  'manufacturers',
  'construction',
  'rideshare',
  'medical',
  'liquor',
  'retail',
] as const;
export type IndustryId = (typeof industryIds)[number];

/** A trade with a page of its own under `/business`. */
export interface Industry extends Guide {
  id: IndustryId;
  /** As the navigation says it: `Restaurants`. */
  name: string;
  /** One sentence for the card on the business hub, at most 110 characters. */
  summary: string;
  /** The line a quote for it is asked in. */
  line: 'business' | 'commercial-auto' | 'auto';
}
