/**
 * Recomputes the weights of the confidence (`src/server/modules/search/retrieval/confidence.ts`) after content is
 * added. Prints them and, for several thresholds, how many questions would be answered and how many of those that the pages do not answer
 * would be declined. Run it again after changing the classifier.
 */
import { goldenSet, heldOutSet, naturalSet } from '../tests/assistant/sets.ts';
import { fitLogistic, oddsOf, type Sample } from './assistant/logistic.ts';
import { FEATURES, samplesOfPhrases, samplesOfSet } from './assistant/samples.ts';

const THRESHOLDS = [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75];

const sets: Record<string, Sample[]> = {
  golden: samplesOfSet(goldenSet),
  'held out': samplesOfSet(heldOutSet),
  natural: samplesOfSet(naturalSet),
  phrases: samplesOfPhrases(),
};
const model = fitLogistic(Object.values(sets).flat());

const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(whole, 1))} %`.padStart(6);

/** Counts the samples above a threshold. */
const above = (samples: readonly Sample[], threshold: number) =>
  samples.filter(({ features }) => 1 / (1 + Math.exp(-oddsOf(model, features))) >= threshold).length;

console.info('confidence');
FEATURES.forEach((name, at) => {
  console.info(`  ${name.padEnd(18)}`, model.weights[at]?.toFixed(2));
});
console.info(`  ${'bias'.padEnd(18)}`, model.bias.toFixed(2));
for (const [name, samples] of Object.entries(sets)) {
  const here = samples.filter(({ isTrue }) => isTrue);
  const elsewhere = samples.filter(({ isTrue }) => !isTrue);
  console.info(`\n${name}: ${here.length} that the pages answer, ${elsewhere.length} that they do not`);
  for (const threshold of THRESHOLDS) {
    const silent = elsewhere.length - above(elsewhere, threshold);
    console.info(
      `  from ${threshold.toFixed(2)}  answered ${percent(above(here, threshold), here.length)}  silent ${percent(silent, elsewhere.length)}`,
    );
  }
}
