/** Why a search found a case: the facts that contain its words, with the words marked. */
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { piecesOf, type Range, rangesOf } from '#server/platform/text-search/highlight.ts';
import { searchedAnswers } from '#shared/lines/searched.ts';
import type { AnswersInput } from '#shared/lines/types.ts';
import { shownAddress } from '#shared/platform/placeholder-address.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { searchTerms } from '#shared/platform/text-search/terms.ts';
import type { Found, FoundWhere } from '#shared/queue/schema.ts';

/** What a case is found by, besides its messages. */
export const factsSelect = {
  id: true,
  serial: true,
  createdAt: true,
  title: true,
  contactName: true,
  contactEmail: true,
  contactPhone: true,
  postalCode: true,
  policyNumber: true,
  externalReference: true,
  boundInsurer: true,
  answers: true,
  options: { select: { insurer: true }, orderBy: [{ round: 'desc' }, { position: 'asc' }] },
  documents: {
    where: { deletedAt: null },
    select: { title: true, versions: { select: { fileName: true }, orderBy: { number: 'desc' } } },
    orderBy: { createdAt: 'desc' },
  },
} satisfies Prisma.CaseSelect;
type FactsRow = Prisma.CaseGetPayload<{ select: typeof factsSelect }>;

/** @property isNumber found by its beginning and by its end, without punctuation */
export interface Fact {
  where: FoundWhere;
  text: string;
  isNumber?: boolean;
}

/** What every row shows, and what it doesn’t. */
export interface Facts {
  shown: readonly Fact[];
  others: readonly Fact[];
}

/** More reasons than these would only repeat the word. */
const REASONS_MOST = 3;

export function factsOf(row: FactsRow, site: SiteProfile): Facts {
  const files = row.documents.flatMap(({ title, versions }) => [title, ...versions.map(({ fileName }) => fileName)]);
  const insurers = [row.boundInsurer ?? '', ...row.options.map(({ insurer }) => insurer)];
  const given = searchedAnswers(row.answers as AnswersInput);
  const facts = (where: FoundWhere, texts: Iterable<string>): Fact[] =>
    [...new Set(texts)].filter(Boolean).map((text) => ({ where, text }));
  return {
    shown: [
      { where: 'number', text: caseNumber(row, site) },
      { where: 'name', text: row.contactName },
      { where: 'title', text: row.title },
    ],
    others: [
      { where: 'policy', text: row.policyNumber ?? '', isNumber: true },
      { where: 'reference', text: row.externalReference ?? '', isNumber: true },
      { where: 'phone', text: row.contactPhone, isNumber: true },
      { where: 'email', text: shownAddress(row.contactEmail) },
      ...facts('insurer', insurers),
      ...given.map(({ what, text }) => ({ where: what, text })),
      { where: 'address', text: row.postalCode ?? '', isNumber: true },
      ...facts('file', files),
    ],
  };
}

/** The typed words, each as it is compared. A case number is one word. */
function wordsOf(q: string): readonly string[] {
  const terms = searchTerms(q);
  if (!terms) return [];
  return terms.kind === 'words' ? terms.words : [q.trim().toLowerCase()];
}

/** The counter of a case number is also found without its zeros: 123 of AB-2026-000123. */
function counterRanges(number: string, word: string): Range[] {
  const start = number.search(/[1-9]\d*$/);
  return number.startsWith(word, start) ? [[start, start + word.length]] : [];
}

function matched({ where, text, isNumber }: Fact, word: string): Range[] {
  return [...rangesOf(text, word, isNumber), ...(where === 'number' ? counterRanges(text, word) : [])];
}

function marked(facts: readonly Fact[], words: readonly string[]): Found[] {
  return facts.flatMap((fact): Found[] => {
    const ranges = words.flatMap((word) => matched(fact, word));
    return ranges.length > 0 ? [{ where: fact.where, pieces: piecesOf(fact.text, ranges) }] : [];
  });
}

/** The facts that were searched for: those every row shows, then what explains the words that these don’t. */
export function foundIn({ shown, others }: Facts, q: string): Found[] {
  const words = wordsOf(q);
  const unexplained = words.filter((word) => shown.every((fact) => matched(fact, word).length === 0));
  return [...marked(shown, words), ...marked(others, unexplained).slice(0, REASONS_MOST)];
}
