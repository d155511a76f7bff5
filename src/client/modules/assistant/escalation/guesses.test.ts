import { expect, test } from 'vitest';
import { communities } from '#shared/content/communities/registry.ts';
import type { Turn } from '#shared/messaging/transcript.ts';
import { guessPlace, guessType, summaryOf } from './guesses.ts';
import { placeNames } from './places.ts';

const asks = (...questions: string[]): Turn[] =>
  questions.flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'A car in Edmonton is something else.' },
  ]);

test.each([
  ['What must a Super Visa medical policy have?', '/', 'supervisa'],
  ['Does home insurance pay for a flooded basement?', '/insurance/auto', 'home'],
  ['Can I insure a delivery van?', '/', 'commercial-auto'],
  ['We opened our restaurant in May', '/', 'business'],
  ['Does my driving record matter?', '/', 'auto'],
  ['I tow a trailer with my truck', '/', 'specialty'],
  ['Hello there, who are you?', '/insurance/life', 'life'],
  ['Hello there, who are you?', '/business/rideshare', 'commercial-auto'],
  ['Hello there, who are you?', '/insurance/business/liquor', 'business'],
  ['Hello there, who are you?', '/get-quote?community=calgary&type=travel', 'travel'],
  ['Hello there, who are you?', '/insurance/all', 'general'],
] as const)('“%s” on %s is about %s', (question, page, type) => {
  expect(guessType(asks(question), page)).toBe(type);
});

test('the last topic the visitor asked about counts, never what the assistant said', () => {
  expect(guessType(asks('Is my car insured in the US?', 'And for my condo?', 'Thank you very much'), '/')).toBe('home');
  expect(guessPlace(asks('Hail in Calgary?', 'or in fort mcmurray?'), '/')).toBe('fort-mcmurray');
  expect(guessPlace(asks('Wind in St Albert’s trees?'), '/')).toBe('st-albert');
  expect(guessPlace(asks('Saint-Albert, la grêle?'), '/')).toBe('st-albert');
  expect(guessPlace(asks('Hail?'), '/')).toBeUndefined();
  expect(guessPlace(asks('Hail?'), '/alberta/red-deer')).toBe('red-deer');
  expect(guessPlace(asks('Hail?'), '/locations/atlantis')).toBeUndefined();
});

test('the places are those with a page', () => {
  expect(Object.entries(placeNames)).toEqual(communities.map(({ slug, name }) => [slug, name]));
});

test('the summary is the visitor’s questions, the last ones when there are many', () => {
  expect(summaryOf(asks('Hi', 'Is hail insured?', 'Is hail insured?', 'And a flooded basement?'))).toBe(
    'Is hail insured?\nAnd a flooded basement?',
  );
  expect(summaryOf(asks('The first question', 'The second question', 'The third question'), 40)).toBe(
    'The second question\nThe third question',
  );
  expect(summaryOf(asks('A very long question'), 6)).toBe('A very');
});
