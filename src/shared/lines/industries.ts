/** The industries of the business questionnaire: what a broker may limit their business to. */
import { z } from 'zod';

/** In the order of the questionnaire. */
export const industrySchema = z.enum(
  [
    'professionals',
    'contractors',
    'restaurants',
    'manufacturers',
    'construction',
    'rideshare',
    'medical',
    'liquor',
    'retail',
    'other',
  ],
  'Choose an industry',
);
export type Industry = z.infer<typeof industrySchema>;

export const industryLabels: Readonly<Record<Industry, string>> = {
  professionals: 'Professional services',
  contractors: 'Trades and contractors',
  restaurants: 'Restaurants and cafés',
  manufacturers: 'Manufacturing',
  construction: 'Construction',
  rideshare: 'Rideshare',
  medical: 'Medical and health',
  liquor: 'Liquor stores and bars',
  retail: 'Retail',
  other: 'Another industry',
};

/** What a broker places, in a sentence: "Doesn’t place restaurants." */
export const industryWords: Readonly<Record<Industry, string>> = {
  professionals: 'professional services',
  contractors: 'trades and contractors',
  restaurants: 'restaurants and cafés',
  manufacturers: 'manufacturers',
  construction: 'construction projects',
  rideshare: 'rideshare drivers',
  medical: 'medical and health practices',
  liquor: 'liquor stores and bars',
  retail: 'retail stores',
  other: 'industries outside the list',
};

/** Null for a value that names no industry. */
export function industryOf(value: unknown): Industry | null {
  return industrySchema.safeParse(value).data ?? null;
}
