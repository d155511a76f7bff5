/** Search over the content registry. The registry is small and kept in memory, and so is the index. */

import { openIndex, type PassageIndex } from '#server/modules/search/retrieval/passage-index.ts';
import { type RetrievalQuestion, retrieveFrom } from '#server/modules/search/retrieval/retrieve.ts';
import { readStoredIndex } from '#server/modules/search/retrieval/stored-index.ts';
import { currentProfile } from '#server/modules/settings/compensation/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import { type Passage, passagesOn } from '#shared/content/passages.ts';
import type { StatedProfile } from '#shared/platform/site.ts';
import type { SearchInput, SearchResult } from '#shared/search/schema.ts';

/** The site, and the day it is read on, `YYYY-MM-DD`. */
export type Reader = { day: string; site: StatedProfile };

/** Today's reader of this site. */
export function readerOf(services: Pick<Services, 'env' | 'now' | 'settings'>): Reader {
  return { day: localDay(services.now(), services.env.site), site: currentProfile(services) };
}

const stored = readStoredIndex();

let opened: { reader: Reader; index: PassageIndex } | undefined;

/** The index of a day: facts change at midnight, and with them what can be found. If no text changed, the index is reused. */
function indexOf(reader: Reader): PassageIndex {
  if (opened?.reader.day === reader.day && opened.reader.site === reader.site) return opened.index;
  const passages = passagesOn(reader.day, reader.site);
  const known = opened?.index.passages;
  const isSame =
    known?.size === passages.length && passages.every(({ id, text }) => known.get(id)?.passage.text === text);
  opened = { reader, index: isSame && opened ? opened.index : openIndex(stored, passages) };
  return opened.index;
}

/** Builds the day's index before the first search: it takes most of a second and blocks the process. */
export function openSearch(reader: Reader): void {
  indexOf(reader);
}

const EXCERPT = 220;

/** The part of a passage around its first matching search term, in whole words. */
function excerptOf({ text, kind }: Passage, terms: readonly string[]): string {
  if (text.length <= EXCERPT) return text;
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const sentence = text.lastIndexOf('. ', Math.min(...places, text.length)) + 1;
  // An FAQ answer starts with its main point.
  const start = kind === 'Questions' || places.length === 0 || Math.min(...places) < EXCERPT ? 0 : sentence;
  const end = text.indexOf(' ', start + EXCERPT);
  const cut = text.slice(start, end < 0 ? undefined : end).trim();
  return end < 0 ? cut : `${cut} …`;
}

type Hit = { passage: Passage; score: number; excerpt: string };

/** The passages that match a search, best first. Dated facts are those of the reader’s day. */
export function findPassages(question: string, reader: Reader, count: number): Hit[] {
  const { search, passages } = indexOf(reader);
  return search
    .search(question)
    .slice(0, count)
    .flatMap(({ id, score, terms }) => {
      const found = passages.get(String(id));
      return found ? [{ passage: found.passage, score, excerpt: excerptOf(found.passage, terms) }] : [];
    });
}

const RESULTS_MAX = 12;
/** The most that may remain on the questions page. */
const QUESTIONS_MAX = 30;
/** Enough passages to include every page among them. */
const PASSAGES_MAX = 200;

/** The pages that answer a question, each once, with its best passage. FAQ entries count as separate pages. */
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

/** A passage with its score for a question, 0 to 1. */
export type RetrievedPassage = Hit & {
  /** The share of the question's words that it contains, 0 to 1. */
  coverage: number;
};

export type Retrieved = {
  /** All candidates, best first. */
  passages: readonly RetrievedPassage[];
  /** Those good enough to answer from, best first; empty when the site does not have the answer. */
  given: readonly RetrievedPassage[];
  /** If none is given, those that come close: not enough to answer from, but worth a visit. */
  near: readonly RetrievedPassage[];
  /** Whether the earlier conversation is part of the question. */
  goesOn: boolean;
};

const hundredths = (value: number) => Math.round(Math.min(value, 1) * 100) / 100;

/** The passages an answer may be based on. */
export function retrieve(question: RetrievalQuestion, reader: Reader): Retrieved {
  const { looked, given, near, terms, goesOn } = retrieveFrom(indexOf(reader), question);
  const passages = looked.map(({ found: { passage }, score, coverage }) => ({
    passage,
    score: hundredths(score),
    coverage: hundredths(coverage),
    excerpt: excerptOf(passage, terms),
  }));
  const those = (chosen: typeof given) => {
    const ids = new Set(chosen.map(({ found: { passage } }) => passage.id));
    return passages.filter(({ passage }) => ids.has(passage.id));
  };
  return { passages, given: those(given), near: those(near), goesOn };
}

/** The passage at an address the product itself names, without a search. */
export function findPassageAt(id: string, reader: Reader): Pick<RetrievedPassage, 'passage' | 'excerpt'> | null {
  const passage = indexOf(reader).passages.get(id)?.passage;
  return passage ? { passage, excerpt: excerptOf(passage, []) } : null;
}
