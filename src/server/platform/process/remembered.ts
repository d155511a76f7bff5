/** Caches results that many people request at once and that may be a minute old. */

/**
 * Returns the last result while it is younger than `forMs` by the clock of `from`; callers that arrive while the first is still running get
 * its result. One cache per database, so that organizations do not read each other's. A failure is not cached.
 * Never call it inside a transaction: the first caller takes a connection of its own.
 */
export function rememberedPerDatabase<From extends { db: object; now: () => Date }, Result>(
  forMs: number,
  ask: (from: From) => Promise<Result>,
): (from: From) => Promise<Result> {
  const memories = new WeakMap<object, { at: number; result: Promise<Result> }>();
  return (from) => {
    const at = from.now().getTime();
    const known = memories.get(from.db);
    if (known && Math.abs(at - known.at) < forMs) return known.result;
    const memory = { at, result: ask(from) };
    memories.set(from.db, memory);
    memory.result.catch(() => {
      if (memories.get(from.db) === memory) memories.delete(from.db);
    });
    return memory.result;
  };
}
