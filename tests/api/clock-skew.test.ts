/**
 * The database's clock decides: a server whose own clock is wrong misses nothing, and nothing overdue is forgotten.
 * @module-tag long
 */

import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { sweepTimersJob } from '#server/app/jobs/jobs.ts';
import { sweepOverdue } from '#server/app/jobs/overdue.ts';
import { expireOfferJob } from '#server/modules/assignment/jobs.ts';
import { expireOffer } from '#server/modules/assignment/routing/commands.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, offeredCase } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { putCases } from '../support/queue-cases.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../support/server.ts';
import { skewWallClock } from '../support/wall-clock.ts';

const HOUR_MS = 3_600_000;
const OFFERS = 12;
let server: TestServer;
let setRight: (() => void) | undefined;

async function start(options: TestServerOptions = {}): Promise<void> {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' }, ...options });
}
afterEach(async () => {
  setRight?.();
  setRight = undefined;
  await server.stop();
});

async function databaseTime(): Promise<number> {
  const { rows } = await server.services.pool.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms');
  return Number(rows[0].ms);
}

/** Open offers that expire at this moment, with their timers. They belong to a case that has a broker, so nothing follows. */
async function makeOffers(count: number, expiresAt: Date): Promise<string[]> {
  const { db, jobs } = server.services;
  const { broker } = await activeCase(server.services);
  const title = crypto.randomUUID();
  const at = server.services.now();
  await putCases(
    db,
    { brokerId: broker.id, at },
    Array.from({ length: count }, () => ({ title })),
  );
  const cases = await db.case.findMany({ where: { title }, select: { id: true } });
  return Promise.all(
    cases.map(async ({ id: caseId }) => {
      const data = { caseId, brokerId: broker.id, offeredAt: new Date(at.getTime() - HOUR_MS), expiresAt };
      const { id } = await db.offer.create({ data, select: { id: true } });
      await jobs.enqueue(db, expireOfferJob, { offerId: id }, { startAfter: expiresAt });
      return id;
    }),
  );
}

const expired = (ids: string[]) => server.services.db.offer.count({ where: { id: { in: ids }, status: 'expired' } });

describe.each([
  ['5 s behind', -5_000],
  ['5 s ahead', 5_000],
  ['1 h behind', -HOUR_MS],
  ['1 h ahead', HOUR_MS],
])('a server whose wall clock is %s', (_name, skewMs) => {
  test('goes by the database, and every offer expires at its time and not before', async () => {
    setRight = skewWallClock(skewMs);
    await start();
    // The two clocks differ by what was set, minus the time between the two readings.
    const [wall, kept, database] = [Date.now(), server.services.now().getTime(), await databaseTime()];
    expect(Math.sign(wall - kept)).toBe(Math.sign(skewMs));
    expect(Math.abs(database - kept)).toBeLessThan(Math.abs(skewMs) / 2);

    const expiresAt = new Date(server.services.now().getTime() + 3_000);
    const ids = await makeOffers(OFFERS, expiresAt);
    await eventually('every offer has expired', async () => (await expired(ids)) === OFFERS);
    const rows = await server.services.db.offer.findMany({ where: { id: { in: ids } } });
    expect(rows.every(({ respondedAt }) => respondedAt && respondedAt >= expiresAt)).toBe(true);
  });
});

test('a timer that fires too early reschedules itself', async () => {
  // For whatever reason, this server's time is three seconds behind the database.
  await start({ overrides: { now: () => new Date(Date.now() - 3_000) } });
  const ids = await makeOffers(3, new Date(Date.now() + 500));
  await eventually('they expire all the same', async () => (await expired(ids)) === 3);
  // Called much too early, it waits instead of looping.
  const [far = ''] = await makeOffers(1, new Date(Date.now() + 10 * HOUR_MS));
  await expireOffer(server.services, far);
  const { rows } = await server.services.pool.query(
    `SELECT extract(epoch FROM start_after - now()) AS seconds FROM pgboss.job WHERE name = 'offer.expire' AND data ->> 'offerId' = $1 AND state = 'created'`,
    [far],
  );
  expect(rows).toHaveLength(2);
  for (const { seconds } of rows) expect(Number(seconds)).toBeGreaterThan(9 * 3600);
});

