import { expect, test } from 'vitest';
import { holdersOf, openFeatures } from './features.ts';

test('words and pairs are numbered from 0 in the order they first occur, and keep their number', () => {
  const features = openFeatures();
  expect([features.word('new'), features.word('car'), features.pair('new', 'car'), features.word('new')]).toEqual([
    0, 1, 2, 0,
  ]);
  expect(features.size).toBe(3);
});

test('a pair is ordered, and lookups neither find nor number unknown features', () => {
  const features = openFeatures();
  features.pair('new', 'car');
  expect(features.findPair('new', 'car')).toBe(0);
  expect(features.findPair('car', 'new')).toBeUndefined();
  expect(features.findWord('new')).toBeUndefined();
  expect(features.findWord('boat')).toBeUndefined();
  expect(features.size).toBe(1);
});

test('feature lists are inverted: for each feature, which lists have it', () => {
  const { starts, places } = holdersOf([new Set([0, 2]), new Set([2]), new Map([[3, 'x']])], 4);
  const who = [0, 1, 2, 3].map((feature) => [...places.subarray(starts[feature], starts[feature + 1])]);
  expect(who).toEqual([[0], [], [0, 1], [2]]);
});
