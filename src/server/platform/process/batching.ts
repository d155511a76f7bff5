/**
 * Batches concurrent writes. While one batch is on its way to the database, calls gather for the next, so a burst of a hundred
 * submissions costs a few transactions instead of a hundred; a single one is not delayed.
 */
import DataLoader from 'dataloader';
import { outageOf } from '#server/platform/errors/outage.ts';
import { within } from './deadline.ts';

/** Longer than any statement of a request: a batch that takes longer is lost, and must not block everything behind it. */
const BATCH_MS = 30_000;

/**
 * @param run handles a batch; returns the results in the same order, an Error for an item that failed on its own
 * @param inFlight batches that may run at once
 * @param deadlineMs after which a batch counts as failed, so that the next one starts
 */
export function batched<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
  inFlight = 1,
  deadlineMs = BATCH_MS,
): (item: Item) => Promise<Result> {
  let running = 0;
  let waiting: (() => void)[] = [];

  function schedule(flush: () => void): void {
    if (running < inFlight) setImmediate(flush);
    else waiting.push(flush);
  }

  function timed(items: readonly Item[]): Promise<readonly (Result | Error)[]> {
    return within(deadlineMs, 'a batch', run(items));
  }

  async function runCounted(items: readonly Item[]): Promise<readonly (Result | Error)[]> {
    running += 1;
    try {
      return await timed(items);
    } catch (error) {
      // One bad item must not fail the others: each is retried alone. An outage is not caused by an item, and retrying each would only
      // prolong it.
      if (items.length === 1 || outageOf(error)) throw error;
      return await Promise.all(
        items.map(async (item) => (await timed([item]).catch((cause: Error) => [cause]))[0] as Result | Error),
      );
    } finally {
      running -= 1;
      const flushes = waiting;
      waiting = [];
      for (const flush of flushes) setImmediate(flush);
    }
  }

  const loader = new DataLoader<Item, Result>((items) => runCounted(items), {
    cache: false,
    maxBatchSize: 200,
    batchScheduleFn: schedule,
  });
  return (item) => loader.load(item);
}

/** The same with separate batches for each database, so that two of them (tests have their own) never share one. */
export function batchedPerDatabase<From extends { db: object }, Item, Result>(
  run: (from: From, items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
  inFlight = 1,
): (from: From, item: Item) => Promise<Result> {
  const places = new WeakMap<object, (item: Item) => Promise<Result>>();
  return (from, item) => {
    let place = places.get(from.db);
    if (!place) {
      place = batched((items: readonly Item[]) => run(from, items), inFlight);
      places.set(from.db, place);
    }
    return place(item);
  };
}
