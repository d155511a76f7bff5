/**
 * The single way to run a transaction (docs/decisions/0039). It rolls back and retries when PostgreSQL resolves a deadlock, so its work may
 * run more than once: effects outside the database happen before or after it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/platform/errors/app-error.ts';
import { layersOf } from '#server/platform/errors/outage.ts';
import type { Database, Transaction } from './client.ts';
import { beginWholeCall, partOf, wholeCallOf } from './whole-call.ts';

/** A resolved deadlock, and a serialization failure. Both were rolled back completely. */
const OVERTAKEN = /^(40P01|40001|P2034)$/;
/** Each failed attempt has waited a second for PostgreSQL to detect the deadlock. */
const TRIES = 5;
/** No retry begins after this. */
const PATIENCE_MS = 8_000;
/** The longest first pause; each later one is up to twice as long. */
const PAUSE_MS = 25;
const RETRY_AFTER_SECONDS = 5;

export const BUSY = 'Several people are changing this at once. Nothing you typed is lost. Try again in a few seconds.';

/** What is written last, in this order: the rows most transactions contend for are locked for the shortest time. */
const stages = ['mails', 'notices', 'announcements'] as const;
type Stage = (typeof stages)[number];

/** What each open transaction has yet to write. */
const pending = new WeakMap<Transaction, Map<Stage, () => Promise<void>>>();
/** For each kind of gathering: notes what it has of a transaction, and returns a function that restores it. */
const noters: ((tx: Transaction) => () => void)[] = [];

export type Gathering<Item> = {
  /** Keeps items for the end of the transaction. */
  add(tx: Transaction, items: readonly Item[]): void;
  /** Drops items about something the transaction has since removed. */
  drop(tx: Transaction, isGone: (item: Item) => boolean): void;
};

/**
 * Something that is gathered during a transaction and written once, at the end.
 * @param write writes all of it in the same transaction; it may gather for a later stage
 */
export function gathering<Item>(
  stage: Stage,
  write: (tx: Transaction, items: readonly Item[]) => Promise<void>,
): Gathering<Item> {
  const gathered = new WeakMap<Transaction, Item[]>();
  noters.push((tx) => {
    const soFar = gathered.get(tx) ?? [];
    return () => void gathered.set(tx, soFar);
  });
  return {
    add(tx, items) {
      const writes = pending.get(tx);
      if (!writes) throw new Error(`The transaction is over: its ${stage} would be lost.`);
      if (items.length === 0) return;
      gathered.set(tx, [...(gathered.get(tx) ?? []), ...items]);
      writes.set(stage, () => {
        const all = gathered.get(tx) ?? [];
        gathered.delete(tx);
        return all.length > 0 ? write(tx, all) : Promise.resolve();
      });
    },
    drop(tx, isGone) {
      gathered.set(
        tx,
        (gathered.get(tx) ?? []).filter((item) => !isGone(item)),
      );
    },
  };
}

/** Runs the work, and writes what it gathered. */
async function runWhole<T>(tx: Transaction, work: (tx: Transaction) => T | Promise<T>): Promise<T> {
  const writes = new Map<Stage, () => Promise<void>>();
  pending.set(tx, writes);
  try {
    const result = await work(tx);
    for (let stage = nextOf(writes); stage; stage = nextOf(writes)) {
      const write = writes.get(stage);
      writes.delete(stage);
      await write?.();
    }
    return result;
  } finally {
    pending.delete(tx);
  }
}

function nextOf(writes: ReadonlyMap<Stage, unknown>): Stage | undefined {
  return stages.find((stage) => writes.has(stage));
}

function wasOvertaken(error: unknown): boolean {
  // Our own error was decided deliberately, whatever led to it.
  if (error instanceof AppError) return false;
  for (const { code, originalCode } of layersOf(error))
    if ([code, originalCode].some((name) => typeof name === 'string' && OVERTAKEN.test(name))) return true;
  return false;
}

/** Retries until it succeeds. @throws {AppError} SERVICE_UNAVAILABLE when every attempt lost to another transaction */
async function untilThrough<T>(patienceMs: number, run: () => Promise<T>): Promise<T> {
  const lastStart = performance.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!wasOvertaken(error)) throw error;
      if (attempt === TRIES || performance.now() > lastStart)
        throw new AppError({
          code: 'SERVICE_UNAVAILABLE',
          message: BUSY,
          retryAfterSeconds: RETRY_AFTER_SECONDS,
          cause: error,
        });
      // Random, so that the transactions that collided do not collide again.
      await pause(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

/** Notes everything gathered so far, for a part that may be rolled back. */
function rememberGathered(tx: Transaction): () => void {
  const undo = noters.map((note) => note(tx));
  return () => {
    for (const restore of undo) restore();
  };
}

/**
 * Runs work in one transaction: all of it happens, or nothing. The work may run several times. In a call that is one transaction, it is a
 * part of that, which the call retries.
 * @throws {AppError} SERVICE_UNAVAILABLE when every attempt lost to another transaction
 */
export function transaction<T>(db: Database, work: (tx: Transaction) => T | Promise<T>): Promise<T> {
  const call = wholeCallOf(db);
  if (call)
    return partOf(call, work, () => rememberGathered(call.tx)).catch((error) => {
      if (wasOvertaken(error)) call.overtaken = error;
      throw error;
    });
  return untilThrough(PATIENCE_MS, () => db.$transaction((tx) => runWhole(tx as Transaction, work)));
}

/** A call may wait for files to be examined, or for the limits of its caller, and holds its transaction meanwhile. */
const WHOLE_CALL_MS = 60_000;

/**
 * Runs a whole call in one transaction. Every `transaction` on the database that the call is given is a part of it, and single statements
 * belong to it too.
 * @param run may run several times, each with a transaction of its own
 * @throws {AppError} SERVICE_UNAVAILABLE when every attempt lost to another transaction
 */
export async function wholeCall<T>(db: Database, run: (joined: Database) => Promise<T>): Promise<T> {
  const { result, effects } = await untilThrough(PATIENCE_MS, () =>
    db.$transaction(
      async (opened) => {
        const { call, joined } = beginWholeCall(db, opened as Transaction);
        const result = await runWhole(call.tx, async () => {
          const made = await run(joined);
          if (call.overtaken !== undefined) throw call.overtaken;
          return made;
        });
        return { result, effects: call.effects };
      },
      { timeout: WHOLE_CALL_MS, maxWait: 10_000 },
    ),
  );
  for (const effect of effects) await effect();
  return result;
}

/**
 * A transaction that may take longer than a request: imports, counts, erasure. Its limit replaces those of a statement and of a wait for a
 * lock, and that of `DeadlineClient`, which reads it here. It is not retried after this time.
 */
export function longTransaction<T>(
  db: Database,
  milliseconds: number,
  work: (tx: Transaction) => T | Promise<T>,
): Promise<T> {
  if (wholeCallOf(db))
    throw new Error('A call that is one transaction has no room for a long one: give its address `withoutKey`.');
  return untilThrough(milliseconds, () =>
    db.$transaction(
      async (tx) => {
        await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = ${milliseconds}`);
        await tx.$executeRawUnsafe(`SET LOCAL lock_timeout = ${milliseconds}`);
        return runWhole(tx as Transaction, work);
      },
      { timeout: milliseconds, maxWait: 10_000 },
    ),
  );
}
