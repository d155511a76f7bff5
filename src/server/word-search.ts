/** Search by the beginnings of words over the GIN indexes of the migration. */
import { Prisma } from '#server/generated/prisma/client.ts';

const WORDS_MAX = 6;

function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, (character) => character + character)}':*`;
}

/**
 * Every word as a beginning, all of them wanted; null when there is no word. Each is looked for as it stands, since an e-mail
 * address is one word of the index, and as PostgreSQL takes it apart: "O'Brien" is two.
 */
export function wordQuery(search: string): Prisma.Sql | null {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, WORDS_MAX)
    .map(quoted);
  if (words.length === 0) return null;
  const queries = words.map((word) => Prisma.sql`(${word}::tsquery || to_tsquery('simple', ${word}))`);
  return Prisma.sql`(${Prisma.join(queries, ' && ')})`;
}
