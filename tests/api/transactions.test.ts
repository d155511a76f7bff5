/**
 * Conflicting transactions: the work is retried, unseen, and after a few attempts the caller is asked to try again.
 * @module-tag long
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropNotices, notify } from '#server/modules/notifications/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { createApiClient } from '../support/api-client.ts';
import { offeredCase } from '../support/cases.ts';
import { asOwner } from '../support/database.ts';
import { deadlocksOf } from '../support/deadlocks.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Resolves for all callers once the expected number has arrived. */
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

describe('work interrupted by another transaction', () => {
  test('is retried: of two that lock two rows in opposite orders both succeed', async () => {
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
    expect(await deadlocksOf(server.database)).toBe(1);
  });

  test.each(['40P01', '40001'])('is given up after a few attempts: %s', async (sqlState) => {
    let runs = 0;
    const attempt = transaction(server.services.db, (tx) => {
      runs += 1;
      return overtaken(sqlState)(tx);
    });
    await expect(attempt).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: expect.any(Number) });
    expect(runs).toBe(5);
  });

  test('leaves nothing of the aborted attempt', async () => {
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

  test('is not retried after a refusal or another failure', async () => {
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

describe('deferred writes', () => {
  const people = () =>
    Promise.all(['Ann First', 'Ben Second'].map((name) => createPerson(server.services, 'client', name)));
  const notice = ({ id: userId }: { id: string }, title: string) => ({ userId, type: 'test', title, link: '/portal' });
  const noticesOf = async ({ id: userId }: { id: string }) =>
    (await server.services.db.notification.findMany({ where: { userId }, orderBy: { seq: 'asc' } })).map(
      ({ seq, title }) => `${seq} ${title}`,
    );

  test('are written last: two that notify the same people in opposite orders do not deadlock', async () => {
    const { db } = server.services;
    const [ann, ben] = (await people()) as [Viewer, Viewer];
    const before = await deadlocksOf(server.database);
    const bothToldOne = meeting(2);
    let runs = 0;
    const tell = (first: Viewer, second: Viewer, title: string) =>
      transaction(db, async (tx) => {
        runs += 1;
        notify(tx, new Date(), [notice(first, title)]);
        await bothToldOne();
        notify(tx, new Date(), [notice(second, title), notice(first, `${title} again`)]);
      });
    await Promise.all([tell(ann, ben, 'One way'), tell(ben, ann, 'Other way')]);
    expect(runs).toBe(2);
    expect(await deadlocksOf(server.database)).toBe(before);
    for (const person of [ann, ben]) {
      const told = await noticesOf(person);
      expect(told.map((line) => Number.parseInt(line, 10))).toEqual([1, 2, 3]);
    }
    expect((await noticesOf(ann)).filter((line) => line.includes('One way')).map((line) => line.slice(2))).toEqual([
      'One way',
      'One way again',
    ]);
  });

  test('are discarded with a failed transaction, and with an aborted attempt', async () => {
    const { db } = server.services;
    const [ann] = (await people()) as [Viewer, Viewer];
    const failing = transaction(db, (tx) => {
      notify(tx, new Date(), [notice(ann, 'Never')]);
      throw new Error('not after all');
    });
    await expect(failing).rejects.toThrow('not after all');
    let runs = 0;
    await transaction(db, async (tx) => {
      runs += 1;
      notify(tx, new Date(), [notice(ann, `Run ${runs}`)]);
      if (runs === 1) await overtaken('40P01')(tx);
    });
    expect(await noticesOf(ann)).toEqual(['1 Run 2']);
  });

  test('cannot be added once the transaction is over', async () => {
    const { db } = server.services;
    const [ann] = (await people()) as [Viewer, Viewer];
    const late = await transaction(db, (tx) => () => notify(tx, new Date(), [notice(ann, 'Late')]));
    expect(late).toThrow('would be lost');
  });

  test('are dropped with what the transaction removes', async () => {
    const { db } = server.services;
    const [ann, ben] = (await people()) as [Viewer, Viewer];
    const [{ caseId: gone }, { caseId: kept }] = [
      await offeredCase(server.services),
      await offeredCase(server.services),
    ];
    await transaction(db, async (tx) => {
      for (const caseId of [gone, kept]) notify(tx, new Date(), [{ ...notice(ann, 'About a case'), caseId }]);
      notify(tx, new Date(), [notice(ben, 'About themselves')]);
      dropNotices(tx, { caseIds: [gone] });
      dropNotices(tx, { userIds: [ben.id] });
    });
    const left = await db.notification.findMany({ where: { userId: { in: [ann.id, ben.id] } } });
    expect(left.map(({ caseId, seq }) => [caseId, seq])).toEqual([[kept, 1]]);
  });
});

describe('a request that conflicts each time', () => {
  const email = 'overtaken@example.com';
  const subscriber = () => server.services.db.newsletterSubscriber.count({ where: { emailKey: email } });

  beforeAll(async () => {
    await asOwner(
      server.database,
      `CREATE FUNCTION overtake() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'made for a test' USING ERRCODE = '40P01'; END $$;
       CREATE TRIGGER overtake BEFORE INSERT ON newsletter_subscribers FOR EACH ROW EXECUTE FUNCTION overtake()`,
    );
  });

  test('is asked to try again, in both APIs, and succeeds when it does', async () => {
    const visitor = createApiClient(server.url);
    const answers = [
      await visitor.wire('mutation', 'newsletter.subscribe', JSON.stringify({ email })),
      await visitor.rest('POST', '/api/newsletter/simple', { json: { email } }),
    ];
    for (const { status, headers, text } of answers) {
      expect(status, text).toBe(503);
      expect(headers.get('retry-after')).toBe('5');
      expect(text).toContain('Nothing you typed is lost. Try again in a few seconds.');
    }
    expect(await subscriber()).toBe(0);
    await asOwner(server.database, 'DROP TRIGGER overtake ON newsletter_subscribers');
    expect((await visitor.rest('POST', '/api/newsletter/simple', { json: { email } })).status).toBe(200);
    expect(await subscriber()).toBe(1);
  });
});
