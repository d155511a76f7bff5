import { expect, test } from 'vitest';
import { readCard } from './card.ts';
import { codeAt, codesOf } from './codes.ts';
import { fieldsOf } from './fields.ts';
import { lineCards } from './generated/card.ts';
import { lineIds } from './ids.ts';
import type { CardFact } from './line.ts';
import { quoteDefinitions } from './questionnaires.ts';

const idsOf = (fact: CardFact) => (typeof fact === 'string' ? [fact] : 'ask' in fact ? [fact.ask] : fact);

test.each(lineIds)('every fact on the card of %s is a question of the line', (line) => {
  const codes = new Set(codesOf(quoteDefinitions[line]).map(({ code }) => code));
  const named = lineCards[line].flatMap(({ each, facts }) =>
    facts.flatMap(idsOf).map((id) => codeAt(line, each ? `${each}.${id}` : id)),
  );
  expect(named.filter((code) => !codes.has(code))).toEqual([]);
});

test.each(lineIds)('the card of %s says when it should start, and has no row twice', (line) => {
  const labels = lineCards[line].map(({ label }) => label);
  expect(labels).toContain('Dates');
  expect(new Set(labels).size).toBe(labels.length);
});

test('a card has one line for each vehicle, and only what was answered', () => {
  const answers = {
    vehicles: [
      { year: 2019, make: 'Subaru', model: 'Outback', use: 'commute', commuteKm: 12 },
      { year: 2024, make: 'Ford', model: 'F-150', yearlyKm: '__unknown' },
    ],
    startWhen: 'asap',
  };
  const rows = readCard(lineCards.auto, fieldsOf(quoteDefinitions.auto, answers));
  expect(rows).toEqual([
    {
      label: 'Vehicles',
      lines: [expect.stringMatching(/^2019 Subaru Outback · .* · 12 km one way$/), '2024 Ford F-150'],
    },
    { label: 'Dates', lines: ['As soon as possible'] },
  ]);
});
