/** How well passages answer a question: how alike it is to what they are asked by, what they hold of it, and what they lack. */
import { type IndexedPassage, type PassageIndex, type Phrase, pairsOf } from './passage-index.ts';
import type { Concept, ReadQuestion } from './question.ts';
import { stem } from './words.ts';

export type Judged = {
  found: IndexedPassage;
  /** How alike the question and the nearest of the passage's phrases are, 0 to 1. */
  likeness: number;
  /** The share of the question's words that the passage holds, by what they weigh, 0 to 1. */
  coverage: number;
  /** The share that stands together in it: in two sentences that follow each other, under their heading and page. */
  closeness: number;
  /** The same of its three nearest phrases, on average: one that shares a rare word by chance has nobody beside it. */
  support: number;
  /** How much of the wording of a phrase, small words too, stands in the question in the same order, 0 to 1. */
  wording: number;
  /** How alike the question and all the words of the passage together are, 0 to 1. */
  profile: number;
  /** The search library's score, as a share of the best. */
  rank: number;
  /** All together, 0 to 1: what passages are ordered by. */
  score: number;
  /** How likely it is that the passage answers, 0 to 1: the same order, with what speaks against an answer on the pages at all. */
  confidence: number;
};

/** What makes the order. Found by trying 1,500 weights on the golden set and the phrases themselves, each found without itself; rounded. */
const PROFILE = 0.5;
const SUPPORT = 0.125;
const WORDING = 0.11;
const COVERAGE = 0.09;
const CLOSENESS = 0.1;
const RANK = 0.075;
/** Of how many phrases the likeness counts. */
const NEAREST = 3;

/**
 * Confidence is a logistic regression over what speaks for and against an answer. Fitted on both golden sets, on a quarter of the phrases and on
 * those that no page answers, each asked of an index without itself; checked by ten-fold cross-validation; rounded.
 */
const OF_SCORE = 16.4;
const OF_ELSEWHERE = -4.5;
const OF_WORDING_ELSEWHERE = -6;
const OF_SUBSTANCE = 1.35;
const OF_LEANING = 2.3;
const BIAS = -7.9;
/** From here on a question is a phrase in other clothes: of the questions that the pages do not answer, one in 160 comes as near to one. */
const VERBATIM = 0.55;

const CANDIDATES_MAX = 60;
/** Of those that are alike as a whole. */
const ALIKE_MAX = 10;
/** From here on a phrase is worded like the question. */
const WORDED_ALIKE = 0.3;

const share = (part: number, whole: number) => (whole > 0 ? Math.min(part / whole, 1) : 0);

/** For every stem the concepts it stands for, and what it is worth for each. */
type Lookup = ReadonlyMap<string, readonly (readonly [number, number])[]>;
type Asked = {
  concepts: readonly Concept[];
  total: number;
  lookup: Lookup;
  /** How alike the question and each passage are, by its id. */
  profiles: ReadonlyMap<string, number>;
  /** How much of the wording of each phrase the question has. */
  wordings: ReadonlyMap<Phrase, number>;
  /** How much of the wording of the nearest phrase that no passage answers it has. */
  elsewhere: number;
  /** What speaks for an answer on these pages before any of them is looked at. */
  prior: number;
};

function lookupOf(concepts: readonly Concept[]): Lookup {
  const lookup = new Map<string, [number, number][]>();
  concepts.forEach(({ variants }, index) => {
    for (const [root, worth] of variants) {
      const known = lookup.get(root);
      if (known) known.push([index, worth]);
      else lookup.set(root, [[index, worth]]);
    }
  });
  return lookup;
}

/** Best worth per concept among some stems. */
function heldBy(asked: Asked, roots: Iterable<string>, held = new Float64Array(asked.concepts.length)): Float64Array {
  for (const root of roots)
    for (const [index, worth] of asked.lookup.get(root) ?? []) if (worth > (held[index] ?? 0)) held[index] = worth;
  return held;
}

const weigh = ({ concepts }: Pick<Asked, 'concepts'>, held: Float64Array) =>
  concepts.reduce((sum, { weight }, index) => sum + weight * (held[index] ?? 0), 0);

