import pg from 'pg';
import { type Migration, migrationList, migrations, migrationsFolder } from './prisma-files.ts';
import { SetupError } from './steps.ts';

/** Held while migrations apply, so that two processes may start at once. */
const MIGRATION_LOCK = 7_301_949;

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
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Somebody else may have applied them while we waited.
    if (pending(wanted, await appliedRows(client)).length === 0) return [];
    return await apply(client, databaseUrl, folder);
  } finally {
    await client.end();
  }
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
