/**
 * A business of any size, for measuring, in a database without cases: its people cannot log in, the demo's broker works among them. Written by
 * PostgreSQL itself, table by table, without triggers and the indexes no constraint needs; afterwards the indexes are built again, and what
 * triggers and references would have refused is looked for. The same size gives the same business, up to the ids.
 */
import pg from 'pg';
import { BROKERS } from './large/brokers.ts';
import { AROUND_CASES, CASES, STATES } from './large/cases.ts';
import { seedConsents } from './large/consents.ts';
import { CONVERSATIONS } from './large/conversation.ts';
import { DESK } from './large/desk.ts';
import { HISTORY } from './large/history.ts';
import { withoutIndexes } from './large/indexes.ts';
import { inLanes, inOrder, type Part } from './large/lanes.ts';
import { EVERYBODY, LEFT, NO_PASSWORD, NUMBER, STAFF, USERS } from './large/people.ts';
import { proofs } from './large/proof.ts';

export interface Business {
  cases: number;
  brokers: number;
  clients: number;
}

/** The ids of the people who look at lists. */
export interface SeededBusiness {
  admin: string;
  brokers: string[];
  clients: string[];
}

/** As many cases per broker as in the large business, so that a broker's lists hold the same in both. */
export const largeBusiness: Business = { cases: 200_000, brokers: 500, clients: 60_000 };
export const smallBusiness: Business = { cases: 1_000, brokers: 3, clients: 300 };

/** A business of as many cases, in the same proportions. */
export function businessOf(cases: number, brokers?: number): Business {
  const share = cases / largeBusiness.cases;
  return {
    cases,
    brokers: brokers ?? Math.max(2, Math.round(largeBusiness.brokers * share)),
    clients: Math.max(10, Math.round(largeBusiness.clients * share)),
  };
}

/**
 * From so many cases on the indexes are built afterwards and two connections share the work, each statement for itself. Nothing else may be at
 * work in the database then, and a seed that breaks off leaves a database to be thrown away.
 */
const SHARED_OUT = 50_000;

/** Chance that is the same each time: of a number and a salt, from 0 up. What only its owner knows, as the product keeps it. */
const GENERATOR = `
  CREATE FUNCTION pg_temp.r(n bigint, salt bigint) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (hashint8extended(n, salt) & 2147483647)::int;
  CREATE FUNCTION pg_temp.secret(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN rtrim(translate(encode(sha256(convert_to(words, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/** Brokers who left, behind the others in number and without a case: so the list of brokers has a page to show in a business of any size. */
const FORMER = 30;

/** As the years would have made them. */
const MONTHS = `SELECT make_months((now() - interval '1096 days')::date, now()::date)`;

/** What is written around the requests, longest first. Each reads what the cases say, and nothing of another. */
const AROUND: readonly Part[] = [
  inOrder(...CONVERSATIONS),
  inOrder(seedConsents),
  ...[...HISTORY, ...AROUND_CASES].map((statements) => inOrder(...statements)),
  inOrder(...DESK),
];

async function write(clients: readonly pg.Client[], { cases, brokers, clients: people }: Business): Promise<void> {
  const [first] = clients;
  if (!first) return;
  for (const client of clients) await client.query(GENERATOR);
  await first.query(MONTHS);
  const indexes = cases > SHARED_OUT ? await withoutIndexes(first) : { people: [], others: [] };
  for (const [role, count] of Object.entries({ admin: 1, broker: brokers + FORMER, client: people }))
    await first.query(USERS, [role, count]);
  await first.query(LEFT, [brokers]);
  await inOrder('ANALYZE users', BROKERS, 'ANALYZE broker_profiles', ...STAFF)(first);
  await inLanes(clients, [
    inOrder((client) => client.query(CASES, [cases, brokers, people]), 'ANALYZE cases', ...STATES),
    inOrder(...EVERYBODY, ...indexes.people),
  ]);
  await inLanes(clients, AROUND);
  await inLanes(clients, indexes.others);
  await inLanes(clients, await proofs(first));
}

/** Every table, and every month of one in months, the largest first; the whole of a table in months has only statistics. */
const TABLES = `
  SELECT CASE c.relkind WHEN 'p' THEN 'ANALYZE ONLY' ELSE 'VACUUM (ANALYZE)' END || format(' public.%I', c.relname) AS statement FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relkind = 'p' DESC, pg_relation_size(c.oid) DESC`;

/** @returns the people, in the order of their numbers */
export async function seedLarge(databaseUrl: string, business: Business): Promise<SeededBusiness> {
  const lanes = business.cases > SHARED_OUT ? 2 : 1;
  const clients = Array.from({ length: lanes }, () => new pg.Client({ connectionString: databaseUrl }));
  const first = clients[0] as pg.Client;
  try {
    for (const client of clients) {
      await client.connect();
      await client.query('SET session_replication_role = replica');
      await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
      await client.query(`SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'; SET synchronous_commit = off`);
      // Two lanes have the cores already.
      if (lanes > 1)
        await client.query('SET max_parallel_workers_per_gather = 0; SET max_parallel_maintenance_workers = 0');
    }
    // All at once: a server that runs on this database must not meet cases whose clocks have run out before it is told that they were.
    if (lanes === 1) await first.query('BEGIN');
    await write(clients, business);
    if (lanes === 1) await first.query('COMMIT');
    const { rows: tables } = await first.query<{ statement: string }>(TABLES);
    await inLanes(
      clients,
      tables.map(({ statement }) => inOrder(statement)),
    );
    const { rows } = await first.query<{ id: string; role: string }>(
      `SELECT id, role FROM users u WHERE password_hash = $1 ORDER BY ${NUMBER}`,
      [NO_PASSWORD],
    );
    const ids = (role: string) => rows.filter((row) => row.role === role).map(({ id }) => id);
    return { admin: ids('admin')[0] ?? '', brokers: ids('broker').slice(0, business.brokers), clients: ids('client') };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
