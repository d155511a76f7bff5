/** The lines of insurance a quote can be asked for: names and one sentence each, light enough for the page that only offers the choice. */
import type { CaseType } from './case-types.ts';

/** A line is the type its case will have. */
export type Line = CaseType;

export const lineLabels: Readonly<Record<Line, string>> = {
  auto: 'Auto insurance',
  home: 'Home insurance',
  business: 'Business insurance',
  'commercial-auto': 'Commercial auto insurance',
  'group-benefits': 'Group benefits',
  life: 'Life insurance',
  travel: 'Travel insurance',
  supervisa: 'Super Visa insurance',
  specialty: 'Specialty insurance',
  general: 'Something else',
};

/** One sentence for the card of the picker. */
export const lineDescriptions: Readonly<Record<Line, string>> = {
  auto: 'Cars, trucks and vans you drive for yourself, your family or your work.',
  home: 'A house you own, a condo unit, or the things in a home you rent.',
  business: 'Liability, property and other needs of a company or a self-employed person.',
  'commercial-auto': 'Vehicles that work: delivery vans, trucks, trailers and fleets.',
  'group-benefits': 'Health, dental and other benefits for the people you employ.',
  life: 'Money for the people who depend on you, for a set time or for life.',
  travel: 'Medical and trip insurance for a journey away from home.',
  supervisa: 'Medical insurance for parents and grandparents who visit on a Super Visa.',
  specialty: 'Motorcycles, RVs, boats, collections, events and other special cases.',
  general: 'Not sure what you need, or it fits none of the others.',
};

/** In the order the picker shows them. */
export const lines = Object.keys(lineLabels) as Line[];

export function isLine(text: string): text is Line {
  return Object.hasOwn(lineLabels, text);
}
