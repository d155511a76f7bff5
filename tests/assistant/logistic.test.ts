import { expect, test } from 'vitest';
import { fitLogistic, oddsOf } from '../../scripts/assistant/logistic.ts';

/** Probabilities that rise with the first feature and are independent of the second. */
const chanceOf = (first: number) => 1 / (1 + Math.exp(-(4 * first - 2)));
const samples = Array.from({ length: 21 }, (_, step) => step / 20).flatMap((first) =>
  [0, 1].flatMap((second) => [
    { features: [first, second], isTrue: true, weight: chanceOf(first) },
    { features: [first, second], isTrue: false, weight: 1 - chanceOf(first) },
  ]),
);

test('the weights that made the chances are found again, and what says nothing weighs nothing', () => {
  const model = fitLogistic(samples);
  expect(model.weights[0]).toBeCloseTo(4, 0);
  expect(model.weights[1]).toBeCloseTo(0, 1);
  expect(model.bias).toBeCloseTo(-2, 0);
  expect(oddsOf(model, [0.5, 1])).toBeCloseTo(0, 0);
});

test('a heavier sample counts as that many', () => {
  const one = (isTrue: boolean, weight: number) => ({ features: [1], isTrue, weight });
  expect(fitLogistic([one(true, 3), one(false, 1)]).bias).toBeCloseTo(Math.log(3), 1);
});
