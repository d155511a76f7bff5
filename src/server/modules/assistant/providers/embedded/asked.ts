/** How much of a question a text holds: decides which row follows an answer, and whether a second passage adds something. */
import { everydayWords } from '#server/modules/search/retrieval/everyday-words.ts';
import { type Concept, readQuestion } from '#server/modules/search/retrieval/question.ts';
import { countWords, openVocabulary } from '#server/modules/search/retrieval/vocabulary.ts';
import { stem, wordsOf } from '#server/modules/search/retrieval/words.ts';
import type { AssistantRequest } from '#server/platform/assistant-provider.ts';

type Roots = ReadonlySet<string>;

/** What is asked, and the passages that may answer it. */
export type Asking = Pick<AssistantRequest, 'question' | 'history' | 'passages'>;

export type Asked = {
  /** The share of the question that a text holds and another one does not, 0 to 1. */
  adds(text: string, known?: string): number;
  /** How many of its words, other than those that are on every page, the text holds and the other one does not. */
  things(text: string, known?: string): number;
};

/** The factor for the weight of a word that is on every page. */
const COMMON = 0.3;
/** The weight of the words of the question before, where this one continues it. */
const BEFORE = 0.3;
const OF_THE_TRADE = /^(?:insur|polic|cover|compan|alberta|pric|cost|quote)/;

const isCommon = ({ word }: Concept) => everydayWords.has(word) || OF_THE_TRADE.test(word);
const rootsOf = (text: string): Roots => new Set(wordsOf(text).map(stem));
const heldOf = ({ variants }: Concept, roots: Roots) =>
  Math.max(0, ...[...variants].map(([root, worth]) => (roots.has(root) ? worth : 0)));

/** Reads a question against the texts that may answer it: a word weighs more when fewer of them have it. */
export function readAsked({ question, history, passages }: Asking): Asked {
  const texts = passages.flatMap(({ title, heading, text, answer, rows }) => [title, heading, text, answer, ...rows]);
  const vocabulary = openVocabulary(countWords(texts.map(wordsOf)));
  const own = readQuestion(question, vocabulary).concepts;
  const roots = new Set(own.map(({ word }) => stem(word)));
  const before = readQuestion(history.findLast(({ role }) => role === 'user')?.content ?? '', vocabulary).concepts;
  const concepts = [
    ...own,
    ...before
      .filter(({ word }) => !roots.has(stem(word)))
      .map((concept) => ({ ...concept, weight: concept.weight * BEFORE })),
  ].map((concept) => ({ ...concept, weight: Math.sqrt(concept.weight) * (isCommon(concept) ? COMMON : 1) }));
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const newIn = (concept: Concept, text: Roots, known: Roots) =>
    Math.max(heldOf(concept, text) - heldOf(concept, known), 0);
  return {
    adds(text, known = '') {
      const [held, before] = [rootsOf(text), rootsOf(known)];
      const worth = concepts.reduce((sum, concept) => sum + newIn(concept, held, before) * concept.weight, 0);
      return total === 0 ? 0 : worth / total;
    },
    things(text, known = '') {
      const [held, before] = [rootsOf(text), rootsOf(known)];
      return concepts.filter((concept) => !isCommon(concept) && newIn(concept, held, before) > 0).length;
    },
  };
}
