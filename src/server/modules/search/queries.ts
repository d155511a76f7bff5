/** Search over the content registry. The registry is small and kept in memory, and so is the index. */

import { isUnlikeEnglish } from '#server/modules/search/retrieval/english.ts';
import { openIndex, type PassageIndex } from '#server/modules/search/retrieval/passage-index.ts';
import { lookFor, type RetrievalQuestion, retrieveFrom } from '#server/modules/search/retrieval/retrieve.ts';
import { readStoredIndex } from '#server/modules/search/retrieval/stored-index.ts';
import { type Heard, hear, isPlainlyUrgent } from '#server/modules/search/retrieval/urgency.ts';
import { stem, wordsOf } from '#server/modules/search/retrieval/words.ts';
import { currentProfile } from '#server/modules/settings/compensation/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import { type Passage, passagesOn } from '#shared/content/passages.ts';
import type { StatedProfile } from '#shared/platform/site.ts';
import type { SearchAnswer, SearchMark, SearchResult } from '#shared/search/schema.ts';

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

/** The beginning of a text, in whole words. */
function startOf(text: string): string {
  const end = text.indexOf(' ', EXCERPT);
  return end < 0 ? text : `${text.slice(0, end)} …`;
}

/** What a result says: the passage’s answer, where people wrote one. */
const excerptOf = ({ answer, text }: Passage) => answer || startOf(text);

/** The words of a text that a search is about, as ranges of letters. */
function marksIn(text: string, roots: ReadonlySet<string>): SearchMark[] {
  return [...text.matchAll(/[\p{L}\p{N}’'-]+/gu)].flatMap(({ index, 0: word }) =>
    wordsOf(word).some((part) => roots.has(stem(part))) ? { begins: index, ends: index + word.length } : [],
  );
}

/** A passage scoring below this share of the best one is about something else. */
const RELEVANT = 0.4;
/** Named where no page answers. */
const NEAREST_MAX = 3;

/**
 * The pages that answer a question, each once, with its best passage; where none does, the nearest three. Questions of the FAQ count as
 * separate pages. Short searches have a floor of their own (`retrieval/confidence.ts`).
 */
export function findPages(question: string, reader: Reader): SearchAnswer {
  const { looked, isKnown, terms } = lookFor(indexOf(reader), question);
  const best = looked[0]?.score ?? 0;
  const seen = new Set<string>();
  const roots = new Set(terms);
  const results = looked.flatMap(({ found: { passage }, score }): SearchResult[] => {
    const { id, kind, title, heading, path } = passage;
    const isQuestion = kind === 'Questions';
    const key = isQuestion ? id : path;
    if (seen.has(key) || (isKnown && score < best * RELEVANT)) return [];
    seen.add(key);
    const excerpt = excerptOf(passage);
    const marks = marksIn(excerpt, roots);
    return [{ title: isQuestion ? heading : title, path: id, kind, excerpt, marks, score: hundredths(score) }];
  });
  return { isAnswered: isKnown, results: isKnown ? results : results.slice(0, NEAREST_MAX) };
}

/** The most that may remain on the questions page. */
const QUESTIONS_MAX = 30;

/** The questions of the FAQ that have the words typed so far: the page narrows its list while somebody types. */
export function findQuestions(typed: string, reader: Reader): SearchAnswer {
  const { search, passages } = indexOf(reader);
  const options = {
    prefix: (term: string) => term.length > 3,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  };
  const results = search
    .search(typed, { ...options, weights: { fuzzy: 0.3, prefix: 0.6 } })
    .flatMap(({ id, score }) => {
      const passage = passages.get(String(id))?.passage;
      if (passage?.kind !== 'Questions') return [];
      const { heading, kind } = passage;
      return [{ title: heading, path: passage.id, kind, excerpt: excerptOf(passage), marks: [], score }];
    });
  return { isAnswered: results.length > 0, results: results.slice(0, QUESTIONS_MAX) };
}

/** A passage with its score for a question, 0 to 1. */
export type RetrievedPassage = {
  passage: Passage;
  score: number;
  excerpt: string;
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
  const { looked, given, near, goesOn } = retrieveFrom(indexOf(reader), question);
  const passages = looked.map(({ found: { passage }, score, coverage }) => ({
    passage,
    score: hundredths(score),
    coverage: hundredths(coverage),
    excerpt: startOf(passage.text),
  }));
  const those = (chosen: typeof given) => {
    const ids = new Set(chosen.map(({ found: { passage } }) => passage.id));
    return passages.filter(({ passage }) => ids.has(passage.id));
  };
  return { passages, given: those(given), near: those(near), goesOn };
}

/**
 * What a message sounds like, whatever it asks: a danger, a wrong, or null for an ordinary question.
 * @param before the visitor's previous message: "can I turn it back on" says more after "they shut off my furnace"
 */
export const urgencyIn = (message: string, before = ''): Heard | null => hear(stored.urgency, message, before);

/** Whether a message sounds so much like danger that nothing else need be said. */
export const isUrgentAlone = (message: string): boolean => isPlainlyUrgent(stored.urgency, message);

/** Whether a message may be in another language. */
export const mayBeForeign = (message: string): boolean => isUnlikeEnglish(message, stored.vocabulary);

/** The passage at an address the product itself names, without a search. */
export function findPassageAt(id: string, reader: Reader): Pick<RetrievedPassage, 'passage' | 'excerpt'> | null {
  const passage = indexOf(reader).passages.get(id)?.passage;
  return passage ? { passage, excerpt: startOf(passage.text) } : null;
}
