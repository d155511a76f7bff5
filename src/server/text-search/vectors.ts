/**
 * Where words are looked for. Each expression is that of an index, by the functions of the migration `search_words`; the aliases are those
 * of the statements: c a case, u a person, l a message of the contact form, m a message of a conversation, a an entry of the audit.
 */
import { Prisma } from '#server/generated/prisma/client.ts';
import { personQuery, searchTerms, textQuery } from '#shared/worklist/terms.ts';

type Sql = Prisma.Sql;

const people = {
  cases: Prisma.raw(
    'case_words(c.contact_name, c.contact_email, c.title, c.contact_phone_e164, c.policy_number, c.serial)',
  ),
  users: Prisma.raw('person_words(u.full_name, u.username, u.email, u.phone_e164)'),
  letters: Prisma.raw('letter_words(l.name, l.email, l.subject, l.phone_e164)'),
  audit: Prisma.raw('audit_words(a.actor_name, a.subject_label, a.reason)'),
};

/** What is looked for in a table: whether a row holds it, and the keys of at most so many rows that do. */
export interface Wanted {
  match: Sql;
  hits: (most: number) => Sql;
}

/** Behind row-level security no word reaches an index: these functions ask it, within the organization (docs/decisions/0050). */
const finders = {
  cases: Prisma.raw('found_cases'),
  users: Prisma.raw('found_people'),
  audit: Prisma.raw('found_audit'),
};

/** Rows that hold these words of `searchTerms`. */
export function wantedWords(where: keyof typeof people, words: readonly string[]): Wanted {
  const query = Prisma.sql`${personQuery(words)}::tsquery`;
  const match = Prisma.sql`${people[where]} @@ ${query}`;
  if (where === 'letters')
    return { match, hits: (most) => Prisma.sql`SELECT l.id FROM contact_messages l WHERE ${match} LIMIT ${most}` };
  return { match, hits: (most) => Prisma.sql`SELECT id FROM ${finders[where]}(${query}, ${most}::int)` };
}

/** Rows that hold what somebody typed; null when nothing of it can be searched for. */
export function wantedTyped(where: Exclude<keyof typeof people, 'cases'>, typed: string): Wanted | null {
  const terms = searchTerms(typed);
  if (!terms) return null;
  return wantedWords(where, terms.kind === 'words' ? terms.words : [typed.trim().toLowerCase()]);
}

/** Whether a message holds the words: as they are written, for they are shown in their sentence. */
export function messageHolds(words: readonly string[]): Sql {
  return Prisma.sql`to_tsvector('simple', m.body) @@ ${textQuery(words)}::tsquery`;
}

/** The messages that do, at most so many. */
export function messageHits(words: readonly string[], most: number): Sql {
  return Prisma.sql`found_messages(${textQuery(words)}::tsquery, ${most}::int)`;
}
