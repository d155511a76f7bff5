import { expect, test } from 'vitest';
import { nearestTo, trainNeighbours } from './neighbours.ts';
import { wordsOf } from './words.ts';

const phrases = [
  ['is hail damage paid', 'hail broke my windshield', 'ice stones dented the hood', 'stones dented my hood and roof'],
  [
    'my basement flooded',
    'the basement flooded again',
    'my basement flooded at night',
    'water came in from the street',
  ],
];
const neighbours = trainNeighbours(phrases.map((of) => of.map(wordsOf)));
const likenessOf = (question: string, place: number) => nearestTo(neighbours, wordsOf(question)).get(place) ?? 0;

test('a question is like the passage of its nearest phrase, even if that is unlike the others of the passage', () => {
  expect(likenessOf('stones dented my hood', 0)).toBeGreaterThan(likenessOf('stones dented my hood', 1));
});

test('a question that repeats a phrase is no more than whole', () => {
  expect(likenessOf('my basement flooded', 1)).toBeGreaterThan(0.3);
  expect(likenessOf('my basement flooded', 1)).toBeLessThanOrEqual(1);
});

test('a question of unknown words is like nothing', () => {
  expect([...nearestTo(neighbours, wordsOf('xyzzy plugh')).values()]).toEqual([]);
});
