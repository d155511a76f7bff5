import { expect, it } from 'vitest';
import { compilePhrases } from './compile-phrases.ts';
import { findPhrases } from './phrases.ts';
import { openedPhrases, storedPhrases } from './stored-phrases.ts';

it('phrases that were stored find the same', () => {
  const phrases = compilePhrases({
    snow: ['snow|ice storm*', '(black ice|hail) .. car?', '. help'],
    rain: ['rain* ... (my|the) roof'],
    none: [],
  });
  const opened = openedPhrases(structuredClone(storedPhrases(phrases)));
  expect(opened).toEqual(phrases);
  const words = 'ice storms and hail on my car then raining through old wood of the roof help'.split(' ');
  expect(findPhrases(words, opened)).toEqual(findPhrases(words, phrases));
  expect(findPhrases(words, opened).map(({ label }) => label)).toEqual(expect.arrayContaining(['snow', 'rain']));
});
