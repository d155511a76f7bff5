/** Names spelled similarly to one without matches: Tremblay for Trembley (pg_trgm). */
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';

type Sql = Prisma.Sql;

/** How many names are suggested, and how many near rows they are chosen from. */
const SHOWN = 5;
const LOOKED_AT = 1_000;
/** For one name; fewer letters have hardly a distinctive trigram. */
const LETTERS_MIN = 3;

/** How many near rows are considered before filtering those the viewer may see. */
const NEAR_MOST = 5_000;

const names = {
  cases: Prisma.raw('c.contact_name'),
  users: Prisma.raw('u.full_name'),
  letters: Prisma.raw('l.name'),
};

/** As the indexes of near names spell them; those behind row-level security are queried through functions, as in `vectors.ts`. */
const near: Record<keyof typeof names, (words: string) => Sql> = {
  cases: (words) => Prisma.sql`c.id = ANY(ARRAY(SELECT id FROM near_cases(${words}, ${NEAR_MOST}::int)))`,
  users: (words) => Prisma.sql`u.id = ANY(ARRAY(SELECT id FROM near_people(${words}, ${NEAR_MOST}::int)))`,
  letters: (words) => Prisma.sql`without_accents(l.name) %> without_accents(${words})`,
};

/** For two swapped letters: half of the trigrams instead of 0.6. Only when nothing is near, because it also finds more by chance. */
const looselyNear: typeof near = {
  cases: (words) => Prisma.sql`c.id = ANY(ARRAY(SELECT id FROM loosely_near_cases(${words}, ${NEAR_MOST}::int)))`,
  users: (words) => Prisma.sql`u.id = ANY(ARRAY(SELECT id FROM loosely_near_people(${words}, ${NEAR_MOST}::int)))`,
  letters: (words) => Prisma.sql`l.id = ANY(ARRAY(SELECT id FROM loosely_near_letters(${words}, ${NEAR_MOST}::int)))`,
};
/** How similar the whole name must be then. */
const LOOSELY_LIKE = 0.4;
/** The same two thresholds for rows few enough to be compared one by one: that of `%>`, and that of loosely near. */
const NEAR = 0.6;
const LOOSELY_NEAR = 0.5;

/** @property few the conditions leave only as many rows as one person works on: each is compared, instead of querying the shared index */
type Among = { where: keyof typeof names; from: Sql; conditions: Sql[]; few?: boolean };

/**
 * The nearest names the viewer may see: whole names for several words, the single word for one. Empty for input with a digit or a character
 * of an email address: those are not names.
 */
export async function findNearNames(db: Database, among: Among, typed: string): Promise<string[]> {
  const words = typed.trim().toLowerCase();
  if (/[\d@_]/.test(words) || (words.match(/\p{L}/gu) ?? []).length < LETTERS_MIN) return [];
  const compared = (least: number) =>
    Prisma.sql`word_similarity(without_accents(${words}), without_accents(${names[among.where]})) >= ${least}::real`;
  const isNear = among.few ? compared(NEAR) : near[among.where](words);
  const found = await nearest(db, among, words, isNear, Prisma.sql`true`);
  if (found.length > 0) return found;
  const alike = Prisma.sql`similarity(without_accents(name), asked.words) >= ${LOOSELY_LIKE}`;
  return nearest(db, among, words, among.few ? compared(LOOSELY_NEAR) : looselyNear[among.where](words), alike);
}

async function nearest(
  db: Database,
  { where, from, conditions }: Among,
  words: string,
  isNear: Sql,
  alike: Sql,
): Promise<string[]> {
  const piece = /\s/.test(words) ? Prisma.sql`near.name` : Prisma.sql`regexp_split_to_table(near.name, '\\s+')`;
  const rows = await db.$queryRaw<{ name: string }[]>`
    WITH asked AS (SELECT without_accents(${words}) AS words),
      near AS MATERIALIZED (
        SELECT ${names[where]} AS name FROM ${from}
        WHERE ${Prisma.join([...conditions, isNear], ' AND ')}
        LIMIT ${LOOKED_AT}
      ),
      pieces AS (SELECT DISTINCT ON (lower(name)) name FROM (SELECT ${piece} AS name FROM near) split ORDER BY lower(name), name)
    SELECT name FROM pieces, asked WHERE without_accents(name) % asked.words AND ${alike}
    ORDER BY similarity(without_accents(name), asked.words) DESC, name LIMIT ${SHOWN}`;
  return rows.map(({ name }) => name);
}
