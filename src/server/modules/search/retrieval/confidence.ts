/**
 * How likely a passage is to answer a question: a logistic regression over the evidence for and against it. `npm run assistant:fit` finds
 * the weights, from the question sets used in development and from the phrases, each asked of an index without itself.
 */
import { likenessOf, type Things } from './likeness.ts';
import type { PassageIndex, Phrase } from './passage-index.ts';
import type { Concept } from './question.ts';

/** What is known about a question before any passage is examined. */
export type Evidence = {
  /** Similarity to the nearest phrase that no passage answers, 0 to 1. */
  elsewhere: number;
  /** How closely its wording matches such a phrase, 0 to 1. */
  wordedElsewhere: number;
  /** Above 0 when its words are typical of questions about these pages, below 0 when they are typical of others. */
  leaning: number;
};

const WEIGHTS = { score: 14.3, elsewhere: -2.7, wordedElsewhere: -7.1, leaning: 2.1 } as const;
const BIAS = -3.4;
/** From here on a question is a paraphrase: of the questions the pages do not answer, one in 160 comes this close to a phrase. */
const VERBATIM = 0.55;

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

/** @param wordings how closely the question's wording matches each phrase */
export function evidenceOf(things: Things, wordings: ReadonlyMap<Phrase, number>, index: PassageIndex): Evidence {
  let [elsewhere, wordedElsewhere] = [0, 0];
  for (const phrase of index.elsewhere) {
    elsewhere = Math.max(elsewhere, likenessOf(things, phrase));
    wordedElsewhere = Math.max(wordedElsewhere, wordings.get(phrase) ?? 0);
  }
  return { elsewhere, wordedElsewhere, leaning: leaningOf(things.concepts, index) };
}

/** The confidence in one passage, 0 to 1, from its score and how closely the question matches the wording of its nearest phrase. */
export function confidenceOf(evidence: Evidence, { score, wording }: { score: number; wording: number }): number {
  // Worded like a phrase of the passage, and less like one that no passage answers: it is the question the phrase was written for.
  if (wording >= VERBATIM && wording > evidence.wordedElsewhere) return 1;
  const odds =
    BIAS +
    WEIGHTS.score * score +
    WEIGHTS.elsewhere * evidence.elsewhere +
    WEIGHTS.wordedElsewhere * evidence.wordedElsewhere +
    WEIGHTS.leaning * evidence.leaning;
  return 1 / (1 + Math.exp(-odds));
}