test('the sweeper does everything that is overdue and has no timer anymore', async () => {
  let ahead = 0;
  await start({ overrides: { now: () => new Date(Date.now() + ahead) } });
  const { services } = server;
  const { db } = services;
  const offered = await offeredCase(services);
  const party = await activeCase(services);
  const held = await activeCase(services);
  const soon = new Date(Date.now() + 10 * 60_000);
  await db.offer.updateMany({ where: { caseId: offered.caseId }, data: { expiresAt: soon } });
  await db.case.update({ where: { id: held.caseId }, data: { ...columnsOf('on_hold'), holdUntil: soon } });
  const call = await db.callback.create({
    data: { caseId: party.caseId, at: soon, minutes: 15, createdById: party.broker.id, createdByName: 'A broker' },
  });
  const plan = await db.scheduledMessage.create({
    data: {
      caseId: party.caseId,
      senderId: party.broker.id,
      senderName: 'A broker',
      body: 'Good morning',
      sendAt: soon,
      seenSeq: 0,
      clientKey: randomUUID(),
    },
  });
  await services.pool.query(`DELETE FROM pgboss.job WHERE name IN ('offer.expire', 'offer.warn', 'callback.remind')`);

  await sweepOverdue(services);
  const offer = () => db.offer.findFirstOrThrow({ where: { caseId: offered.caseId }, orderBy: { offeredAt: 'asc' } });
  expect(await offer()).toMatchObject({ status: 'open', warnedAt: expect.any(Date) });
  expect(await db.callback.findUnique({ where: { id: call.id } })).toMatchObject({ remindedAt: expect.any(Date) });
  expect(await db.scheduledMessage.findUnique({ where: { id: plan.id } })).toMatchObject({ status: 'scheduled' });

  ahead = HOUR_MS;
  await Promise.all([sweepOverdue(services), sweepOverdue(services)]);
  expect(await offer()).toMatchObject({ status: 'expired' });
  expect(await db.scheduledMessage.findUnique({ where: { id: plan.id } })).toMatchObject({ status: 'sent' });
  expect(await db.case.findUnique({ where: { id: held.caseId } })).toMatchObject({ status: 'active' });
  expect(await db.message.count({ where: { caseId: party.caseId, body: 'Good morning' } })).toBe(1);
  expect(await db.caseEvent.count({ where: { caseId: offered.caseId, type: 'offer_expired' } })).toBe(1);
});

test('a job runs the sweeper every minute, and checks for attacks on accounts with it', async () => {
  await start();
  const { db, jobs, pool } = server.services;
  const { rows } = await pool.query(`SELECT cron FROM pgboss.schedule WHERE name = 'timers.sweep'`);
  expect(rows).toEqual([{ cron: '* * * * *' }]);
  const { caseId, broker } = await activeCase(server.services);
  // Without its own timer.
  const { id } = await db.offer.create({
    data: { caseId, brokerId: broker.id, offeredAt: new Date(0), expiresAt: server.services.now() },
    select: { id: true },
  });
  const failure = { kind: 'sign_in', outcome: 'wrong_password', failed: true, network: '', device: '' };
  await db.securityEvent.createMany({
    data: Array.from({ length: 20 }, () => ({ ...failure, at: server.services.now(), userId: broker.id })),
  });
  await jobs.enqueue(db, sweepTimersJob, {});
  await eventually('the offer has expired', async () => (await expired([id])) === 1);
  await eventually(
    'administrators are told',
    async () => (await db.notification.count({ where: { type: 'sign_in_failures' } })) > 0,
  );
});
