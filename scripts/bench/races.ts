import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import type { Business } from '../../prisma/seed/large.ts';
import { sessionCookie } from '../lib/product.ts';
import { crossPaths } from './crossing.ts';
import type { Row } from './report.ts';
import { call } from './requests.ts';
import type { ListedBusiness } from './scale.ts';

const RACES = 1_000;
const AT_ONCE = 8;
/** An idle PostgreSQL connection buffers its statistics for up to ten seconds. */
const COUNTERS_MS = 11_000;

/** Few brokers, so that locks collide, and clients whose open cases are with several of them. */
export const racingBusiness: Business = { cases: 8_000, brokers: 7, clients: 100 };

type Carried = { caseId: string; version: number };

/**
 * Brokers with capacity for one more case are assigned eight cases of others at once, while some cases move the other way, so that locks
 * are requested crosswise. Latecomers get a conflict; there must be no deadlock, and no broker may get two.
 */
export async function measureRaces(
  { product, people, cases }: ListedBusiness,
  databaseOwnerUrl: string,
  quick: boolean,
): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseOwnerUrl });
  await database.connect();
  // Capacity is the only thing raced for: every broker is eligible for every case.
  await database.query(
    `UPDATE broker_profiles SET lines = $1, areas = '{T}', licence_classes = '{GENERAL,LIFE,ACCIDENT_SICKNESS}', away_until = NULL,
       licence_expires_on = greatest(licence_expires_on, current_date + 365)`,
    [caseTypeSchema.options],
  );
  const agent = new Agent({ keepAlive: true });
  const cookie = await sessionCookie(people.admin);
  const before = await deadlocks(database);
  const outcomes = { given: 0, late: 0, failed: [] as string[], over: 0 };
  async function give(row: Carried, brokerId: string): Promise<void> {
    try {
      await call(agent, `${product.url}/api/trpc/cases.handOver`, cookie, { ...row, brokerId, note: 'A race' });
      outcomes.given += 1;
    } catch (error) {
      // Too late: the case has moved, or the broker is full.
      if (/"httpStatus":409/.test(String(error))) outcomes.late += 1;
      else outcomes.failed.push(String(error));
    }
  }
  const races = quick ? 20 : RACES;
  for (let race = 0; race < races; race += 1) {
    const heir = people.brokers[race % people.brokers.length] ?? '';
    const other = people.brokers[(race + 1) % people.brokers.length] ?? '';
    await database.query(
      `UPDATE broker_profiles p SET capacity = least(500, open_cases + open_offers + 1) FROM broker_loads l
       WHERE l.broker_id = p.user_id AND p.user_id = ANY($1)`,
      [[heir, other]],
    );
    const [to, back] = [await carriedBut(database, heir, AT_ONCE), await carriedBy(database, heir, 2)];
    await Promise.all([...to.map((row) => give(row, heir)), ...back.map((row) => give(row, other))]);
    outcomes.over += await overCapacity(database, [heir, other]);
  }
  const crossed = await crossPaths({ product, people, cases }, database, agent, quick);
  agent.destroy();
  await sleep(COUNTERS_MS);
  const broken = (await deadlocks(database)) - before;
  await database.end();
  const failed = [...outcomes.failed, ...crossed.failed];
  return [
    {
      what: `Brokers with more than they have room for, after ${races.toLocaleString('en-CA')} races of ${AT_ONCE} and 2 crosswise`,
      result: String(outcomes.over),
      goal: '0',
      met: outcomes.over === 0,
      details: `${outcomes.given} given, ${outcomes.late} told that they came too late`,
    },
    {
      what: 'Deadlocks in concurrent reassignments, bulk moves and erasures, and responses that failed',
      result: `${broken} and ${failed.length}`,
      goal: '0 and 0',
      met: broken === 0 && failed.length === 0,
      details:
        failed[0] ??
        `as PostgreSQL counts them; the races, ${crossed.moved} moves in bulk (${crossed.late} came too late), ${crossed.erased} clients erased`,
    },
  ];
}

const active = (whose: string) =>
  `SELECT id AS "caseId", version FROM cases WHERE status = 'active' AND broker_id ${whose} $1 ORDER BY random() LIMIT $2`;

async function carriedBut(database: pg.Client, brokerId: string, count: number): Promise<Carried[]> {
  return (await database.query<Carried>(active('<>'), [brokerId, count])).rows;
}

async function carriedBy(database: pg.Client, brokerId: string, count: number): Promise<Carried[]> {
  return (await database.query<Carried>(active('='), [brokerId, count])).rows;
}

async function overCapacity(database: pg.Client, brokerIds: readonly string[]): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM broker_profiles p WHERE user_id = ANY($1) AND capacity <
       (SELECT count(*) FROM cases WHERE broker_id = p.user_id AND closed_at IS NULL)
       + (SELECT count(*) FROM offers WHERE broker_id = p.user_id AND status = 'open')`,
    [brokerIds],
  );
  return rows[0]?.count ?? 0;
}

async function deadlocks(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.count ?? 0;
}
