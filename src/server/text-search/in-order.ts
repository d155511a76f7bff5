/**
 * The one way words are searched for in a list (docs/decisions/0051): the rows that hold them, in the order of the list, however many
 * there are. Frequent words are met at once by walking along the index of the order. The rows that hold other words are found by the index
 * of words, and put in order; many of them are met sooner by walking, now that it is known which rows they are. What is too frequent for
 * that is walked to a bound that the answer tells of.
 */
import type { Database } from '#server/db.ts';
import { Prisma } from '#server/generated/prisma/client.ts';

type Sql = Prisma.Sql;

export interface Budgets {
  /** Rows of the list that are read before the index of words is asked: a word in every eighth row fills a page on the way. */
  near: number;
  /** Matches that are found by the index of words. Beyond them walking is cheaper: a page of 25 is full within `far`. */
  few: number;
  /** Rows that one page reads at the most. */
  far: number;
}
export const BUDGETS: Budgets = { near: 200, few: 20_000, far: 10_000 };

/** From so many matches on, so many rows of the list are compared with them before each match is looked up by its key. */
const MANY_HITS = 500;
const COMPARED = 4_000;

export interface TextSearch<Row, Place> {
  /** What is read along the index of its order, and what of it is answered. */
  from: Sql;
  columns: Sql;
  conditions: Sql[];
  order: Sql;
  /** What comes behind a place in this order; a row is the place it stands at. */
  after: (place: Row | Place) => Sql;
  /** Whether a row holds the words, in terms of `from`. */
  match: Sql;
  /** The keys of rows that hold the words, whoever of the organization may see them, as a SELECT of one column `id`. */
  hits: (most: number) => Sql;
  /** The column of `from` that hits are keys of. */
  key: Sql;
  /** The same rows, where those of `from` cannot be looked up by their key. */
  fromHits?: Sql;
}

export interface Found<Row> {
  /** At most one more than was asked for: then there is a next page. */
  rows: Row[];
  /** Where the search stopped before the page was full; null when it was full, or the list had come to its end. */
  stoppedAt: Row | null;
}

function where(conditions: Sql[]): Sql {
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`;
}

/** @param after where the page before ended, or null for the first */
export async function searchInOrder<Row extends object, Place = Row>(
  db: Database,
  search: TextSearch<Row, Place>,
  after: Row | Place | null,
  size: number,
  budgets = BUDGETS,
): Promise<Found<Row>> {
  const near = await walk(db, search, after, size, budgets.near);
  if (!near.stoppedAt) return near;
  const few = await byWords(db, search, after, size, budgets.few);
  if (few) return { rows: few, stoppedAt: null };
  const far = await walk(db, search, near.stoppedAt, size - near.rows.length, budgets.far);
  return { rows: [...near.rows, ...far.rows], stoppedAt: far.stoppedAt };
}

/** Reads along the order until the page is full, the list ends, or the budget does: its last row then says where, matching or not. */
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

/** The page among all rows that hold the words, or null when these are too many to be put in order. */
async function byWords<Row extends object, Place = Row>(
  db: Database,
  search: TextSearch<Row, Place>,
  after: Row | Place | null,
  size: number,
  most: number,
): Promise<Row[] | null> {
  const conditions = where([...search.conditions, ...(after ? [search.after(after)] : [])]);
  const { columns, key, order, from, fromHits = from } = search;
  // Found before they are counted and put in order: PostgreSQL takes the beginning of a word for a frequent one, and with the limit in
  // sight it would read the table instead. IS TRUE keeps it from joining, and so from losing the order.
  const rows = await db.$queryRaw<(Row & { hits: bigint; found: boolean | null })[]>`
    WITH hits AS MATERIALIZED (${search.hits(most + 1)}),
      counted AS MATERIALIZED (SELECT count(*) AS hits FROM hits),
      met AS MATERIALIZED (
        SELECT * FROM (
          SELECT ${columns}, ${key} AS hit FROM ${from}
          WHERE (SELECT hits BETWEEN ${MANY_HITS} AND ${most} FROM counted) AND ${conditions} ORDER BY ${order} LIMIT ${COMPARED}
        ) listed WHERE (hit IN (SELECT id FROM hits)) IS TRUE LIMIT ${size + 1}
      )
    SELECT counted.hits, page.* FROM counted LEFT JOIN LATERAL (
      SELECT true AS found, * FROM met WHERE (SELECT count(*) > ${size} FROM met)
      UNION ALL (
        SELECT true, ${columns}, ${key} FROM ${fromHits}
        WHERE counted.hits <= ${most} AND (SELECT count(*) <= ${size} FROM met) AND ${key} = ANY(ARRAY(SELECT id FROM hits)) AND ${conditions}
        ORDER BY ${order} LIMIT ${size + 1}
      )
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
