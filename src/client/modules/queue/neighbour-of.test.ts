import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour-of.ts';

const order = ['a', 'b', 'c', 'd'];
const all = new Set(order);

test('the next request is the one below, the previous the one above, and the ends are ends', () => {
  expect(neighbourOf(order, all, 'b', 1)).toBe('c');
  expect(neighbourOf(order, all, 'b', -1)).toBe('a');
  expect(neighbourOf(order, all, 'd', 1)).toBeNull();
  expect(neighbourOf(order, all, 'a', -1)).toBeNull();
});

test('what left the list is skipped, and the open request keeps its place after it left', () => {
  expect(neighbourOf(order, new Set(['a', 'd']), 'b', 1)).toBe('d');
  expect(neighbourOf(order, new Set(['a', 'c', 'd']), 'b', 1)).toBe('c');
});

test('without an open request, or with one that was never listed, the first row is next', () => {
  expect(neighbourOf(order, all, null, 1)).toBe('a');
  expect(neighbourOf(order, all, 'x', 1)).toBe('a');
  expect(neighbourOf(order, all, null, -1)).toBeNull();
});
