/**
 * How likely it is that a passage answers a question: a logistic regression over what speaks for and against it. Its weights are found by
 * `npm run assistant:fit`, from the sets of questions that are worked with and from the phrases, each asked of an index without itself.
 */
import { likenessOf, type Things } from './likeness.ts';
import type { PassageIndex, Phrase } from './passage-index.ts';
import type { Concept } from './question.ts';

/** What is known of a question before any passage is looked at. */
export type Evidence = {
  /** How alike it and the nearest phrase that no passage answers are, 0 to 1. */
  elsewhere: number;
  /** How much of the wording of such a phrase it has, 0 to 1. */
  wordedElsewhere: number;
  /** Whether its words are rather asked of these pages, above 0, or of somebody else. */
  leaning: number;
};

const WEIGHTS = { score: 14.3, elsewhere: -2.7, wordedElsewhere: -7.1, leaning: 2.1 } as const;
const BIAS = -3.4;
/** From here on a question is a phrase in other clothes: of the questions that the pages do not answer, one in 160 comes as near to one. */
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

/** @param wordings how much of the wording of each phrase the question has */
export function evidenceOf(things: Things, wordings: ReadonlyMap<Phrase, number>, index: PassageIndex): Evidence {
  let [elsewhere, wordedElsewhere] = [0, 0];
  for (const phrase of index.elsewhere) {
    elsewhere = Math.max(elsewhere, likenessOf(things, phrase));
    wordedElsewhere = Math.max(wordedElsewhere, wordings.get(phrase) ?? 0);
  }
  return { elsewhere, wordedElsewhere, leaning: leaningOf(things.concepts, index) };
}

/** The confidence in one passage, 0 to 1, by its score and by how much of the wording of its nearest phrase the question has. */
export function confidenceOf(evidence: Evidence, { score, wording }: { score: number; wording: number }): number {
  // Worded like a phrase of the passage, and less like one that no passage answers: that is the question it was written for.
  if (wording >= VERBATIM && wording > evidence.wordedElsewhere) return 1;
  const odds =
    BIAS +
    WEIGHTS.score * score +
    WEIGHTS.elsewhere * evidence.elsewhere +
    WEIGHTS.wordedElsewhere * evidence.wordedElsewhere +
    WEIGHTS.leaning * evidence.leaning;
  return 1 / (1 + Math.exp(-odds));
}
