/** Transactions that got in each other's way: the work runs again, unseen, and after a few times the answer is to come back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#server/app-error.ts';
import type { Transaction } from '#server/db.ts';
import { transaction } from '#server/transaction.ts';
import { deadlocksOf } from '../support/deadlocks.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Resolves for everybody once as many have come as are awaited. */
function meeting(people: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = people;
  return () => {
    missing -= 1;
    if (missing <= 0) resolve();
    return promise;
  };
}

const overtaken = (sqlState: string) => (tx: Transaction) =>
  tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'made for a test' USING ERRCODE = '${sqlState}'; END $$`);

describe('work that another transaction got in the way of', () => {
  test('runs again: of two that lock two rows in opposite orders both go through', async () => {
    const { db } = server.services;
    const rows = ['one', 'other'];
    await db.rateLimit.createMany({
      data: rows.map((key) => ({ key, points: 0, expiresAt: new Date(Date.now() + 3_600_000) })),
    });
    const bothHoldOne = meeting(2);
    let runs = 0;
    const addInOrder = (keys: readonly string[]) =>
      transaction(db, async (tx) => {
        runs += 1;
        const [first, second] = keys;
        await tx.rateLimit.update({ where: { key: first ?? '' }, data: { points: { increment: 1 } } });
        await bothHoldOne();
        await tx.rateLimit.update({ where: { key: second ?? '' }, data: { points: { increment: 1 } } });
      });
    await Promise.all([addInOrder(rows), addInOrder(rows.toReversed())]);
    expect(runs).toBe(3);
    expect(await db.rateLimit.findMany({ where: { key: { in: rows } }, select: { points: true } })).toEqual([
      { points: 2 },
      { points: 2 },
    ]);
    expect(await deadlocksOf(server.database.url)).toBe(1);
  });

  test.each(['40P01', '40001'])('is given up after a few times: %s', async (sqlState) => {
    let runs = 0;
    const attempt = transaction(server.services.db, (tx) => {
      runs += 1;
      return overtaken(sqlState)(tx);
    });
    await expect(attempt).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: expect.any(Number) });
    expect(runs).toBe(5);
  });

  test('leaves nothing of the run that was broken', async () => {
    const { db } = server.services;
    let runs = 0;
    await transaction(db, async (tx) => {
      runs += 1;
      await tx.rateLimit.create({ data: { key: `run ${runs}`, points: 1, expiresAt: new Date() } });
      if (runs === 1) await overtaken('40P01')(tx);
    });
    const kept = await db.rateLimit.findMany({ where: { key: { startsWith: 'run ' } } });
    expect(kept.map(({ key }) => key)).toEqual(['run 2']);
  });

  test('does not run again after a refusal or another failure', async () => {
    let runs = 0;
    const refused = new AppError({ code: 'CONFLICT', message: 'Not now.' });
    for (const failure of [refused, new Error('broken')])
      await expect(
        transaction(server.services.db, () => {
          runs += 1;
          return Promise.reject(failure);
        }),
      ).rejects.toBe(failure);
    await expect(transaction(server.services.db, overtaken('23505'))).rejects.toThrow();
    expect(runs).toBe(2);
  });
});
