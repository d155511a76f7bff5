import type { SubjectOf } from '../line.ts';
import { rowsOf, textOf } from '../subject-parts.ts';

const kinds: Readonly<Record<string, string>> = {
  motorcycle: 'Motorcycle',
  rv: 'RV or trailer',
  boat: 'Boat',
  offroad: 'ATV or snowmobile',
  classic: 'Classic car',
  drone: 'Drone',
  collection: 'Jewellery or collection',
  event: 'Event',
  vacantHome: 'Vacant home',
  shortRental: 'Short-term rental',
  farm: 'Farm or acreage',
  highValueHome: 'High-value home',
  pet: 'Pet',
};

/** The fields of a vehicle that may be named; a year that isn't known is left out. */
const NAMED = ['year', 'make', 'model'];

/**
 * "2021 Honda Rebel 500", "Motorcycle", or "Boat and 1 more". What a person may not want in a list, such as cannabis grown at home, is
 * only named by the line.
 */
export const specialtySubject: SubjectOf = (answers) => {
  const kind = kinds[textOf(answers, 'kind')];
  const [first, ...others] = rowsOf(answers, 'vehicles');
  if (!kind || !first) return kind ?? null;
  const words = NAMED.map((id) => (typeof first[id] === 'number' ? String(first[id]) : textOf(first, id)));
  const vehicle = words.filter(Boolean).join(' ') || kind;
  return others.length ? `${vehicle} and ${others.length} more` : vehicle;
};
