/**
 * The one way to a transaction (docs/decisions/0039). It takes back its turn and tries again when PostgreSQL broke a circle of waiting
 * transactions, so its work may run more than once: what is not in the database happens before it, or after it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/platform/errors/app-error.ts';
import { layersOf } from '#server/platform/errors/outage.ts';
import type { Database, Transaction } from './client.ts';

/** A deadlock that was broken, and a transaction that another one overtook. Both were rolled back whole. */
const OVERTAKEN = /^(40P01|40001|P2034)$/;
/** Each one that fails has waited a second for PostgreSQL to notice. */
const TRIES = 5;
/** After it no other try begins. */
const PATIENCE_MS = 8_000;
/** The first pause at most; each later one is twice as long. */
const PAUSE_MS = 25;
const RETRY_AFTER_SECONDS = 5;

export const BUSY =
  'Many people are changing the same things at this moment. Nothing you typed is lost. Please try again in a few seconds.';

/** What is written last, in this order: the rows most transactions meet in are locked for the shortest time. */
const stages = ['mails', 'notices', 'announcements'] as const;
type Stage = (typeof stages)[number];

/** What each transaction under way has yet to write. */
const pending = new WeakMap<Transaction, Map<Stage, () => Promise<void>>>();

export type Gathering<Item> = {
  /** Keeps items for the end of the transaction. */
  add(tx: Transaction, items: readonly Item[]): void;
  /** Forgets those that are about something the transaction has removed meanwhile. */
  drop(tx: Transaction, isGone: (item: Item) => boolean): void;
};

/**
 * Something that is gathered during a transaction and written once, last.
 * @param write writes all of it in the same transaction; it may gather for a later stage
 */
export function gathering<Item>(
  stage: Stage,
  write: (tx: Transaction, items: readonly Item[]) => Promise<void>,
): Gathering<Item> {
  const gathered = new WeakMap<Transaction, Item[]>();
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
  // An answer of ours was decided on, whatever led to it.
  if (error instanceof AppError) return false;
  for (const { code, originalCode } of layersOf(error))
    if ([code, originalCode].some((name) => typeof name === 'string' && OVERTAKEN.test(name))) return true;
  return false;
}

/** Tries until it goes through. @throws {AppError} SERVICE_UNAVAILABLE when it was overtaken each time */
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
      // By chance, so that those who met do not meet again.
      await pause(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

/**
 * Runs work in one transaction: all of it happens, or nothing. The work may run several times.
 * @throws {AppError} SERVICE_UNAVAILABLE when it was overtaken by others each time
 */
export function transaction<T>(db: Database, work: (tx: Transaction) => T | Promise<T>): Promise<T> {
  return untilThrough(PATIENCE_MS, () => db.$transaction((tx) => runWhole(tx as Transaction, work)));
}

/**
 * A transaction that may take longer than a request: imports, counts, erasure. Its limit replaces the one of a statement, of a wait for a
 * lock, and the one of `DeadlineClient`, which reads it here. No other try begins after it.
 */
export function longTransaction<T>(
  db: Database,
  milliseconds: number,
  work: (tx: Transaction) => T | Promise<T>,
): Promise<T> {
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
