/** How well passages answer a question: how similar it is to their phrases, and how much of it they contain. */
import { confidenceOf, type Evidence, evidenceOf } from './confidence.ts';
import { heldBy, likenessOf, share, type Things, thingsOf, weigh } from './likeness.ts';
import type { IndexedPassage, PassageIndex, Phrase } from './passage-index.ts';
import type { ReadQuestion } from './question.ts';
import { stem } from './words.ts';

/** The evidence for a passage, each 0 to 1. */
export type Signs = {
  /** Similarity of the question to all the words of the passage combined, 0 to 1. */
  profile: number;
  /** Average similarity to the three nearest phrases: one that shares a rare word by chance has no others to support it. */
  support: number;
  /** How much of a phrase's wording, function words included, the question has in the same order, 0 to 1. */
  wording: number;
  /** The share of the question's words that the passage contains, by weight, 0 to 1. */
  coverage: number;
  /** The share found close together: in two consecutive sentences, under their heading and page. */
  closeness: number;
  /** The search library's score, as a share of the best. */
  rank: number;
};

export type Judged = Signs & {
  found: IndexedPassage;
  /** The combined score, 0 to 1, by which passages are sorted. */
  score: number;
  /** How likely the passage answers, 0 to 1: in the same order, but also weighing the evidence that no page answers. */
  confidence: number;
};

/** The weights of the score, which add up to 1. `npm run assistant:fit` finds them by trial. */
export const ORDER = {
  profile: 0.67,
  support: 0.09,
  wording: 0.1,
  coverage: 0.05,
  closeness: 0.04,
  rank: 0.05,
} as const;
const signNames = Object.keys(ORDER) as (keyof Signs)[];
/** How many phrases count toward the support. */
const NEAREST = 3;

const CANDIDATES_MAX = 60;
/** How many are added for their overall similarity. */
const ALIKE_MAX = 10;
/** From here on, a phrase is worded like the question. */
const WORDED_ALIKE = 0.3;

/** The weighted sum of the signs of a passage. */
export const scoreOf = (signs: Signs, order: Signs) =>
  signNames.reduce((sum, name) => sum + order[name] * signs[name], 0);

type Asked = Things & {
  /** Similarity of the question to each passage, by id. */
  profiles: ReadonlyMap<string, number>;
  wordings: ReadonlyMap<Phrase, number>;
  evidence: Evidence;
};

function askedOf({ concepts, words }: ReadQuestion, index: PassageIndex): Asked {
  const things = thingsOf(concepts);
  const roots = words.map(stem);
  const wordings = index.wordings.alike(roots);
  const profiles = index.profiles.likenesses(roots);
  return { ...things, profiles, wordings, evidence: evidenceOf(things, wordings, index) };
}

/** The share of a question found close together. */
function closenessOf(asked: Asked, { context, sentences }: IndexedPassage): number {
  const above = heldBy(asked, context);
  const bySentence = sentences.map((roots) => heldBy(asked, roots, Float64Array.from(above)));
  const together = bySentence.map((held, at) => {
    const next = bySentence[at + 1];
    return weigh(asked, next ? held.map((worth, index) => Math.max(worth, next[index] ?? 0)) : held);
  });
  return share(Math.max(weigh(asked, above), ...together), asked.total);
}

function judge(asked: Asked, found: IndexedPassage, rank: number): Judged {
  const nearest = found.phrases.map((phrase) => likenessOf(asked, phrase)).sort((one, other) => other - one);
  const support = nearest.slice(0, NEAREST).reduce((sum, one) => sum + one, 0) / NEAREST;
  const wording = Math.max(...found.phrases.map((phrase) => asked.wordings.get(phrase) ?? 0));
  const profile = asked.profiles.get(found.passage.id) ?? 0;
  const coverage = share(weigh(asked, heldBy(asked, found.roots)), asked.total);
  const closeness = closenessOf(asked, found);
  const signs = { profile, support, wording, coverage, closeness, rank };
  const score = scoreOf(signs, ORDER);
  const confidence = confidenceOf(asked.evidence, { score, wording });
  return { found, ...signs, score, confidence };
}

export const byScore = (a: Judged, b: Judged) =>
  b.score - a.score || (a.found.passage.id < b.found.passage.id ? -1 : 1);

/** Scores the passages that contain something of the question and those that `also` selects, best first. */
export function judgeAll(
  question: ReadQuestion,
  index: PassageIndex,
  also: (found: IndexedPassage) => boolean = () => false,
): Judged[] {
  const { concepts } = question;
  const asked = askedOf(question, index);
  const weights = new Map<string, number>();
  for (const { variants, weight } of concepts)
    for (const [root, worth] of variants) weights.set(root, Math.max(weights.get(root) ?? 0, worth * weight));
  if (weights.size === 0) return [];
  const hits = index.search
    .search(
      { combineWith: 'OR', queries: [...weights.keys()] },
      {
        prefix: false,
        fuzzy: false,
        tokenize: (text) => [text],
        processTerm: (term) => term,
        boostTerm: (term) => weights.get(term) ?? 1,
      },
    )
    .slice(0, CANDIDATES_MAX);
  const best = hits[0]?.score ?? 1;
  const ranks = new Map(hits.map(({ id, score }): [string, number] => [String(id), score / best]));
  const alike = [...asked.profiles].sort(([, one], [, other]) => other - one).slice(0, ALIKE_MAX);
  for (const [id] of alike) if (!ranks.has(id)) ranks.set(id, 0);
  // A question made only of common words is recognized by its wording alone.
  for (const [{ owner }, wording] of asked.wordings)
    if (owner && wording >= WORDED_ALIKE && !ranks.has(owner)) ranks.set(owner, 0);
  for (const [id, found] of index.passages) if (also(found) && !ranks.has(id)) ranks.set(id, 0);
  return [...ranks]
    .flatMap(([id, rank]) => {
      const found = index.passages.get(id);
      return found ? [judge(asked, found, rank)] : [];
    })
    .sort(byScore);
}