/** Two short texts, both ways: how much of the question the phrase holds, and how much of the phrase the question. */
function likenessOf(asked: Pick<Asked, 'concepts' | 'total' | 'lookup'>, { roots, weights, total }: Phrase): number {
  const held = new Float64Array(asked.concepts.length);
  let said = 0;
  roots.forEach((root, at) => {
    let best = 0;
    for (const [index, worth] of asked.lookup.get(root) ?? []) {
      if (worth > (held[index] ?? 0)) held[index] = worth;
      if (worth > best) best = worth;
    }
    said += best * (weights[at] ?? 0);
  });
  if (said === 0) return 0;
  const ofQuestion = share(weigh(asked, held), asked.total);
  const ofPhrase = share(said, total);
  return share(2 * ofQuestion * ofPhrase, ofQuestion + ofPhrase);
}

function judge(asked: Asked, found: IndexedPassage, rank: number): Judged {
  const alike = found.phrases.map((phrase) => likenessOf(asked, phrase)).sort((a, b) => b - a);
  const [likeness = 0] = alike;
  const support = alike.slice(0, NEAREST).reduce((sum, one) => sum + one, 0) / NEAREST;
  const coverage = share(weigh(asked, heldBy(asked, found.roots)), asked.total);
  const context = heldBy(asked, found.context);
  const bySentence = found.sentences.map((roots) => heldBy(asked, roots, Float64Array.from(context)));
  let together = weigh(asked, context);
  bySentence.forEach((held, at) => {
    const next = bySentence[at + 1];
    together = Math.max(
      together,
      weigh(asked, next ? held.map((worth, index) => Math.max(worth, next[index] ?? 0)) : held),
    );
  });
  const closeness = share(together, asked.total);
  const wording = Math.max(...found.phrases.map((phrase) => asked.wordings.get(phrase) ?? 0));
  const profile = asked.profiles.get(found.passage.id) ?? 0;
  const phrased = SUPPORT * support + WORDING * wording;
  const held = COVERAGE * coverage + CLOSENESS * closeness;
  const score = PROFILE * profile + phrased + held + RANK * rank;
  const odds = OF_SCORE * score + asked.prior;
  // Worded like a phrase of the passage, and less like one that no passage answers: that is the question it was written for.
  const isVerbatim = wording >= VERBATIM && wording > asked.elsewhere;
  const confidence = isVerbatim ? 1 : 1 / (1 + Math.exp(-odds));
  return { found, likeness, support, coverage, closeness, wording, profile, rank, score, confidence };
}

export const byScore = (a: Judged, b: Judged) =>
  b.score - a.score || (a.found.passage.id < b.found.passage.id ? -1 : 1);

/** Whether the words of a question are rather asked of these pages, above 0, or of somebody else. */
function leaningOf(concepts: readonly Concept[], { leanings }: PassageIndex): number {
  const sum = concepts.reduce((all, { variants }) => {
    let [here, elsewhere] = [0, 0];
    for (const [root, worth] of variants) {
      const known = leanings.get(root);
      here = Math.max(here, worth * (known?.here ?? 0));
      elsewhere = Math.max(elsewhere, worth * (known?.elsewhere ?? 0));
    }
    return all + Math.log((here + 1) / (elsewhere + 1));
  }, 0);
  return sum / Math.max(concepts.length, 1);
}

/** Two wordings, by the pairs of words that follow each other in both. */
function wordingsOf(words: readonly string[], { pairs }: PassageIndex): Map<Phrase, number> {
  const same = new Map<Phrase, number>();
  const own = new Set(pairsOf(words));
  for (const pair of own) for (const phrase of pairs.get(pair) ?? []) same.set(phrase, (same.get(phrase) ?? 0) + 1);
  for (const [phrase, count] of same) same.set(phrase, (2 * count) / (own.size + phrase.pairs));
  return same;
}

function askedOf({ concepts, words }: ReadQuestion, index: PassageIndex): Asked {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const wordings = wordingsOf(words, index);
  const profiles = index.profiles.likenesses(words.map(stem));
  const asked = { concepts, total, lookup: lookupOf(concepts), profiles, wordings, elsewhere: 0, prior: 0 };
  let [elsewhere, wording] = [0, 0];
  for (const phrase of index.elsewhere) {
    elsewhere = Math.max(elsewhere, likenessOf(asked, phrase));
    wording = Math.max(wording, wordings.get(phrase) ?? 0);
  }
  asked.elsewhere = wording;
  const substance = Math.log(Math.max(total, 0.1));
  asked.prior =
    BIAS +
    OF_ELSEWHERE * elsewhere +
    OF_WORDING_ELSEWHERE * wording +
    OF_SUBSTANCE * substance +
    OF_LEANING * leaningOf(concepts, index);
  return asked;
}

/** The passages that hold something of the question, and those that are asked for beside, judged, the best first. */
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
  // Made of words that stand everywhere, a question is known by its wording alone.
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
