/** How long it takes to find the passages for a question, in a collection of 2,000: four times what the site holds today. */

import type { AskedPassage } from '#server/modules/search/retrieval/full-text.ts';
import { openIndex, openStored } from '#server/modules/search/retrieval/passage-index.ts';
import { retrieveFrom } from '#server/modules/search/retrieval/retrieve.ts';
import { buildIndex } from '#server/modules/search/retrieval/training.ts';
import { asked } from '#shared/content/generated/asked.ts';
import { elsewhere } from '#shared/content/generated/elsewhere.ts';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { goldenSet } from '../../tests/assistant/sets.ts';
import type { Row } from './report.ts';
import { percentile } from './rounds.ts';

const DOCUMENTS = 2_000;
const QUESTIONS = 500;
const GOAL_MS = 20;
const DAY = '2026-11-21';

const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);

/** A synthetic passage made from two real ones: their sentences alternating, under a combined heading. */
function mixed(one: AskedPassage, other: AskedPassage, copy: number): AskedPassage {
  const theirs = sentences(other.text);
  return {
    ...one,
    id: `${one.id}~${copy}`,
    path: `${one.path}~${copy}`,
    heading: one.heading && other.heading ? `${one.heading} ${other.heading}` : one.heading,
    text: sentences(one.text)
      .flatMap((sentence, index) => [sentence, theirs[index] ?? ''])
      .join(' '),
  };
}

/** The passages of the site, topped up with synthetic ones. The same in every run. */
function collection(): AskedPassage[] {
  const passages = passagesOn(DAY, defaultSiteProfile).map((one) => ({
    ...one,
    further: [],
    asked: asked[one.id] ?? [],
  }));
  const at = (index: number) => passages[index % passages.length] as AskedPassage;
  const added = Array.from({ length: DOCUMENTS - passages.length }, (_, index) =>
    mixed(at(index), at(index * 7 + 3), index),
  );
  return [...passages, ...added];
}

const endings = ['', ' please', ' in Calgary', ', thanks'];

/** The questions of the golden set, round after round with another ending, so that none repeats. */
const questions = Array.from({ length: QUESTIONS }, (_, index) => {
  const { q = '', history = [], page = '/' } = goldenSet[index % goldenSet.length] ?? {};
  return { question: `${q}${endings[Math.floor(index / goldenSet.length) % endings.length]}`, history, page };
});

function timed<T>(work: () => T): { took: number; result: T } {
  const started = performance.now();
  const result = work();
  return { took: performance.now() - started, result };
}

/** Opens the index and runs all questions once without a warm-up, because the first question of the day counts too. */
export function measureRetrieval(): Row {
  const passages = collection();
  // Built with the content, not while the server starts.
  const stored = buildIndex(passages, passages, elsewhere);
  const { took: opening, result: index } = timed(() => openIndex(openStored(stored), passages));
  const times = questions.map((question) => timed(() => retrieveFrom(index, question)).took);
  const p95 = percentile(times, 0.95);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return {
    what: `Assistant, finding the passages for a question among ${DOCUMENTS.toLocaleString('en-CA')}, p95`,
    result: ms(p95),
    goal: `under ${GOAL_MS} ms`,
    met: p95 < GOAL_MS,
    details: `median ${ms(percentile(times, 0.5))}, slowest ${ms(Math.max(...times))}; ${QUESTIONS} questions, including the first; opening the built index, once, ${Math.round(opening)} ms`,
  };
}
