import { expect, test } from 'vitest';
import { type LegalFact, versionOn } from './fact.ts';
import { unconfirmedChanges } from './registry.ts';

const fact = (confirmed?: { on: '2026-12-05'; by: string }, reviewed: '2026-11-21' | '2027-01-04' = '2026-11-21') =>
  ({
    name: 'The rule',
    versions: [
      { validFrom: null, validTo: '2026-12-31', text: 'The rule holds.' },
      { validFrom: '2027-01-01', validTo: null, text: 'The rule ended.', confirmed },
    ],
    neutral: 'The rule was due to end.',
    sources: [{ title: 'A law', publisher: 'A publisher', note: 'Ask for it', kind: 'primary' }],
    reviewed,
    reviewBy: '2027-04-01',
  }) satisfies LegalFact;

const somebody = { on: '2026-12-05', by: 'Robin Example' } as const;

test('a change that nobody confirmed shows the neutral text from its day on', () => {
  expect(versionOn(fact(), '2026-12-31').text).toBe('The rule holds.');
  expect(versionOn(fact(), '2027-01-01').text).toBe('The rule was due to end.');
  expect(versionOn(fact(), '2027-06-01').text).toBe('The rule was due to end.');
});

test.each([
  ['somebody confirmed it', fact(somebody)],
  ['the fact was reviewed after its day', fact(undefined, '2027-01-04')],
])('a change takes effect when %s', (_, changed) => {
  expect(versionOn(changed, '2026-12-31').text).toBe('The rule holds.');
  expect(versionOn(changed, '2027-01-01').text).toBe('The rule ended.');
  expect(unconfirmedChanges('2027-01-01', { changed })).toEqual([]);
});

test('a missing confirmation is reported from a month before the change until somebody gives it', () => {
  const reported = (day: string) => unconfirmedChanges(day, { rule: fact() });
  expect(reported('2026-11-30')).toEqual([]);
  expect(reported('2026-12-01')).toEqual([{ id: 'rule', validFrom: '2027-01-01' }]);
  expect(reported('2027-06-01')).toEqual([{ id: 'rule', validFrom: '2027-01-01' }]);
});
