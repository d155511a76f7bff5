/** Events appear in an order without gaps, however late the transactions that write them commit. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { orderEvents, publishEvents } from '#server/modules/events/commands.ts';
import { findEvents } from '#server/modules/integrations/events/queries.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Holder } from '#server/platform/trpc/init.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let readers: Holder[];
beforeAll(async () => {
  server = await startTestServer({ variables: { DATABASE_POOL: '20' } });
  party = await activeCase(server.services);
  const admin = await viewerNamed(server.services, 'demo_admin');
  readers = [admin, party.broker].map((viewer) => ({ partnerId: null, viewer, key: null }));
});
afterAll(() => server.stop());
afterEach(() => server.services.db.integrationEvent.deleteMany());

/** A transaction that has written some events and waits to be ended. */
async function begin(numbers: readonly number[]) {
  const { db, now } = server.services;
  const written = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<boolean>();
  const ended = transaction(db, async (tx) => {
    for (const number of numbers)
      await publishEvents(tx, [
        { type: 'message.created', caseId: party.caseId, at: now(), data: { number, from: 'client' } },
      ]);
    written.resolve();
    if (!(await ending.promise)) throw new Error('rolled back');
  }).catch(() => undefined);
  await written.promise;
  return {
    end: (commit: boolean) => {
      ending.resolve(commit);
      return ended;
    },
  };
}

/** One reader who goes on from where it was. */
function follower(holder: Holder) {
  let after: string | undefined;
  const seen: number[] = [];
  return {
    seen,
    async read(limit: number) {
      const { items, resumeAfter } = await findEvents(server.services, holder, { limit, ...(after && { after }) });
      after = resumeAfter;
      for (const event of items) if (event.type === 'message.created') seen.push(event.message.number);
    },
  };
}

type Step =
  | { kind: 'begin'; events: number }
  | { kind: 'end'; which: number; commit: boolean }
  | { kind: 'read'; limit: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('begin' as const), events: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('end' as const), which: fc.nat(), commit: fc.boolean() }),
  fc.record({ kind: fc.constant('read' as const), limit: fc.integer({ min: 1, max: 4 }) }),
);

test('with late commits, a reader still sees each event once, in the order of its transaction', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await server.services.db.integrationEvent.deleteMany();
      const followers = readers.map(follower);
      const open: { numbers: number[]; end(commit: boolean): Promise<void> }[] = [];
      const committed: number[][] = [];
      const finish = async (which: number, commit: boolean) => {
        const [ended] = open.splice(which % open.length, 1);
        await ended?.end(commit);
        if (ended && commit) committed.push(ended.numbers);
      };
      let next = 0;
      for (const each of steps) {
        if (each.kind === 'begin' && open.length < 8) {
          const numbers = Array.from({ length: each.events }, () => (next += 1));
          open.push({ numbers, ...(await begin(numbers)) });
        }
        if (each.kind === 'end' && open.length > 0) await finish(each.which, each.commit);
        if (each.kind === 'read') await Promise.all(followers.map((one) => one.read(each.limit)));
      }
      while (open.length > 0) await finish(0, true);
      for (const { read, seen } of followers) {
        for (let before = -1; before !== seen.length; ) {
          before = seen.length;
          await read(100);
        }
        expect(seen.toSorted((one, other) => one - other)).toEqual(
          committed.flat().toSorted((one, other) => one - other),
        );
        for (const numbers of committed) expect(seen.filter((number) => numbers.includes(number))).toEqual(numbers);
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('many who order and write at once give each event one place, in the order in which each wrote', async () => {
  const { db } = server.services;
  const writers = Array.from({ length: 6 }, (_, writer) =>
    (async () => {
      for (let count = 0; count < 10; count++) {
        const { end } = await begin([writer * 100 + count]);
        await Promise.all([end(true), orderEvents(db)]);
      }
    })(),
  );
  await Promise.all(writers);
  await orderEvents(db);
  const rows = await db.integrationEvent.findMany({ orderBy: { position: 'asc' }, include: { recipients: true } });
  expect(rows).toHaveLength(60);
  for (const { position, recipients } of rows) {
    expect(position).not.toBeNull();
    expect(recipients.map((each) => each.position)).toEqual([position]);
  }
  const numbers = rows.map(({ data }) => (data as { number: number }).number);
  for (let writer = 0; writer < 6; writer++) {
    const own = numbers.filter((number) => Math.floor(number / 100) === writer);
    expect(own).toEqual(own.toSorted((one, other) => one - other));
  }
});
