/** A call that is one transaction: the transactions in it are its parts, and it is retried as a whole. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify } from '#server/modules/notifications/commands.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { longTransaction, transaction, wholeCall } from '#server/platform/db/transaction.ts';
import { afterCommit, outsideCall } from '#server/platform/db/whole-call.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await startTestServer();
  db = server.services.db;
});
afterAll(() => server.stop());

const add = (tx: Database | Transaction, key: string) =>
  tx.rateLimit.create({ data: { key, points: 1, expiresAt: new Date(Date.now() + 3_600_000) } });
const known = async (prefix: string) =>
  (await db.rateLimit.findMany({ where: { key: { startsWith: prefix } }, orderBy: { key: 'asc' } })).map(({ key }) =>
    key.slice(prefix.length),
  );
const refuse = () => {
  throw new AppError({ code: 'CONFLICT', message: 'made for a test' });
};

test('nothing of it is seen before its end, and nothing stays when it fails', async () => {
  await expect(
    wholeCall(db, async (joined) => {
      await transaction(joined, (tx) => add(tx, 'failed one'));
      await add(joined, 'failed other');
      expect(await known('failed ')).toEqual([]);
      return refuse();
    }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await known('failed ')).toEqual([]);
});

test('a part that fails takes its own rows and notifications with it, and no others', async () => {
  const { id: userId } = await createPerson(server.services, 'client', 'Ann First');
  const say = (tx: Transaction, title: string) =>
    notify(tx, new Date(), [{ userId, type: 'test', title, link: '/portal' }]);
  await wholeCall(db, async (joined) => {
    await transaction(joined, async (tx) => {
      await add(tx, 'part first');
      say(tx, 'First');
    });
    const failed = transaction(joined, async (tx) => {
      await add(tx, 'part second');
      say(tx, 'Second');
      // A failed statement ends a transaction; a part is rolled back to where it began.
      await add(tx, 'part first');
    });
    await expect(failed).rejects.toMatchObject({ code: 'P2002' });
    await transaction(joined, async (tx) => {
      await add(tx, 'part third');
      say(tx, 'Third');
    });
  });
  expect(await known('part ')).toEqual(['first', 'third']);
  const notices = await db.notification.findMany({ where: { userId }, orderBy: { seq: 'asc' } });
  expect(notices.map(({ title }) => title)).toEqual(['First', 'Third']);
});

test('parts at the same time follow one another, and a part inside a part is its own', async () => {
  await wholeCall(db, async (joined) => {
    await Promise.all([
      transaction(joined, (tx) => add(tx, 'together one')),
      transaction(joined, async (tx) => {
        await add(tx, 'together two');
        await transaction(joined, async (inner) => {
          await add(inner, 'together lost');
          refuse();
        }).catch(() => undefined);
      }),
      transaction(joined, (tx) => add(tx, 'together three')),
    ]);
  });
  expect(await known('together ')).toEqual(['one', 'three', 'two']);
});

test('a deadlock in a part runs the whole call again', async () => {
  let runs = 0;
  const effects: number[] = [];
  await wholeCall(db, async (joined) => {
    runs += 1;
    const run = runs;
    await add(joined, `again ${run}`);
    await afterCommit(joined, async () => effects.push(run));
    await transaction(joined, async (tx) => {
      if (run < 3)
        await tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'made for a test' USING ERRCODE = '40P01'; END $$`);
    });
  });
  expect([runs, await known('again '), effects]).toEqual([3, ['3'], [3]]);
});

test('a command that swallows the deadlock of a part runs again too', async () => {
  let runs = 0;
  await wholeCall(db, async (joined) => {
    runs += 1;
    await transaction(joined, async (tx) => {
      await add(tx, `swallowed ${runs}`);
      if (runs === 1)
        await tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'made for a test' USING ERRCODE = '40P01'; END $$`);
    }).catch(() => undefined);
  });
  expect([runs, await known('swallowed ')]).toEqual([2, ['2']]);
});

test('an effect waits for the commit, and a transaction of its own does not', async () => {
  const seen: string[][] = [];
  await wholeCall(db, async (joined) => {
    await transaction(joined, (tx) => add(tx, 'effect'));
    await afterCommit(joined, async () => seen.push(await known('effect')));
    await add(outsideCall(joined), 'own');
    expect([await known('own'), seen]).toEqual([[''], []]);
  });
  expect(seen).toEqual([['']]);
  await afterCommit(db, async () => seen.push(['now']));
  expect(seen).toEqual([[''], ['now']]);
});

test('a long transaction is refused in it', async () => {
  await expect(wholeCall(db, (joined) => longTransaction(joined, 1_000, () => 1))).rejects.toThrow('withoutKey');
});
