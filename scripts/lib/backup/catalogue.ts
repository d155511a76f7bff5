/** What the database has: asked of its catalogue, so that no table can be forgotten. */
import type pg from 'pg';
import type { TableInBackup } from './manifest.ts';

export type Table = Pick<TableInBackup, 'schema' | 'name' | 'columns'>;

/** Those that the release makes itself: they say what it has made. */
const OWN = `('public._prisma_migrations', 'pgboss.version')`;

/** Every table with rows of its own, a partitioned one as a whole, with the columns that are not computed. */
export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND n.nspname || '.' || c.relname NOT IN ${OWN} AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY 1, 2 ORDER BY 1, 2`);
  return rows;
}

/** The sequences that were used. */
export async function findSequences(client: pg.ClientBase) {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(`
    SELECT schemaname AS schema, sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname IN ('public', 'pgboss') AND last_value IS NOT NULL ORDER BY 1, 2`);
  return rows;
}

/** The months that the partitioned tables have partitions for. */
export async function findMonths(client: pg.ClientBase): Promise<{ from: string; to: string } | null> {
  const { rows } = await client.query<{ from: string | null; to: string | null }>(`
    WITH months AS (
      SELECT (regexp_match(pg_get_expr(c.relpartbound, c.oid), $$FROM \\('(\\d{4}-\\d\\d)$$))[1] || '-01' AS month
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public' WHERE c.relispartition
    ) SELECT min(month) AS "from", max(month) AS "to" FROM months WHERE month IS NOT NULL`);
  const [found] = rows;
  return found?.from && found.to ? { from: found.from, to: found.to } : null;
}

export async function findMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** The name of a table in SQL. */
export function nameOf(client: pg.ClientBase, { schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}

export function columnsOf(client: pg.ClientBase, { columns }: Table): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ');
}
