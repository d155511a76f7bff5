import { expect, test } from 'vitest';
import { type Line, lineIds } from './ids.ts';
import { lineLabels } from './lines.ts';
import { quoteDefinitions } from './questionnaires.ts';
import { SUBJECT_MAX, subjectOf } from './subject.ts';
import type { Answers, AnswerValue, Question } from './types.ts';

const said: [Line, Answers, string][] = [
  ['auto', { vehicles: [{ year: 2019, make: 'Subaru', model: 'Outback' }] }, '2019 Subaru Outback'],
  ['auto', { vehicles: [{ year: 2019, make: 'Kia', model: 'Soul' }, { year: 2021 }] }, '2019 Kia Soul and 1 more'],
  ['home', { homeKind: 'house', dwellingType: 'detached', postalCode: 'T4N 1A1' }, 'Detached house in Red Deer'],
  ['home', { homeKind: 'rental', postalCode: 'T0A 0A0' }, 'Rented home'],
  [
    'home',
    { homeKind: 'landlord', rentalProperty: 'condoTown', postalCode: 'T4N 1A1' },
    'Rented-out condo in Red Deer',
  ],
  ['home', { homeKind: 'landlord', rentalProperty: 'detached', postalCode: 'T0A 0A0' }, 'Rental property'],
  ['home', { homeKind: 'seasonal', seasonalType: 'cabin', postalCode: 'T0A 0A0' }, 'Cabin'],
  ['business', { industry: 'restaurants', postalCode: 'T2P 1J9' }, 'Restaurant or café in Calgary'],
  ['commercial-auto', { vehicles: [{ vehicleClass: 'pickup', vehicleCount: 3 }] }, '3 pickups'],
  ['commercial-auto', { vehicles: [{ vehicleClass: 'cube', vehicleCount: 1 }] }, 'Cube van'],
  ['life', { term: '20' }, '20-year term life insurance'],
  ['travel', { tripKind: 'single', destination: 'Mexico' }, 'Trip to Mexico'],
  ['supervisa', { arrival: '2027-05-01' }, 'Super Visa visit from May 2027'],
  ['group-benefits', { employees: 1 }, 'Group benefits for 1 employee'],
  ['specialty', { kind: 'motorcycle' }, 'Motorcycle'],
  [
    'specialty',
    { kind: 'boat', vehicles: [{ year: '__unknown', make: 'Lund', model: 'Fury' }, {}] },
    'Lund Fury and 1 more',
  ],
];

test.each(said)('%s: %j is about "%s"', (line, answers, subject) => {
  expect(subjectOf(line, answers)).toBe(subject);
});

test.each([
  ['life' as const, { term: '__unknown' }],
  ['specialty' as const, { kind: 'cannabis' }],
  ['general' as const, { need: 'I was refused last year' }],
  ['travel' as const, { tripKind: 'single', destination: 'Mexico; my wife is ill (see below)' }],
  ['auto' as const, { vehicles: [{ year: 2019, make: 'x'.repeat(SUBJECT_MAX), model: 'y' }] }],
])('%s: %j only names the line', (line, answers) => {
  expect(subjectOf(line, answers)).toBe(lineLabels[line]);
});

test.each(lineIds)('%s: a subject contains no sensitive answer', (line) => {
  expect(subjectOf(line, secrets(quoteDefinitions[line].steps.flatMap(({ questions }) => questions)))).not.toContain(
    SECRET,
  );
});

const SECRET = 'SECRET';

/** Every answer that is more than a plain fact, also in the rows of a group. */
function secrets(questions: readonly Question[]): Answers {
  return Object.fromEntries(
    questions.flatMap((question): [string, AnswerValue][] => {
      if (question.type === 'repeatGroup') return [[question.id, [secrets(question.questions)]]];
      return question.type === 'info' || question.sensitivity === 'S1' ? [] : [[question.id, SECRET]];
    }),
  );
}
