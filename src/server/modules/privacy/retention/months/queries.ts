import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';

/** A monthly partition, with the condition that selects its rows, named `c`. */
export type Month = { name: string; inMonth: Prisma.Sql };

/** The months of a table that ended before a given moment, oldest first; none for a table that is not partitioned by month. */
export async function findMonthsBefore(db: Database, table: string, before: Date): Promise<Month[]> {
  const rows = await db.$queryRaw<{ name: string; key: string; first: string; next: string }[]>`
    SELECT name, key, month_bound(key, month) AS first, month_bound(key, (month + interval '1 month')::date) AS next
    FROM (SELECT c.relname::text AS name, t.key, to_date(right(c.relname, 7), 'YYYY_MM') AS month
      FROM tables_by_month() t JOIN pg_inherits i ON i.inhparent = t.parent::regclass JOIN pg_class c ON c.oid = i.inhrelid
      WHERE t.parent = ${table} AND c.relname ~ '_[0-9]{4}_[0-9]{2}$') AS months
    WHERE month_bound('created_at', (month + interval '1 month')::date)::timestamptz <= ${before}::timestamptz
      AND month + interval '2 months' <= now()
    ORDER BY month`;
  return rows.map(({ name, key, first, next }) => {
    const column = Prisma.raw(`c.${key}`);
    const type = Prisma.raw(key === 'created_at' ? 'timestamptz' : 'uuid');
    return { name, inMonth: Prisma.sql`${column} >= ${first}::${type} AND ${column} < ${next}::${type}` };
  });
}
