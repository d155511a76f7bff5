/** What a start requires of the database before anything uses it: that it responds, and that it is recent enough. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { outageOf } from '#server/platform/errors/outage.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { databaseRoles } from './roles.ts';

/** The oldest version that docs/operations.md promises to support. */
const OLDEST_MAJOR = 16;
const ATTEMPT_MS = 5_000;
const PAUSE_MS = 500;

/** The login the database sees, and whether it could become more than the application. */
export type DatabaseLogin = { login: string; isMore: boolean };

type Greeting = DatabaseLogin & { number: number; name: string };

/** A login that can become the owner of the tables, or retention, can change records that serve as proof. */
const GREETING = `
  SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name, session_user AS login,
    EXISTS (
      SELECT 1 FROM pg_roles r WHERE pg_has_role(session_user, r.oid, 'SET') AND (r.rolname = '${databaseRoles.retention}'
        OR r.oid = (SELECT relowner FROM pg_class WHERE oid = to_regclass('public.audit_entries')))) AS "isMore"`;

async function greet(databaseUrl: string): Promise<Greeting> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: ATTEMPT_MS,
    query_timeout: ATTEMPT_MS,
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

/** A role that does not exist yet, or that the login may not assume. */
function rolesHint(error: unknown): string {
  return ['22023', '42501'].includes((error as { code?: string }).code ?? '')
    ? ' Its roles are set up by npm start and npm run migrate (docs/operations.md, The three roles).'
    : '';
}

/**
 * Waits until the database accepts connections: after a power failure it may start later than we do. What waiting cannot fix (a wrong
 * password, a database that does not exist) fails immediately. Returns the login the database sees.
 * @param seconds how long to wait at most; 0 tries once
 * @param say called once, when it has to wait
 * @throws {StartError} when it does not respond in time, or is too old
 */
export async function waitForDatabase(
  databaseUrl: string,
  seconds: number,
  say: (sentence: string) => void,
): Promise<DatabaseLogin> {
  const deadline = Date.now() + seconds * 1000;
  for (let attempt = 1; ; attempt++) {
    try {
      const greeting = await greet(databaseUrl);
      assertVersion(greeting);
      return greeting;
    } catch (error) {
      if (error instanceof StartError) throw error;
      const reason = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
      if (outageOf(error) !== 'database' || Date.now() >= deadline)
        throw new StartError(`The database can’t be reached (${reason}). Check DATABASE_URL.${rolesHint(error)}`, {
          cause: error,
        });
      if (attempt === 1) say(`The database isn’t responding yet (${reason}). Waiting up to ${seconds} seconds.`);
    }
    await sleep(PAUSE_MS);
  }
}
