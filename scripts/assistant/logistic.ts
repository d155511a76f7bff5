/** Logistic regression by gradient descent over standardized features. */

export type Sample = { features: readonly number[]; isTrue: boolean; weight: number };
export type Model = { weights: number[]; bias: number };

const ROUNDS = 2_000;
const STEP = 0.5;
/** Shrinks the weights towards 0, so that two correlated features share the weight. */
const SHRINK = 1e-3;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const oddsOf = ({ weights, bias }: Model, features: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), bias);

/** Fits the weights that best separate true samples from false ones. */
export function fitLogistic(samples: readonly Sample[]): Model {
  const columns = (samples[0]?.features ?? []).map((_, at) => samples.map(({ features }) => features[at] ?? 0));
  const means = columns.map(mean);
  const spreads = columns.map((column, at) => Math.sqrt(mean(column.map((value) => (value - (means[at] ?? 0)) ** 2))));
  const standard = samples.map(({ features }) =>
    features.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] || 1)),
  );
  const all = samples.reduce((sum, { weight }) => sum + weight, 0);
  const model: Model = { weights: means.map(() => 0), bias: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = model.weights.map((weight) => SHRINK * weight);
    let slope = 0;
    samples.forEach(({ isTrue, weight }, index) => {
      const row = standard[index] ?? [];
      const missed = ((1 / (1 + Math.exp(-oddsOf(model, row))) - Number(isTrue)) * weight) / all;
      slope += missed;
      row.forEach((value, at) => {
        slopes[at] = (slopes[at] ?? 0) + missed * value;
      });
    });
    model.weights = model.weights.map((weight, at) => weight - STEP * (slopes[at] ?? 0));
    model.bias -= STEP * slope;
  }
  const weights = model.weights.map((weight, at) => weight / (spreads[at] || 1));
  return { weights, bias: model.bias - weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0) };
}
