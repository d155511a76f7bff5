/** Lengths of time are stored as counts per bucket, from which the median over any range of days can be estimated. */

export type BucketCount = { bucket: number; count: number };

/**
 * The approximate median, in the unit of the bounds; 0 without counts. `bucket` is what PostgreSQL's `width_bucket(value, bounds)` returns:
 * the first bucket is 1, and 0 is below the first bound.
 */
export function bucketMedian(counts: readonly BucketCount[], bounds: readonly number[]): number {
  const half = counts.reduce((sum, { count }) => sum + count, 0) / 2;
  let before = 0;
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    if (count > 0 && before + count >= half) {
      const low = bounds[bucket - 1] ?? 0;
      // The last bucket has no upper bound: its lower bound is used.
      const high = bucket === 0 ? 0 : (bounds[bucket] ?? low);
      return low + ((half - before) / count) * (high - low);
    }
    before += count;
  }
  return 0;
}
