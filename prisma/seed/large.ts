/**
 * A business of any size for benchmarks, in a database without cases. Its people cannot log in; the demo's broker works among them. The
 * rows are written by PostgreSQL itself, table by table, without triggers or the indexes that no constraint needs. Then the indexes are
 * rebuilt and the data is checked for what triggers and references would have refused. The same size gives the same business, up to ids.
 */
import pg from 'pg';
import { BROKERS } from './large/brokers.ts';
import { AROUND_CASES, CASES, STATES } from './large/cases.ts';
import { seedConsents } from './large/consents.ts';
import { CONVERSATIONS, LINKED_NAMES } from './large/conversation.ts';
import { DESK } from './large/desk.ts';
import { HISTORY } from './large/history.ts';
import { withoutIndexes } from './large/indexes.ts';
import { INTAKE } from './large/intake.ts';
import { inLanes, inOrder, type Part } from './large/lanes.ts';
import { EVERYBODY, LEFT, NO_PASSWORD, NUMBER, STAFF, USERS } from './large/people.ts';
import { proofs } from './large/proof.ts';

export interface Business {
  cases: number;
  brokers: number;
  clients: number;
}

/** The ids of the users who open the lists. */
export interface SeededBusiness {
  admin: string;
  brokers: string[];
  clients: string[];
}

/** As many cases per broker as in the large business, so that a broker's lists are equally long in both. */
export const largeBusiness: Business = { cases: 200_000, brokers: 500, clients: 60_000 };
export const smallBusiness: Business = { cases: 1_000, brokers: 3, clients: 300 };

/** A business with this many cases, in the same proportions. */
export function businessOf(cases: number, brokers?: number): Business {
  const share = cases / largeBusiness.cases;
  return {
    cases,
    brokers: brokers ?? Math.max(2, Math.round(largeBusiness.brokers * share)),
    clients: Math.max(10, Math.round(largeBusiness.clients * share)),
  };
}

/**
 * Above this number of cases, the indexes are built afterwards and two connections share the work, each statement in its own transaction.
 * Nothing else may use the database at that time, and a seed that fails leaves a database that must be discarded.
 */
const SHARED_OUT = 50_000;

/** `r`: a repeatable random number from 0 up, by number and salt. `secret`: a secret of its owner, hashed as in the product. */
const GENERATOR = `
  CREATE FUNCTION pg_temp.r(n bigint, salt bigint) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (hashint8extended(n, salt) & 2147483647)::int;
  CREATE FUNCTION pg_temp.secret(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN rtrim(translate(encode(sha256(convert_to(words, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/** Former brokers, numbered last and without cases, so that their list has a page to show in a business of any size. */
const FORMER = 30;

/** The monthly partitions that would have been created over the years. */
const MONTHS = `SELECT make_months((now() - interval '1096 days')::date, now()::date)`;

/** What is written around the cases, longest first. Each part reads only the cases, never another part's rows. */
const AROUND: readonly Part[] = [
  inOrder(...CONVERSATIONS),
  inOrder(seedConsents),
  ...[...HISTORY, ...AROUND_CASES].map((statements) => inOrder(...statements)),
  inOrder(...DESK),
  inOrder(...INTAKE),
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
  await first.query(LINKED_NAMES);
  await inLanes(clients, indexes.others);
  await inLanes(clients, await proofs(first));
}

/** Every table and every monthly partition, the largest first. A partitioned parent only gets statistics. */
const TABLES = `
  SELECT CASE c.relkind WHEN 'p' THEN 'ANALYZE ONLY' ELSE 'VACUUM (ANALYZE)' END || format(' public.%I', c.relname) AS statement FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relkind = 'p' DESC, pg_relation_size(c.oid) DESC`;

/** @returns the people, ordered by number */
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
      // Two connections already use the available cores.
      if (lanes > 1)
        await client.query('SET max_parallel_workers_per_gather = 0; SET max_parallel_maintenance_workers = 0');
    }
    // In one transaction: a server running on this database must not see cases with expired SLA clocks before they are marked as notified.
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
