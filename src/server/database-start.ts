/** What a start asks of the database before anything uses it: that it answers, and that it is new enough. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { outageOf } from '#server/http/outage.ts';
import { StartError } from '#server/start-error.ts';

/** The oldest version that docs/operations.md promises to work with. */
const OLDEST_MAJOR = 16;
const ATTEMPT_MS = 5_000;
const PAUSE_MS = 500;

async function versionOf(databaseUrl: string): Promise<{ number: number; name: string }> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: ATTEMPT_MS,
    query_timeout: ATTEMPT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; name: string }>(
      `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name`,
    );
    return { number: Number(rows[0]?.number), name: rows[0]?.name ?? '' };
  } finally {
    // Not awaited: a server that went silent does not say goodbye.
    client.end().catch(() => undefined);
  }
}

/** @throws {StartError} for a server older than the documentation promises to support */
export function assertVersion({ number, name }: { number: number; name: string }): void {
  if (number >= OLDEST_MAJOR * 10_000) return;
  throw new StartError(
    `This database is PostgreSQL ${name}, and the product needs PostgreSQL ${OLDEST_MAJOR} or later. Upgrade the server, or set DATABASE_URL to a newer one.`,
  );
}

/**
 * Waits until the database takes connections: after a power cut it may start later than we do. What waiting cannot fix (a wrong
 * password, a database that does not exist) fails at once.
 * @param seconds how long to wait at most; 0 tries once
 * @param say told once, when it has to wait
 * @throws {StartError} when it does not answer in time, or is too old
 */
export async function waitForDatabase(
  databaseUrl: string,
  seconds: number,
  say: (sentence: string) => void,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (let attempt = 1; ; attempt++) {
    try {
      return assertVersion(await versionOf(databaseUrl));
    } catch (error) {
      if (error instanceof StartError) throw error;
      const reason = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
      if (outageOf(error) !== 'database' || Date.now() >= deadline)
        throw new StartError(`The database cannot be reached (${reason}). Check DATABASE_URL.`, { cause: error });
      if (attempt === 1)
        say(`The database does not answer yet (${reason}). Waiting for it, ${seconds} seconds at most.`);
    }
    await sleep(PAUSE_MS);
  }
}
