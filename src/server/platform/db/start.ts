/** What a start requires of the database before anything uses it: that it responds, and that it is recent enough. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { outageOf } from '#server/platform/errors/outage.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { findPooling } from './pooler.ts';
import { databaseRoles, limitsOf, MAY_ASSUME, REQUEST_SECONDS, roleIn } from './roles.ts';

/** The oldest version that docs/operations.md promises to support. */
const OLDEST_MAJOR = 15;
const ATTEMPT_MS = 5_000;
const PAUSE_MS = 500;

/** The login the database sees, and whether it could become more than the application. */
export type DatabaseLogin = { login: string; isMore: boolean };

type Greeting = DatabaseLogin & { number: number; name: string; role: string; isReplica: boolean };

/** A login that can become the owner of the tables, or retention, can change records that serve as proof. */
const GREETING = `
  SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name, session_user AS login,
    current_user AS role, pg_is_in_recovery() AS "isReplica",
    EXISTS (
      SELECT 1 FROM pg_roles r WHERE pg_has_role(session_user, r.oid, ${MAY_ASSUME}) AND (r.rolname = '${databaseRoles.retention}'
        OR r.oid = (SELECT relowner FROM pg_class WHERE oid = to_regclass('public.audit_entries')))) AS "isMore"`;

async function greet(databaseUrl: string): Promise<Greeting> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: ATTEMPT_MS,
    query_timeout: ATTEMPT_MS,
    // As the pools send them: a pooler may refuse to pass them on.
    ...limitsOf(REQUEST_SECONDS),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const [greeting] = (await client.query<Greeting>(GREETING)).rows;
    if (!greeting) throw new Error('the database didn’t respond');
    return greeting;
  } finally {
    // Not awaited: a server that went silent does not close the connection.
    client.end().catch(() => undefined);
  }
}

/** @throws {StartError} for a server older than the documentation promises to support */
export function assertVersion({ number, name }: Pick<Greeting, 'number' | 'name'>): void {
  if (number >= OLDEST_MAJOR * 10_000) return;
  throw new StartError(
    `This database is PostgreSQL ${name}, and the product needs PostgreSQL ${OLDEST_MAJOR} or later. Upgrade the server, or set DATABASE_URL to a newer one.`,
  );
}

/** Waiting helps: during a failover, an address leads to the replica before it is promoted. */
class ReplicaError extends Error {
  readonly code = '25006';
  override message = 'it is a replica that isn’t promoted';
}

/** A pooler that drops the startup parameter `options` would let requests work with every right of the login. */
function assertRole(databaseUrl: string, { role, login }: Greeting): void {
  const wanted = roleIn(databaseUrl);
  if (!wanted || wanted === role) return;
  throw new StartError(
    `The login ${login} doesn’t become ${wanted}: a pooler in between drops the startup parameter “options”. Give each role a login of its own name (docs/operations.md, The three roles).`,
  );
}

const poolings = {
  none: null,
  session: null,
  shared:
    'The database is reached through a pooler in transaction mode, which the product can’t use: settings of one request would apply to others. Connect to PostgreSQL directly, or set pool_mode = session (docs/operations.md, PgBouncer).',
  full: 'The database is reached through a pooler that has no second connection free. Raise its pool size (docs/operations.md, PgBouncer).',
} as const;

/** @throws {StartError} for a pooler that the product can’t work through */
async function assertPooling(databaseUrl: string): Promise<void> {
  const refusal = poolings[await findPooling(databaseUrl)];
  if (refusal) throw new StartError(refusal);
}

/** A role that does not exist yet, or that the login may not assume; or a pooler that refuses the time limits. */
function hintFor(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (['22023', '42501'].includes(code))
    return ' Its roles are set up by npm start and npm run migrate (docs/operations.md, The three roles).';
  return message.includes('unsupported startup parameter')
    ? ' Set ignore_startup_parameters in PgBouncer (docs/operations.md, PgBouncer).'
    : '';
}

/**
 * Waits until the database accepts connections: after a power failure it may start later than we do. What waiting cannot fix (a wrong
 * password, a database that does not exist) fails immediately. Returns the login the database sees.
 * @param seconds how long to wait at most; 0 tries once
 * @param say called once, when it has to wait
 * @throws {StartError} when it does not respond in time, is too old, or is behind a pooler that shares its sessions
 */
export async function waitForDatabase(
  databaseUrl: string,
  seconds: number,
  say: (sentence: string) => void,
): Promise<DatabaseLogin> {
  const login = await reachDatabase(databaseUrl, seconds, say);
  await assertPooling(databaseUrl);
  return login;
}

/** The same, whatever is in between. */
export async function reachDatabase(
  databaseUrl: string,
  seconds: number,
  say: (sentence: string) => void,
): Promise<DatabaseLogin> {
  const deadline = Date.now() + seconds * 1000;
  for (let attempt = 1; ; attempt++) {
    try {
      const greeting = await greet(databaseUrl);
      assertVersion(greeting);
      if (greeting.isReplica) throw new ReplicaError();
      assertRole(databaseUrl, greeting);
      return greeting;
    } catch (error) {
      if (error instanceof StartError) throw error;
      const reason = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
      if (outageOf(error) !== 'database' || Date.now() >= deadline)
        throw new StartError(`The database can’t be reached (${reason}). Check DATABASE_URL.${hintFor(error)}`, {
          cause: error,
        });
      if (attempt === 1) say(`The database isn’t responding yet (${reason}). Waiting up to ${seconds} seconds.`);
    }
    await sleep(PAUSE_MS);
  }
}
