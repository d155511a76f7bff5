/**
 * The single way to search a list for words (docs/decisions/0051): the matching rows, in the order of the list, however many there are.
 * Frequent words are found by walking along the sort order's index. Rows with other words are found by the word index, and sorted. Words
 * too frequent for that are walked up to a limit that the result reports.
 */
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';

type Sql = Prisma.Sql;

export interface Budgets {
  /** Rows of the list that are read before the word index is queried. */
  near: number;
  /** Rows that are read instead of querying it when the first ones promise a full page within as many. */
  likely: number;
  /** Matches of the word index that are sorted. Beyond them walking is cheaper. */
  few: number;
  /** Rows that one page reads at most. */
  far: number;
  /** Matches of the word index that cost less than reading `near` rows. */
  rare: number;
}
export const BUDGETS: Budgets = { near: 400, likely: 5_000, few: 4_000, far: 10_000, rare: 200 };

export interface TextSearch<Row, Place> {
  /** What is read along the sort order's index, and which columns are returned. */
  from: Sql;
  columns: Sql;
  conditions: Sql[];
  order: Sql;
  /** What comes after a position in this order; a row is its own position. */
  after: (place: Row | Place) => Sql;
  /** Whether a row contains the words, in terms of `from`. */
  match: Sql;
  /** Keys of rows that contain the words, whichever user of the organization may see them, as a SELECT of one column `id`. */
  hits: (most: number) => Sql;
  /** The column of `from` that hits are keys of. */
  key: Sql;
  /** The same rows, where those of `from` cannot be looked up by their key. */
  fromHits?: Sql;
  /** Perhaps so few rows match that the word index is queried first. */
  isRare?: boolean;
}

export interface Found<Row> {
  /** At most one more than requested: then there is a next page. */
  rows: Row[];
  /** Where the search stopped before the page was full; null when it was full, or the list ended. */
  stoppedAt: Row | null;
}

export function where(conditions: Sql[]): Sql {
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`;
}

/** @param after where the previous page ended, or null for the first */
export async function searchInOrder<Row extends object, Place = Row>(
  db: Database,
  search: TextSearch<Row, Place>,
  after: Row | Place | null,
  size: number,
  budgets = BUDGETS,
): Promise<Found<Row>> {
  const walkOn = async ({ rows, stoppedAt }: Found<Row>, budget: number): Promise<Found<Row>> => {
    const further = await walk(db, search, stoppedAt, size - rows.length, budget);
    return { rows: [...rows, ...further.rows], stoppedAt: further.stoppedAt };
  };
  const rare = search.isRare ? await byWords(db, search, after, size, budgets.rare) : null;
  if (rare) return { rows: rare, stoppedAt: null };
  let walked = await walk(db, search, after, size, budgets.near);
  const needed = rowsNeeded(walked.rows.length, size, budgets.near);
  if (walked.stoppedAt && needed <= budgets.likely) walked = await walkOn(walked, 2 * needed);
  if (!walked.stoppedAt) return walked;
  const few = await byWords(db, search, after, size, budgets.few);
  return few ? { rows: few, stoppedAt: null } : walkOn(walked, budgets.far);
}

/** How many more rows fill the page, if matches continue at the same rate. */
function rowsNeeded(matches: number, size: number, walked: number): number {
  return Math.ceil(((size + 1 - matches) * walked) / matches);
}

/** Reads along the order until the page is full, the list ends, or the budget is spent: then its last row says where. */
async function walk<Row extends object, Place = Row>(
  db: Database,
  search: TextSearch<Row, Place>,
  after: Row | Place | null,
  size: number,
  budget: number,
): Promise<Found<Row>> {
  const conditions = [...search.conditions, ...(after ? [search.after(after)] : [])];
  const walked = await db.$queryRaw<(Row & { matched: boolean; nth: bigint })[]>`
    SELECT * FROM (
      SELECT listed.*, row_number() OVER () AS nth FROM (
        SELECT ${search.columns}, ${search.match} AS matched FROM ${search.from}
        WHERE ${where(conditions)} ORDER BY ${search.order} LIMIT ${budget}
      ) listed
    ) counted WHERE matched OR nth = ${budget} LIMIT ${size + 1}`;
  const last = walked.at(-1);
  const rows = walked.filter(({ matched }) => matched);
  const spent = rows.length <= size && last !== undefined && Number(last.nth) === budget;
  return { rows, stoppedAt: spent ? last : null };
}

/** The page among all rows that contain the words, or null when these are too many to be sorted. */
async function byWords<Row extends object, Place = Row>(
  db: Database,
  search: TextSearch<Row, Place>,
  after: Row | Place | null,
  size: number,
  most: number,
): Promise<Row[] | null> {
  const conditions = where([...search.conditions, ...(after ? [search.after(after)] : [])]);
  const { columns, key, order, fromHits = search.from } = search;
  // Found before they are counted and sorted: with the limit in sight PostgreSQL would read the table instead.
  const rows = await db.$queryRaw<(Row & { hits: bigint; found: boolean | null })[]>`
    WITH hits AS MATERIALIZED (${search.hits(most + 1)}),
      counted AS MATERIALIZED (SELECT count(*) AS hits FROM hits)
    SELECT counted.hits, page.* FROM counted LEFT JOIN LATERAL (
      SELECT true AS found, ${columns} FROM ${fromHits}
      WHERE counted.hits <= ${most} AND ${key} = ANY(ARRAY(SELECT id FROM hits)) AND ${conditions}
      ORDER BY ${order} LIMIT ${size + 1}
    ) page ON true`;
  if (Number(rows[0]?.hits ?? 0) > most) return null;
  return rows.filter(({ found }) => found);
}

/** The page and where the next one begins, from what a search found. */
export function searchedPage<Row>(
  { rows, stoppedAt }: Found<Row>,
  size: number,
): { rows: Row[]; next: Row | null; capped: boolean } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : stoppedAt;
  return { rows: shown, next: last ?? null, capped: stoppedAt !== null };
}
