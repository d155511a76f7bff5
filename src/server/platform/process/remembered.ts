/** What many people ask for at once, and what may be a minute old: asked for once and answered from memory meanwhile. */

/**
 * Answers the last result while it is younger than `forMs` by the clock of `from`; whoever asks while the first is still under way gets
 * its answer. One memory for each database, so that organizations do not read each other's. A failure is not remembered.
 * Never ask inside a transaction: the first one to ask takes a connection of its own.
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
