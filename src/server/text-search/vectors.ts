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

/** Whether a row holds these words of `searchTerms`. */
export function holdsWords(where: keyof typeof people, words: readonly string[]): Sql {
  return Prisma.sql`${people[where]} @@ ${personQuery(words)}::tsquery`;
}

/** Whether a row holds what somebody typed; null when nothing of it can be searched for. */
export function holdsTyped(where: Exclude<keyof typeof people, 'cases'>, typed: string): Sql | null {
  const terms = searchTerms(typed);
  if (!terms) return null;
  return holdsWords(where, terms.kind === 'words' ? terms.words : [typed.trim().toLowerCase()]);
}

/** Whether a message holds the words: as they are written, for they are shown in their sentence. */
export function messageHolds(words: readonly string[]): Sql {
  return Prisma.sql`to_tsvector('simple', m.body) @@ ${textQuery(words)}::tsquery`;
}
