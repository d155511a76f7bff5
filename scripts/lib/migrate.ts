import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Migration, migrationList, migrations, migrationsFolder } from './prisma-files.ts';
import { SetupError } from './steps.ts';

/** Held while migrations apply, so that two processes may start at once. */
const MIGRATION_LOCK = 7_301_949;
/**
 * How long a migration waits for a lock. While it waits, everybody who comes later waits behind it, also those who only read: a long
 * report in the way would take the whole product down.
 */
export const LOCK_MS = 5_000;
/** Another process may be at it for a while. */
const TURN_MS = 600_000;
/** A migration that could not get a lock is retried: the holder may have finished. */
const ATTEMPTS = 3;
const PAUSE_MS = 1_000;

interface AppliedRow {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/**
 * Brings a database up to the migrations folder and answers the names that were applied. When nothing is to do, one query finds that
 * out and the engine is not loaded.
 * Throws a SetupError that names the migration which failed before, fails now, or was edited after it had been applied.
 */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect().catch((error: Error) => {
    throw new SetupError(`The database cannot be reached (${error.message}). Check DATABASE_URL.`);
  });
  try {
    const wanted = migrations(folder);
    if (pending(wanted, await appliedRows(client)).length === 0) return [];
    await client.query(`SET lock_timeout = ${TURN_MS}`);
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Somebody else may have applied them while we waited.
    if (pending(wanted, await appliedRows(client)).length === 0) return [];
    return await applyPatiently(client, databaseUrl, folder);
  } finally {
    await client.end();
  }
}

/** What waits for a lock too long is rolled back as a whole, so it may be tried again, now and at the next start. */
async function applyPatiently(client: pg.Client, databaseUrl: string, folder: string): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, databaseUrl, folder);
    } catch (error) {
      const blocked = await forgetBlocked(client);
      if (!blocked) throw error;
      if (attempt === ATTEMPTS)
        throw new SetupError(
          `The migration ${blocked} did not get its lock within ${LOCK_MS / 1000} seconds, ${ATTEMPTS} times: something else uses the same table, and waiting longer would stop the product. Nothing was changed. Look for long transactions in pg_stat_activity, then start again.`,
        );
      await sleep(PAUSE_MS);
    }
  }
}

/** Marks a migration that only failed for want of a lock as rolled back. Answers its name. */
async function forgetBlocked(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `UPDATE _prisma_migrations SET rolled_back_at = now()
     WHERE finished_at IS NULL AND rolled_back_at IS NULL AND (logs LIKE '%55P03%' OR logs LIKE '%lock timeout%')
     RETURNING migration_name AS name`,
  );
  return rows[0]?.name;
}

async function apply(client: pg.Client, databaseUrl: string, folder: string): Promise<string[]> {
  const { withSchemaEngine } = await import('./schema-engine.ts');
  try {
    return await withSchemaEngine(databaseUrl, [], async (engine) => {
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: migrationList(folder),
        filters: { externalTables: [], externalEnums: [] },
      });
      return appliedMigrationNames;
    });
  } catch (error) {
    throw await explain(client, error);
  }
}

/** The migrations that still have to be applied. */
function pending(wanted: Migration[], rows: AppliedRow[]): Migration[] {
  const applied = new Map(rows.filter((row) => row.finished_at).map((row) => [row.migration_name, row.checksum]));
  for (const { name, checksum } of wanted) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new SetupError(
        `The migration ${name} was edited after this database had applied it.\n` +
          'Take the old text back from git and put the change into a new migration (npm run db:migrate -- NAME).',
      );
    }
  }
  return wanted.filter(({ name }) => !applied.has(name));
}

async function appliedRows(client: pg.Client): Promise<AppliedRow[]> {
  try {
    const sql = 'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL';
    return (await client.query<AppliedRow>(sql)).rows;
  } catch (error) {
    // 42P01: no such table, so the database is new.
    if ((error as { code?: string }).code === '42P01') return [];
    throw error;
  }
}

async function explain(client: pg.Client, error: unknown): Promise<Error> {
  const sql = `SELECT migration_name, logs FROM _prisma_migrations
    WHERE finished_at IS NULL AND rolled_back_at IS NULL ORDER BY started_at DESC LIMIT 1`;
  const failed = await client.query<{ migration_name: string; logs: string | null }>(sql).catch(() => undefined);
  const row = failed?.rows[0];
  if (!row) return error instanceof Error ? error : new Error(String(error));
  // The engine's own call stack follows behind the first numbered line.
  const reason = (row.logs ?? String(error)).split(/\n\s+0: /)[0]?.trim();
  return new SetupError(
    `The migration ${row.migration_name} failed:\n${reason}\n` +
      'Mend prisma/migrations, then delete its row from the table _prisma_migrations (or start with an empty .data).',
  );
}
