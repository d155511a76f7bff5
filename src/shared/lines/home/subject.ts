import { inTown } from '#shared/platform/place.ts';
import type { SubjectOf } from '../line.ts';
import { textOf } from '../subject-parts.ts';
import type { Answers } from '../types.ts';

const houses: Readonly<Record<string, string>> = {
  detached: 'Detached house',
  semi: 'Semi-detached house',
  row: 'Townhouse',
  mobile: 'Mobile home',
  acreage: 'Acreage home',
};
const rented: Readonly<Record<string, string>> = {
  plex: 'Rental building',
  apartments: 'Apartment building',
  condoApartment: 'Rented-out condo',
  condoTown: 'Rented-out condo',
};
const away: Readonly<Record<string, string>> = { cabin: 'Cabin', house: 'Second home', mobile: 'Park model' };
const whole: Readonly<Record<string, string>> = { condo: 'Condo', rental: 'Rented home' };

function kindOf(answers: Answers): string | undefined {
  const kind = textOf(answers, 'homeKind');
  if (kind === 'landlord') return rented[textOf(answers, 'rentalProperty')] ?? 'Rental property';
  if (kind === 'seasonal') return away[textOf(answers, 'seasonalType')] ?? 'Second home';
  return whole[kind] ?? houses[textOf(answers, 'dwellingType')];
}

/** "Detached house in Red Deer". */
export const homeSubject: SubjectOf = (answers, postalCode) => {
  const kind = kindOf(answers);
  return kind ? inTown(kind, postalCode) : null;
};
