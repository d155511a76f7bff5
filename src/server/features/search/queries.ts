/** Search over the content registry. The registry is small and lives in the program, so the index does too. */
import MiniSearch from 'minisearch';
import { type Passage, passagesOn } from '#shared/content/passages.ts';
import type { FoundPassage, SearchInput, SearchResult } from '#shared/search/schema.ts';
import type { SiteProfile } from '#shared/site.ts';

/** Words that stand in every text and in every question. */
const STOP_WORDS = new Set(
  'a an and any are as at be been but by can could do does for from had has have how i if in into is it its me my of on or our s she so t that the their them there they this to us was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Endings that make the same word miss itself. Light on purpose: `insurance` must stay apart from `insurer`. */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && /(?:ing|ed)$/.test(word))
    return word.replace(/(?:ing|ed)$/, '').replace(/([bdgmnprt])\1$/, '$1');
  if (word.length > 3 && /[^s]s$/.test(word)) return word.slice(0, -1);
  return word;
}

function processTerm(term: string): string | null {
  const word = term
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|[’']/gu, '');
  return STOP_WORDS.has(word) || word.length < 2 ? null : stem(word);
}

/** Whose site it is, and the day it is read on, `YYYY-MM-DD`. */
export type Reader = { day: string; site: SiteProfile };

type Index = { day: string; search: MiniSearch<Passage>; passages: Map<string, Passage> };

let index: Index | undefined;

/** The index of a day: facts change at midnight, and with them what can be found. */
function indexOf({ day, site }: Reader): Index {
  if (index?.day === day) return index;
  const passages = passagesOn(day, site);
  const search = new MiniSearch<Passage>({
    fields: ['title', 'heading', 'keywords', 'text'],
    // The name of a page speaks for its opening, or any of its passages would answer to it.
    extractField: (passage, field) => (field === 'title' && passage.heading ? '' : passage[field as keyof Passage]),
    processTerm,
    searchOptions: {
      boost: { title: 4, heading: 3, keywords: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  search.addAll(passages);
  index = { day, search, passages: new Map(passages.map((passage) => [passage.id, passage])) };
  return index;
}

const EXCERPT = 220;

/** The part of a passage around its first word that was asked for, in whole words. */
function excerptOf({ text, kind }: Passage, terms: readonly string[]): string {
  if (text.length <= EXCERPT) return text;
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const sentence = text.lastIndexOf('. ', Math.min(...places, text.length)) + 1;
  // An answer begins with its point.
  const start = kind === 'Questions' || places.length === 0 || Math.min(...places) < EXCERPT ? 0 : sentence;
  const end = text.indexOf(' ', start + EXCERPT);
  const cut = text.slice(start, end < 0 ? undefined : end).trim();
  return end < 0 ? cut : `${cut} …`;
}

type Hit = { passage: Passage; score: number; excerpt: string };

/** The passages that answer a question best, the best first. Dated facts are those of the reader’s day. */
export function findPassages(question: string, reader: Reader, count: number): Hit[] {
  const { search, passages } = indexOf(reader);
  return search
    .search(question)
    .slice(0, count)
    .flatMap(({ id, score, terms }) => {
      const passage = passages.get(String(id));
      return passage ? [{ passage, score, excerpt: excerptOf(passage, terms) }] : [];
    });
}

const RESULTS_MAX = 12;
/** All that may be left of the page of questions. */
const QUESTIONS_MAX = 30;
/** Enough passages that every page among them is found. */
const PASSAGES_MAX = 200;

/** The pages that answer a question, each once, with the passage that fits best. Questions of the FAQ stand for themselves. */
export function findPages(question: string, reader: Reader, within?: SearchInput['in']): SearchResult[] {
  const seen = new Set<string>();
  const results: SearchResult[] = [];
  for (const { passage, score, excerpt } of findPassages(question, reader, PASSAGES_MAX)) {
    const isQuestion = passage.kind === 'Questions';
    if (within === 'questions' && !isQuestion) continue;
    const key = isQuestion ? passage.id : passage.path;
    if (seen.has(key)) continue;
    seen.add(key);
    const { id, kind, title, heading } = passage;
    results.push({ title: isQuestion ? heading : title, path: id, kind, excerpt, score: Math.round(score * 10) / 10 });
    if (results.length === (within ? QUESTIONS_MAX : RESULTS_MAX)) break;
  }
  return results;
}

const SHOWN_MAX = 10;

/** The same passages, one by one, for people who want to see what an answer would stand on. */
export function describePassages(question: string, reader: Reader): FoundPassage[] {
  return findPassages(question, reader, SHOWN_MAX).map(({ passage: { id, title, heading }, score, excerpt }) => ({
    id,
    title,
    heading,
    excerpt,
    score: Math.round(score * 10) / 10,
  }));
}
