import type { SubjectOf } from '../line.ts';
import { textOf } from '../subject-parts.ts';

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
};

/** "Motorcycle". What a person may not want in a list, such as cannabis grown at home, is only named by the line. */
export const specialtySubject: SubjectOf = (answers) => kinds[textOf(answers, 'kind')] ?? null;
