/** How well passages answer a question: the classifier's likeness, and a little of the search library's score. */
import { type Classified, classify } from './classifier.ts';
import { confidenceOf } from './confidence.ts';
import { nearestTo } from './neighbours.ts';
import type { IndexedPassage, PassageIndex } from './passage-index.ts';
import { type Concept, type ReadQuestion, TELLING } from './question.ts';

export type Judged = {
  found: IndexedPassage;
  /** The combined score, about 0 to 1, by which passages are sorted. */
  score: number;
  /** How likely the passage answers, 0 to 1: in the same order, but also weighing the evidence that no page answers. */
  confidence: number;
  /** The question is one of its phrases, word for word. */
  isVerbatim: boolean;
  /** The share of the question's words that the passage contains, by weight, 0 to 1. */
  coverage: number;
};

/** The shares of a score: the search library's (BM25, as a part of the best one), and the nearest phrases'. The rest is the classifier's. */
const OF_RANK = 0.1;
const OF_NEAREST = 0.2;
const OF_LIKENESS = 1 - OF_RANK - OF_NEAREST;
/** How many of the most alike are judged, and how many of those the library finds. */
const ALIKE_MAX = 30;
const RANKED_MAX = 30;
/** So are those whose nearest phrases are as like the question as this. */
const PHRASED_MIN = 0.3;

/** The worth of the best stem of a concept that a passage has. */
const heldOf = ({ variants }: Concept, found: IndexedPassage) =>
  [...variants].reduce((most, [root, worth]) => (worth > most && found.has(root) ? worth : most), 0);

/** A search of one or two words names its subject: a passage that says them in its heading or its answer is about it. */
const NAMES_MAX = 2;
/** Its confidence: above the floor, below that of a whole question. */
const NAMED = 0.6;

const isNamed = (concepts: readonly Concept[], { gist }: IndexedPassage) =>
  concepts.length <= NAMES_MAX &&
  concepts.every(({ weight, variants }) => weight >= TELLING && [...variants.keys()].some((root) => gist.has(root)));

/** The share of a question's words that a passage contains, by weight. */
function coverageOf(concepts: readonly Concept[], found: IndexedPassage): number {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const held = concepts.reduce((sum, concept) => sum + concept.weight * heldOf(concept, found), 0);
  return total > 0 ? held / total : 0;
}

/** What a page about a place keeps of its score when only the name of the place is in common. */
const NAME_ALONE = 0.6;

/**
 * The factor for a passage: a question that names a place asks about something there, and a page that has nothing of it but the name says
 * less than a general one.
 */
function factorOf(concepts: readonly Concept[], { passage, subject, gist }: IndexedPassage): number {
  if (passage.kind !== 'Place') return 1;
  const isName = ({ variants }: Concept) => [...variants.keys()].some((root) => subject.has(root));
  const things = concepts.filter((concept) => concept.weight >= TELLING && !isName(concept));
  const total = things.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 1;
  const held = things
    .filter(({ variants }) => [...variants.keys()].some((root) => gist.has(root)))
    .reduce((sum, { weight }) => sum + weight, 0);
  return NAME_ALONE + (1 - NAME_ALONE) * (held / total);
}

/** The search library's score of the passages that contain something of the question, as a share of the best. */
function ranksOf(concepts: readonly Concept[], { search }: PassageIndex): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { variants, weight } of concepts)
    for (const [root, worth] of variants) weights.set(root, Math.max(weights.get(root) ?? 0, worth * weight));
  if (weights.size === 0) return new Map();
  const hits = search.search(
    { combineWith: 'OR', queries: [...weights.keys()] },
    {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boostTerm: (term) => weights.get(term) ?? 1,
    },
  );
  const best = hits[0]?.score ?? 1;
  return new Map(hits.map(({ id, score }): [string, number] => [String(id), score / best]));
}

export const byScore = (a: Judged, b: Judged) =>
  b.score - a.score || (a.found.passage.id < b.found.passage.id ? -1 : 1);

/** The places of the most alike passages. */
function alikeOf({ likenesses }: Classified): number[] {
  const places = [...likenesses.keys()].filter((place) => (likenesses[place] ?? 0) > 0);
  return places.sort((one, other) => (likenesses[other] ?? 0) - (likenesses[one] ?? 0)).slice(0, ALIKE_MAX);
}

