/**
 * A call that is one transaction (docs/decisions/0080): `transaction(db, work)` on the database it was given becomes a part of it, so that
 * the call's answer can be stored together with what the call did.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Transaction } from './client.ts';

export type WholeCall = {
  tx: Transaction;
  /** The database outside the transaction. */
  own: Database;
  /** What to do once it has been committed. */
  effects: (() => Promise<unknown>)[];
  /** A part lost to another transaction: the whole call runs again, even if the command made do without the part. */
  overtaken?: unknown;
  /** Settles when the previous part has ended: savepoints of two parts must not interleave. */
  previous: Promise<unknown>;
};

/** By the transaction’s client, which a whole call is given as its database. */
const wholeCalls = new WeakMap<object, WholeCall>();
/** The call whose part the current code belongs to. */
const currentPart = new AsyncLocalStorage<WholeCall>();

/** Marks a transaction as that of a whole call. @returns the database for it: the transaction itself */
export function beginWholeCall(own: Database, tx: Transaction): { call: WholeCall; joined: Database } {
  const call: WholeCall = { tx, own, effects: [], previous: Promise.resolve() };
  wholeCalls.set(tx, call);
  return { call, joined: tx as unknown as Database };
}

export function wholeCallOf(db: Database): WholeCall | undefined {
  return wholeCalls.get(db);
}

async function savepoint<T>(
  { tx }: WholeCall,
  work: (tx: Transaction) => T | Promise<T>,
  undo: () => void,
): Promise<T> {
  await tx.$executeRawUnsafe('SAVEPOINT part');
  try {
    const result = await work(tx);
    await tx.$executeRawUnsafe('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    undo();
    // On a broken connection this fails as well; the first error says why.
    await tx.$executeRawUnsafe('ROLLBACK TO SAVEPOINT part').catch(() => undefined);
    await tx.$executeRawUnsafe('RELEASE SAVEPOINT part').catch(() => undefined);
    throw error;
  }
}

/**
 * Runs work as a part of the call: if it throws, only the part is rolled back, as a transaction of its own would be.
 * @param remember notes what was gathered so far, and returns a function that restores it
 */
export function partOf<T>(
  call: WholeCall,
  work: (tx: Transaction) => T | Promise<T>,
  remember: () => () => void,
): Promise<T> {
  const run = () => savepoint(call, work, remember());
  if (currentPart.getStore() === call) return run();
  const part = call.previous.then(() => currentPart.run(call, run));
  call.previous = part.catch(() => undefined);
  return part;
}

/**
 * An effect outside the database that must follow the commit: removing what the transaction has copied, for example. In a whole call it
 * waits for the call’s transaction; otherwise the transaction before it is over already.
 */
export async function afterCommit(db: Database, effect: () => Promise<unknown>): Promise<void> {
  const call = wholeCallOf(db);
  if (call) call.effects.push(effect);
  else await effect();
}

/** The database for what must be stored even if the call’s transaction is rolled back. */
export function outsideCall(db: Database): Database {
  return wholeCallOf(db)?.own ?? db;
}
