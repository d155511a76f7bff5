import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { assertDataKey } from '#server/app/keys/key-check.ts';
import type { Env } from '#server/env.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { waitForDatabase } from '#server/platform/db/start.ts';
import { schemaDifference } from '../schema-version.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

const SKEW_NOTED_MS = 2_000;
const SKEW_WRONG_MS = 60_000;
const NOTICE_MS = 3_000;
const CHANNEL = 'coverbridge_doctor';

/** Everything about the database of `env`. */
export function databaseChecks(env: Env): Check[] {
  return [
    {
      name: 'Database',
      look: () => findDatabase(env.databaseUrl),
      remedy: 'Check DATABASE_URL, and that the server accepts connections from here.',
    },
    {
      name: 'Migrations',
      look: () => findDifference(env.databaseUrl),
      remedy: 'Run npm run migrate.',
    },
    { name: 'Clock', look: () => findSkew(env.databaseUrl), remedy: 'Check that the database answers.' },
    {
      name: 'Notices (LISTEN)',
      look: () => findListening(env.databaseUrl),
      remedy: 'Connect to PostgreSQL directly, or through a pooler in session mode.',
    },
    { name: 'Data key', look: () => findKey(env), remedy: 'Set DATA_KEY to the key that belongs to this database.' },
    {
      name: 'Sandbox',
      look: () => findSandbox(env),
      remedy: 'Check SANDBOX_DATABASE_URL (docs/operations.md, Test keys).',
    },
  ];
}

async function findDatabase(url: string): Promise<Finding> {
  const { login, isMore } = await waitForDatabase(url, 0, () => undefined);
  const version = await withClient(url, async (client) => (await client.query('SHOW server_version')).rows[0]);
  const says = `PostgreSQL ${version.server_version}, signed in as ${login}`;
  return isMore
    ? warning(
        `${says}, which can also become the owner or retention`,
        'Give each role a login of its own (docs/operations.md).',
      )
    : ok(says);
}

async function findDifference(url: string): Promise<Finding> {
  const { missing, unknown } = await schemaDifference(url);
  if (missing[0]) return problem(`${missing.length} missing, the first is ${missing[0]}`, 'Run npm run migrate.');
  if (unknown[0])
    return warning(`a newer release was here: ${unknown[0]}`, 'Start that release, or set ALLOW_NEWER_DATABASE=true.');
  return ok('all applied');
}

async function findSkew(url: string): Promise<Finding> {
  const skew = await withClient(url, async (client) => {
    const before = Date.now();
    const { rows } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at');
    return (before + Date.now()) / 2 - (rows[0]?.at.getTime() ?? 0);
  });
  const says = `this machine and the database differ by ${(Math.abs(skew) / 1000).toFixed(1)} seconds`;
  const remedy = 'Set both by NTP. The database’s clock decides; logs and certificates go by this machine’s.';
  if (Math.abs(skew) >= SKEW_WRONG_MS) return problem(says, remedy);
  return Math.abs(skew) >= SKEW_NOTED_MS ? warning(says, remedy) : ok(says);
}

/** A pooler in transaction mode gives a session another connection as soon as the last one is taken, and with it what it listens to. */
async function findListening(url: string): Promise<Finding> {
  return withClient(url, (listener) =>
    withClient(url, async (other) => {
      let heard = false;
      listener.on('notification', () => {
        heard = true;
      });
      await listener.query(`LISTEN ${CHANNEL}`);
      const first = await backendOf(listener);
      await other.query('BEGIN');
      await backendOf(other);
      const second = await backendOf(listener);
      await other.query('COMMIT');
      await other.query(`NOTIFY ${CHANNEL}`);
      for (let waited = 0; !heard && waited < NOTICE_MS; waited += 50) await sleep(50);
      if (first === second && heard) return ok('arrive');
      return problem(
        'a pooler in transaction mode is in between: live updates and jobs would be late',
        'Connect to PostgreSQL directly, or through a pooler in session mode.',
      );
    }),
  );
}

async function backendOf(client: pg.Client): Promise<number> {
  return (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;
}

async function findKey(env: Env): Promise<Finding> {
  const { db, close } = connectDatabase(env.databaseUrl, 1);
  try {
    // Comparing with an empty database would write the value to compare with.
    if ((await db.keyCheck.count()) === 0) return ok('nothing has been encrypted yet');
    await assertDataKey(db, env);
    return ok('fits the database');
  } finally {
    await close();
  }
}

async function findSandbox({ sandbox }: Env): Promise<Finding> {
  if (!sandbox) return ok('not configured: test keys aren’t offered');
  await waitForDatabase(sandbox.databaseUrl, 0, () => undefined);
  return findDifference(sandbox.databaseUrl);
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