/** A further answer is said only if the question is like its questions, and clearly more than like those of the first one. */
const FURTHER_MIN = 0.2;
const FURTHER_BEATS = 1.5;

/** How much of what its best answer is more like the question than the whole passage counts. */
const OF_BEST = 0.5;

/**
 * The answers of a passage, by its id: how much the question is like the best one, and the passage with the one to say. `repeated` is the
 * passage one of whose answers replies to the question word for word.
 */
function answersFor({ words }: ReadQuestion, { answers, answering, keys }: PassageIndex) {
  const { likenesses, verbatim } = classify(answers, words);
  const repeated = verbatim === null ? undefined : keys[verbatim]?.split('~')[0];
  const of = (id: string): { best: number; found: IndexedPassage | undefined; isVerbatim: boolean } => {
    const all = (answering.get(id) ?? []).map(({ found, place }) => ({ found, like: likenesses[place] ?? 0 }));
    const [first, ...further] = all;
    const same = answering.get(id)?.find(({ place }) => place === verbatim);
    if (same) return { best: 1, found: same.found, isVerbatim: true };
    const [other] = further.toSorted((one, next) => next.like - one.like);
    const isOther = other && first && other.like >= FURTHER_MIN && other.like > first.like * FURTHER_BEATS;
    return {
      best: further.length > 0 ? Math.max(...all.map(({ like }) => like)) : 0,
      found: (isOther ? other : first)?.found,
      isVerbatim: false,
    };
  };
  return { of, repeated };
}

/** What is known about a question before any passage is examined. */
export const classifiedAs = ({ words }: ReadQuestion, { classifier }: PassageIndex) => classify(classifier, words);

/**
 * Scores the passages that are like the question or contain something of it, and those that `also` selects, best first.
 * @param weights of the confidence, if it isn’t a question to the assistant
 */
export function judgeAll(
  question: ReadQuestion,
  index: PassageIndex,
  also: (found: IndexedPassage) => boolean = () => false,
  weights?: Parameters<typeof confidenceOf>[2],
): Judged[] {
  const classified = classifiedAs(question, index);
  // Small words alone ask for nothing, unless they are how people ask for something.
  if (question.concepts.length === 0 && classified.verbatim === null) return [];
  const ranks = ranksOf(question.concepts, index);
  const { of: answersOf, repeated } = answersFor(question, index);
  const nearest = nearestTo(index.neighbours, question.words);
  const places = new Map(index.ids.map((id, place): [string, number] => [id, place]));
  const phrased = [...nearest].flatMap(([place, likeness]) => (likeness >= PHRASED_MIN ? place : []));
  const ids = new Set([
    ...[...alikeOf(classified), ...phrased].map((place) => index.ids[place] ?? ''),
    ...[...ranks.keys()].slice(0, RANKED_MAX),
    ...(repeated ? [repeated] : []),
  ]);
  for (const [id, found] of index.passages) if (also(found)) ids.add(id);
  return [...ids]
    .flatMap((id) => {
      const found = index.passages.get(id);
      if (!found) return [];
      const place = places.get(id) ?? 0;
      const whole = classified.likenesses[place] ?? 0;
      const { best, found: answering = found, isVerbatim: isRepeated } = answersOf(id);
      const likeness = Math.min(whole + OF_BEST * Math.max(best - whole, 0), 1);
      const isVerbatim = classified.verbatim === place || (classified.verbatim === null && isRepeated);
      const factor = isVerbatim ? 1 : factorOf(question.concepts, found);
      const score =
        (likeness * OF_LIKENESS + (nearest.get(place) ?? 0) * OF_NEAREST + (ranks.get(id) ?? 0) * OF_RANK) * factor;
      const likely = isVerbatim ? 1 : confidenceOf(score, classified, weights);
      const isSubject = !classified.isElsewhere && isNamed(question.concepts, found);
      const confidence = isSubject ? Math.max(likely, NAMED) : likely;
      const coverage = coverageOf(question.concepts, found);
      return { found: answering, score, confidence, isVerbatim, coverage };
    })
    .sort(byScore);
}
