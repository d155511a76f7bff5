/**
 * The plain answers a request is found by: vehicles, addresses, the insurer it is with today, the business. The database makes its search
 * words from the same answers (`answer_words`); neither reads sensitive ones, which are stored apart.
 */
import { formatAddress } from './describe.ts';
import { rowsOf, textOf } from './subject-parts.ts';
import type { Answers, AnswersInput } from './types.ts';
import { isRecord } from './visibility.ts';

export interface SearchedAnswer {
  what: 'vehicle' | 'address' | 'insurer' | 'business';
  text: string;
}

const addresses = ['address', 'baseAddress', 'projectAddress'];
const insurers = ['currentInsurer', 'primaryInsurer'];
/** Where vehicles are described: in the rows of a group, or by questions of their own. */
const vehicles = [
  { each: 'vehicles', facts: ['year', 'make', 'model', 'trim'] },
  { each: 'units', facts: ['unitYear', 'unitModel'] },
  { each: null, facts: ['vehicleYear', 'vehicleMake', 'vehicleModel'] },
];

function joined(row: Answers, ids: readonly string[]): string {
  const words = ids.map((id) => (typeof row[id] === 'number' ? String(row[id]) : textOf(row, id)));
  return words.filter(Boolean).join(' ');
}

/** @param answers the open answers as stored */
export function searchedAnswers(answers: AnswersInput): SearchedAnswer[] {
  const given = answers as Answers;
  const texts = (what: SearchedAnswer['what'], found: readonly string[]) =>
    found.filter(Boolean).map((text): SearchedAnswer => ({ what, text }));
  return [
    ...texts(
      'insurer',
      insurers.map((id) => textOf(given, id)),
    ),
    ...vehicles.flatMap(({ each, facts }) =>
      texts(
        'vehicle',
        (each ? rowsOf(given, each) : [given]).map((row) => joined(row, facts)),
      ),
    ),
    ...texts(
      'address',
      addresses.map((id) => (isRecord(given[id]) ? formatAddress(given[id]) : '')),
    ),
    ...texts('business', [textOf(given, 'businessName')]),
  ];
}
