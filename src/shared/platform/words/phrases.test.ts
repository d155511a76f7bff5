import { expect, test } from 'vitest';
import { compilePhrases } from './compile-phrases.ts';
import { findPhrases } from './phrases.ts';

/** Where a phrase is found in words, as `first-last`. */
const found = (phrase: string, words: string) =>
  findPhrases(words.split(' '), compilePhrases({ it: [phrase] })).map(({ first, last }) => `${first}-${last}`);

test.each([
  ['hail damage', 'my hail damage claim', ['1-2']],
  ['hail', 'hail and hail', ['0-0', '2-2']],
  ['car|truck', 'a truck', ['1-1']],
  ['cover*', 'am i covered', ['2-2']],
  ['(for me|in my case) ?', 'good for me', ['1-2']],
  ['is (it|this one) free', 'is this one free', ['0-3']],
  ['very? bad', 'very bad', ['0-1']],
  ['no .. claim', 'no such old claim', ['0-3']],
  ['no .. claim', 'no a b c d claim', []],
  ['no ... claim', 'no a b c d e f claim', ['0-7']],
  ['no ... claim', 'no . claim', []],
  ['not .', 'maybe not .', ['1-2']],
  ['(a (b|c d)? e)', 'a c d e', ['0-3']],
  ['(a (b|c d)? e)', 'a e', ['0-1']],
])('“%s” in “%s”', (phrase, words, places) => {
  expect(found(phrase, words)).toEqual(places);
});

test('of two ways to the same end, the one that began first is reported', () => {
  expect(found('.. end', 'a b end')).toEqual(['0-2']);
});

test('phrases with the same label are found separately, and labels don’t mix', () => {
  const phrases = compilePhrases({ cold: ['snow', 'ice storm'], wet: ['snow melt'] });
  expect(findPhrases('snow melt ice storm'.split(' '), phrases)).toEqual([
    { label: 'cold', first: 0, last: 0 },
    { label: 'wet', first: 0, last: 1 },
    { label: 'cold', first: 2, last: 3 },
  ]);
});
