/**
 * A search whose matches are of different worth (docs/decisions/0097): all of the first kind come before any of the second, each in the
 * order of the list. No row may be of two kinds.
 */
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { type Budgets, type Found, searchInOrder, type TextSearch, where } from './in-order.ts';
import type { Wanted } from './vectors.ts';

type Sql = Prisma.Sql;

export interface RankedSearch<Row, Place> extends Omit<TextSearch<Row, Place>, 'match' | 'hits' | 'isRare'> {
  /** The best first. */
  kinds: readonly Wanted[];
  /** An expression over what is searched, in terms of `from`. */
  within: (expression: Sql) => Sql;
  /** Most such lists end before `near` rows: then one statement finds everything. */
  isShort: boolean;
}

/** A row, and the number of its kind. */
export type Ranked<Row> = { row: Row; rank: number };

/** @param after where the previous page ended, or null for the first */
export async function searchRanked<Row extends object, Place = Row>(
  db: Database,
  search: RankedSearch<Row, Place>,
  after: Ranked<Row | Place> | null,
  size: number,
  budgets: Budgets,
): Promise<Found<Ranked<Row>>> {
  const whole = search.isShort ? await readWhole(db, search, after, size, budgets.near) : null;
  if (whole) return { rows: whole, stoppedAt: null };
  const rows: Ranked<Row>[] = [];
  for (const [rank, { match, ...kind }] of search.kinds.entries()) {
    if (rank < (after?.rank ?? 0)) continue;
    const place = after?.rank === rank ? after.row : null;
    const one = { ...search, ...kind, match: search.within(match) };
    const found = await searchInOrder<Row, Place>(db, one, place, size - rows.length, budgets);
    rows.push(...found.rows.map((row) => ({ row, rank })));
    if (rows.length > size) break;
    if (found.stoppedAt) return { rows, stoppedAt: { row: found.stoppedAt, rank } };
  }
  return { rows, stoppedAt: null };
}

/** The page of a list that ends before so many rows; null when it doesn’t. */
async function readWhole<Row extends object, Place = Row>(
  db: Database,
  { from, columns, conditions, order, kinds, within, after: isAfter }: RankedSearch<Row, Place>,
  after: Ranked<Row | Place> | null,
  size: number,
  most: number,
): Promise<Ranked<Row>[] | null> {
  const cases = kinds.map(({ match }, rank) => Prisma.sql`WHEN ${match} THEN ${Prisma.raw(String(rank))}`);
  const rank = within(Prisma.sql`CASE ${Prisma.join(cases, ' ')} END`);
  const rest = after
    ? Prisma.sql`rank > ${after.rank}::int OR rank = ${after.rank}::int AND rest`
    : Prisma.sql`rank IS NOT NULL`;
  const read = await db.$queryRaw<(Row & { rank: number | null; read: bigint })[]>`
    WITH listed AS MATERIALIZED (
      SELECT ${columns}, ${rank} AS rank, ${after ? isAfter(after.row) : Prisma.sql`true`} AS rest, row_number() OVER (ORDER BY ${order}) AS nth
      FROM ${from} WHERE ${where(conditions)} ORDER BY ${order} LIMIT ${most}
    )
    SELECT counted.read, page.* FROM (SELECT count(*) AS read FROM listed) counted LEFT JOIN LATERAL (
      SELECT * FROM listed WHERE counted.read < ${most} AND (${rest}) ORDER BY rank, nth LIMIT ${size + 1}
    ) page ON true`;
  if (Number(read[0]?.read ?? 0) >= most) return null;
  return read.flatMap((row) => (row.rank === null ? [] : [{ row, rank: row.rank }]));
}
