import { expect, test } from 'vitest';
import { readQuestion } from './question.ts';
import { countWords, openVocabulary, type Vocabulary } from './vocabulary.ts';

/** A vocabulary that counts how often it is searched in full. */
function counted(): { vocabulary: Vocabulary; lookups: () => number } {
  const vocabulary = openVocabulary(countWords([['hail', 'damage', 'windshield']]));
  let lookups = 0;
  const corrections = (word: string) => {
    lookups += 1;
    return vocabulary.corrections(word);
  };
  return { vocabulary: { ...vocabulary, corrections }, lookups: () => lookups };
}

test('a word with many occurrences of the same typo is looked up once and corrected everywhere', () => {
  const { vocabulary, lookups } = counted();
  const { words } = readQuestion('windsheild '.repeat(300), vocabulary);
  expect(lookups()).toBe(1);
  expect(new Set(words)).toEqual(new Set(['windshield']));
});

test('of very many unknown words, only the first are looked up', () => {
  const { vocabulary, lookups } = counted();
  const unknown = Array.from(
    { length: 500 },
    (_, index) => `qz${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 10) % 10]}xw`,
  );
  readQuestion(unknown.join(' '), vocabulary);
  expect(lookups()).toBeLessThanOrEqual(24);
});
