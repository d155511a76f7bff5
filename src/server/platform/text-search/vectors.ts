/**
 * The searched expressions. Each is that of an index, by the functions of the migration `search_words`; the aliases are those of the
 * statements: c a case, u a person, l a message of the contact form, m a message of a conversation, a an audit entry.
 */
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { partsOf, personQuery, rankedQueries, searchTerms } from '#shared/platform/text-search/terms.ts';

type Sql = Prisma.Sql;

const people = {
  cases: Prisma.raw('c.search_words'),
  users: Prisma.raw('u.search_words'),
  letters: Prisma.raw('letter_words(l.name, l.email, l.subject, l.phone_e164)'),
  audit: Prisma.raw('audit_words(a.actor_name, a.subject_label, a.reason)'),
};

/** A search in a table: whether a row matches, and the keys of up to a given number of rows that do. */
export interface Wanted {
  match: Sql;
  hits: (most: number) => Sql;
  /** As in `TextSearch`. */
  isRare?: boolean;
}

/** Behind row-level security a search cannot use an index: these functions query it, within the organization (docs/decisions/0050). */
const finders = {
  cases: Prisma.raw('found_cases'),
  users: Prisma.raw('found_people'),
  audit: Prisma.raw('found_audit'),
};

/** Rows that contain these words of `searchTerms`. */
export function wantedWords(where: keyof typeof people, words: readonly string[]): Wanted {
  return wantedQuery(where, personQuery(words));
}

/** The same cases in groups, the best matches first. */
export function rankedWords(words: readonly string[]): Wanted[] {
  return rankedQueries(words).map(({ query, isRare }) => ({ ...wantedQuery('cases', query), isRare }));
}

function wantedQuery(where: keyof typeof people, text: string): Wanted {
  const query = Prisma.sql`${text}::tsquery`;
  const match = Prisma.sql`${people[where]} @@ ${query}`;
  if (where === 'letters')
    return { match, hits: (most) => Prisma.sql`SELECT l.id FROM contact_messages l WHERE ${match} LIMIT ${most}` };
  return { match, hits: (most) => Prisma.sql`SELECT id FROM ${finders[where]}(${query}, ${most}::int)` };
}

/** Rows that contain what was typed; null when nothing in it is searchable. */
export function wantedTyped(where: Exclude<keyof typeof people, 'cases'>, typed: string): Wanted | null {
  const terms = searchTerms(typed);
  if (!terms) return null;
  return wantedWords(where, terms.kind === 'words' ? terms.words : [typed.trim().toLowerCase()]);
}

/**
 * Whether a message matches a `textQuery` of these words, as they are written, since they are shown in their sentence. Most messages do not
 * even contain the letters, which is checked in a tenth of the time: PostgreSQL evaluates the cheapest condition first.
 */
export function messageMatches(query: string, words: readonly string[]): Sql {
  const letters = words.flatMap(partsOf).map((part) => Prisma.sql`strpos(lower(m.body), ${part}) > 0`);
  return Prisma.join([...letters, Prisma.sql`to_tsvector('simple', m.body) @@ ${query}::tsquery`], ' AND ');
}

/** The matching messages, up to a given number. */
export function messageHits(query: string, most: number): Sql {
  return Prisma.sql`found_messages(${query}::tsquery, ${most}::int)`;
}
