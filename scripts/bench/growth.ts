import pg from 'pg';
import type { Row } from './report.ts';
import type { Setting } from './setting.ts';

/** Ten years of a national brokerage: 2,500 brokers with 200 requests a year each (docs/decisions/0115). */
const REQUESTS_A_YEAR = 500_000;
const YEARS = 10;
const [KILOBYTE, GIGABYTE] = [1e3, 1e9];

/** Partitions count with their table. */
const SIZES = `SELECT coalesce(parent.relname, c.relname) AS name, sum(pg_table_size(c.oid))::float8 AS rows,
    sum(pg_indexes_size(c.oid))::float8 AS indexes
  FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_class parent ON parent.oid = i.inhparent
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY 1 ORDER BY sum(pg_total_relation_size(c.oid)) DESC`;

/** What a case takes on disk, with everything around it, and what ten years of many come to. */
export async function measureGrowth({
  databaseOwnerUrl,
  cases,
}: Pick<Setting, 'databaseOwnerUrl' | 'cases'>): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseOwnerUrl });
  await database.connect();
  const { rows: tables } = await database
    .query<{ name: string; rows: number; indexes: number }>(SIZES)
    .finally(() => database.end());
  const total = (pick: 'rows' | 'indexes') => tables.reduce((sum, table) => sum + table[pick], 0);
  const each = (bytes: number) => `${(bytes / cases / KILOBYTE).toFixed(1)} KB`;
  const whole = total('rows') + total('indexes');
  const largest = tables.slice(0, 6).map((table) => `${table.name} ${each(table.rows + table.indexes)}`);
  const years = ((whole / cases) * REQUESTS_A_YEAR * YEARS) / GIGABYTE;
  return [
    {
      what: `At ${cases.toLocaleString('en-CA')} cases, stored for each case with everything around it`,
      result: each(whole),
      details: `${each(total('indexes'))} of it indexes; the most: ${largest.join(', ')}`,
    },
    {
      what: `Computed: ${YEARS} years of ${REQUESTS_A_YEAR.toLocaleString('en-CA')} requests, if nothing were deleted`,
      result: `${Math.round(years)} GB`,
      details: 'without documents, which are stored outside the database',
    },
  ];
}
