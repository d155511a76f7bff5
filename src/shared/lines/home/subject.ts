import { inTown } from '#shared/platform/place.ts';
import type { SubjectOf } from '../line.ts';
import { textOf } from '../subject-parts.ts';

const houses: Readonly<Record<string, string>> = {
  detached: 'Detached house',
  semi: 'Semi-detached house',
  row: 'Townhouse',
  mobile: 'Mobile home',
  acreage: 'Acreage home',
};
const others: Readonly<Record<string, string>> = { condo: 'Condo', rental: 'Rented home' };

/** "Detached house in Red Deer". */
export const homeSubject: SubjectOf = (answers, postalCode) => {
  const kind = others[textOf(answers, 'homeKind')] ?? houses[textOf(answers, 'dwellingType')];
  return kind ? inTown(kind, postalCode) : null;
};
