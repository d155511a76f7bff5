/**
 * A business of any size, for measuring, in a database without cases: its people cannot log in, the demo's broker works among them. Written by
 * PostgreSQL itself, table by table, without triggers and the indexes no constraint needs; in the same transaction the indexes are built
 * again, and what triggers and references would have refused is looked for. The same size gives the same business, up to the ids.
 */
import pg from 'pg';
import { AROUND_CASES, CASES } from './large/cases.ts';
import { seedConsents } from './large/consents.ts';
import { CONVERSATIONS } from './large/conversation.ts';
import { DESK } from './large/desk.ts';
import { withoutIndexes } from './large/indexes.ts';
import { EVERYBODY, NO_PASSWORD, STAFF, USERS } from './large/people.ts';
import { proveHeld } from './large/proof.ts';

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

/** From so many cases on it is quicker to build the indexes afterwards. Nothing else may be at work in the database then. */
const INDEXES_LATER = 50_000;

/** Chance that is the same each time: of a number and a salt, from 0 up. What only its owner knows, as the product keeps it. */
const GENERATOR = `
  CREATE FUNCTION pg_temp.r(n bigint, salt bigint) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (hashint8extended(n, salt) & 2147483647)::int;
  CREATE FUNCTION pg_temp.secret(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN rtrim(translate(encode(sha256(convert_to(words, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/** As the years would have made them. */
const MONTHS = `SELECT make_months((now() - interval '1096 days')::date, now()::date)`;

async function write(client: pg.Client, { cases, brokers, clients }: Business): Promise<void> {
  await client.query(GENERATOR);
  await client.query(MONTHS);
  const indexes = cases > INDEXES_LATER ? await withoutIndexes(client) : null;
  for (const [role, count] of Object.entries({ admin: 1, broker: brokers, client: clients }))
    await client.query(USERS, [role, count]);
  for (const statement of [...STAFF, ...EVERYBODY]) await client.query(statement);
  await client.query(CASES, [cases, brokers, clients]);
  await client.query('ANALYZE cases');
  for (const statement of [...AROUND_CASES, ...CONVERSATIONS, ...DESK]) await client.query(statement);
  await client.query('ANALYZE consent_people');
  await seedConsents(client);
  await indexes?.build();
  await proveHeld(client);
}

/** @returns the people, oldest first */
export async function seedLarge(databaseUrl: string, business: Business): Promise<SeededBusiness> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query(`SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'; SET synchronous_commit = off`);
    // All at once: a server that runs on this database must not meet cases whose clocks have run out before it is told that they were.
    await client.query('BEGIN');
    await write(client, business);
    await client.query('COMMIT');
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
    const { rows } = await client.query<{ id: string; role: string }>(
      'SELECT id, role FROM users WHERE password_hash = $1 ORDER BY created_at DESC, id',
      [NO_PASSWORD],
    );
    const ids = (role: string) => rows.filter((row) => row.role === role).map(({ id }) => id);
    return { admin: ids('admin')[0] ?? '', brokers: ids('broker'), clients: ids('client') };
  } finally {
    await client.end();
  }
}
