import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Migration } from '../prisma-files.ts';
import { SetupError } from '../steps.ts';

/**
 * `_prisma_migrations`, with the columns and the meaning Prisma gives them, so that its tools can read it. A row without `finished_at`
 * is a data migration in progress; its progress is in `logs`.
 */
const TABLE = `CREATE TABLE _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

/** How far a data migration has come: the key of the last processed row, as text, and how many rows were processed. */
export interface Progress {
  after: string | null;
  rows: number;
}

/**
 * The migrations that still have to be applied.
 * Throws a SetupError when one was edited after this database had applied it, or started to.
 */
export async function pending(client: pg.Client, wanted: Migration[]): Promise<Migration[]> {
  const rows = await appliedRows(client);
  const finished = new Map(rows.filter((row) => row.finished).map((row) => [row.name, row.checksum]));
  const begun = new Map(rows.filter((row) => row.progress).map((row) => [row.name, row.checksum]));
  for (const { name, checksum } of wanted) {
    const known = finished.get(name) ?? begun.get(name);
    if (known && known !== checksum) {
      throw new SetupError(
        `The migration ${name} was edited after this database had ${finished.has(name) ? 'applied' : 'begun to apply'} it.\n` +
          'Restore the old text from git and put the change into a new migration (npm run db:migrate -- NAME).',
      );
    }
  }
  return wanted.filter(({ name }) => !finished.has(name));
}

interface AppliedRow {
  name: string;
  checksum: string;
  finished: boolean;
  progress: boolean;
}

async function appliedRows(client: pg.Client): Promise<AppliedRow[]> {
  try {
    const { rows } = await client.query<AppliedRow>(
      `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished, coalesce(logs LIKE '{%', false) AS progress
       FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    );
    return rows;
  } catch (error) {
    // 42P01: no such table, so the database is new.
    if ((error as { code?: string }).code === '42P01') return [];
    throw error;
  }
}

/** Creates the table in a new database. Throws a SetupError when the database holds tables of another application. */
export async function ensureHistory(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
     ORDER BY relname <> '_prisma_migrations', relname LIMIT 1`,
  );
  if (rows[0]?.name === '_prisma_migrations') return;
  if (rows[0]) {
    throw new SetupError(
      `The database has tables that no migration made, for example ${rows[0].name}. Check DATABASE_URL: the product needs a database of its own.`,
    );
  }
  await client.query(TABLE);
}

/** The progress of a data migration when it was interrupted. */
export async function progressOf(client: pg.Client, { name }: Migration): Promise<Progress> {
  const { rows } = await client.query<{ logs: string }>(
    `SELECT logs FROM _prisma_migrations
     WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL AND logs LIKE '{%'`,
    [name],
  );
  return rows[0] ? JSON.parse(rows[0].logs) : { after: null, rows: 0 };
}

/** Inside the transaction of a batch, so that both are committed or neither. */
export async function recordProgress(client: pg.Client, migration: Migration, progress: Progress): Promise<void> {
  await record(client, migration, progress);
}

/** Inside the transaction of a schema change, so that the change is never applied without being recorded. */
export async function recordFinished(client: pg.Client, migration: Migration): Promise<void> {
  await record(client, migration, null);
}

async function record(client: pg.Client, { name, checksum }: Migration, progress: Progress | null): Promise<void> {
  const values = [name, checksum, progress && JSON.stringify(progress)];
  const { rowCount } = await client.query(
    `UPDATE _prisma_migrations SET checksum = $2, logs = $3::text, applied_steps_count = applied_steps_count + 1,
       finished_at = CASE WHEN $3::text IS NULL THEN clock_timestamp() END
     WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
    values,
  );
  if (rowCount) return;
  await client.query(
    `INSERT INTO _prisma_migrations (id, migration_name, checksum, logs, applied_steps_count, finished_at)
     VALUES ($4, $1, $2, $3::text, 1, CASE WHEN $3::text IS NULL THEN clock_timestamp() END)`,
    [...values, randomUUID()],
  );
}
