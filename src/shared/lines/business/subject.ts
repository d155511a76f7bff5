import { inTown } from '#shared/platform/place.ts';
import type { SubjectOf } from '../line.ts';
import { textOf } from '../subject-parts.ts';

const industries: Readonly<Record<string, string>> = {
  professionals: 'Professional firm',
  contractors: 'Contractor',
  restaurants: 'Restaurant or café',
  manufacturers: 'Manufacturer',
  construction: 'Construction company',
  rideshare: 'Rideshare business',
  medical: 'Health practice',
  liquor: 'Liquor store or bar',
  retail: 'Retail store',
};

/** "Restaurant or café in Calgary". */
export const businessSubject: SubjectOf = (answers, postalCode) =>
  inTown(industries[textOf(answers, 'industry')] ?? 'Business', postalCode);
