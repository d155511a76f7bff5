import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { assertDataKey } from '#server/app/keys/key-check.ts';
import type { Env } from '#server/env.ts';
import { ARCHIVING, type Archiving } from '#server/platform/db/archiving.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { findPooling } from '#server/platform/db/pooler.ts';
import { limitsOf, type SessionLimits } from '#server/platform/db/roles.ts';
import { reachDatabase, waitForDatabase } from '#server/platform/db/start.ts';
import { schemaDifference } from '../schema-version.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

const SKEW_NOTED_MS = 2_000;
const SKEW_WRONG_MS = 60_000;
const NOTICE_MS = 3_000;
const CHANNEL = 'coverbridge_doctor';
const MEGABYTE = 1e6;
/** The alert of that name has the same. */
const MUCH_WAITING = 256 * MEGABYTE;

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
    { name: 'Time limits', look: () => findLimits(env), remedy: 'Check that the database answers.' },
    { name: 'Archive', look: () => findArchive(env.databaseUrl), remedy: 'Check that the database answers.' },
    { name: 'Data key', look: () => findKey(env), remedy: 'Set DATA_KEY to the key that belongs to this database.' },
    {
      name: 'Sandbox',
      look: () => findSandbox(env),
      remedy: 'Check SANDBOX_DATABASE_URL (docs/operations.md, Test keys).',
    },
  ];
}

async function findDatabase(url: string): Promise<Finding> {
  const { login, isMore } = await reachDatabase(url, 0, () => undefined);
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

/** First whether sessions are ours at all, because a pooler that shares them may deliver a notice by chance. */
async function findListening(url: string): Promise<Finding> {
  const pooling = await findPooling(url);
  if (pooling === 'shared')
    return problem(
      'a pooler in transaction mode is in between: the product doesn’t start',
      'Connect to PostgreSQL directly, or set pool_mode = session (docs/operations.md, PgBouncer).',
    );
  if (pooling === 'full') return problem('the pooler in between has no second connection free', 'Raise its pool size.');
  const heard = await withClient(url, (listener) => withClient(url, (sender) => arrives(listener, sender)));
  if (!heard)
    return problem('they don’t arrive: live updates and jobs would be late', 'Connect to PostgreSQL directly.');
  return ok(pooling === 'session' ? 'arrive, through a pooler in session mode' : 'arrive');
}

async function arrives(listener: pg.Client, sender: pg.Client): Promise<boolean> {
  let heard = false;
  listener.on('notification', () => {
    heard = true;
  });
  await listener.query(`LISTEN ${CHANNEL}`);
  await sender.query(`NOTIFY ${CHANNEL}`);
  for (let waited = 0; !heard && waited < NOTICE_MS; waited += 50) await sleep(50);
  return heard;
}

/** A pooler may keep what we ask for to itself; then the limits of the role apply. */
async function findLimits({ databaseUrl, databaseTimeoutSeconds }: Env): Promise<Finding> {
  const wanted = limitsOf(databaseTimeoutSeconds);
  const seconds = await withClient(
    databaseUrl,
    async (client) =>
      (
        await client.query<{ seconds: number }>(
          `SELECT setting::float / 1000 AS seconds FROM pg_settings WHERE name = 'statement_timeout'`,
        )
      ).rows[0]?.seconds,
    wanted,
  );
  if (seconds === databaseTimeoutSeconds) return ok(`${seconds} seconds for a statement of a request`);
  return warning(
    `a pooler drops DATABASE_TIMEOUT_SECONDS (${databaseTimeoutSeconds}): ${seconds || 'no'} seconds apply`,
    `Set the limits on the role: ALTER ROLE coverbridge_app SET statement_timeout = '${databaseTimeoutSeconds}s' (docs/operations.md, PgBouncer).`,
  );
}

/** Point-in-time recovery leads to what is archived, and not further. */
async function findArchive(url: string): Promise<Finding> {
  const found = await withClient(url, async (client) => (await client.query<Archiving>(ARCHIVING)).rows[0]);
  if (!found?.isOn) return ok('PostgreSQL doesn’t archive its log: backups lead back, or what its service offers');
  const waiting = `${Math.round(found.waitingBytes / MEGABYTE)} MB wait`;
  const remedy = 'The log of PostgreSQL has the reason. Its disk fills until it succeeds (docs/operations.md, Alerts).';
  if (found.isFailing) return problem(`the last attempt failed; ${waiting}`, remedy);
  if (found.waitingBytes > MUCH_WAITING) return warning(`it can’t keep up: ${waiting}`, remedy);
  if (found.latestSeconds === 0)
    return warning('segments are archived only when they are full', 'Set archive_timeout to 60s.');
  return ok(`at the latest after ${found.latestSeconds} seconds; ${waiting}`);
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

async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  limits: Partial<SessionLimits> = {},
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, ...limits });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
