import { median } from '../lib/median.ts';

/** The smallest number that is at least as large as this share of them. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? Number.NaN;
}

/**
 * Measures the contestants in turn, A B C A B C, so that other activity on the machine affects all of them equally. Returns each one's
 * numbers, one element per round. The first round warms up and is not counted.
 */
export async function inTurns<Name extends string>(
  rounds: number,
  contestants: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contestants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const result = await contestants[name]();
      if (round > 0) results[name].push(result);
    }
  }
  return results;
}

/** The median of the ratios between rounds measured next to each other. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((number, round) => number / (theirs[round] ?? Number.NaN)));
}
