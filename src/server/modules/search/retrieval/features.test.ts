import fc from 'fast-check';
import { expect, test } from 'vitest';
import { featuresOf, hashOf, wordingOf } from './features.ts';

test('a text has its words, each with the next one, and pairs of telling words near each other', () => {
  const features = featuresOf(['new', 'truck', 'in', 'calgary']);
  for (const known of ['truck', '^ new', 'new truck', 'truck in', 'calgary $', 'calgary~truck'])
    expect([known, features.has(hashOf(known))]).toEqual([known, true]);
  expect(features.has(hashOf('in~truck'))).toBe(false);
});

test('neighbours have an order, pairs near each other have none', () => {
  const [one, other] = [featuresOf(['hail', 'roof']), featuresOf(['roof', 'hail'])];
  expect(one.has(hashOf('hail roof'))).toBe(true);
  expect(other.has(hashOf('hail roof'))).toBe(false);
  expect(other.has(hashOf('hail~roof'))).toBe(true);
});

test('a hash is a whole number of 32 bits, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const hash = hashOf(text);
      expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
    }),
  );
});

test('two texts with the same stems in the same order have the same wording', () => {
  expect(wordingOf(['roof', 'damaged'])).toBe(wordingOf(['roofs', 'damaged']));
  expect(wordingOf(['roof', 'damaged'])).not.toBe(wordingOf(['damaged', 'roof']));
});
