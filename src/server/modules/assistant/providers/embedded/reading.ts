/** Scores passages against a question: how much of it each sentence covers, and the heading above it. */
import { everydayWords } from '#server/modules/search/retrieval/everyday-words.ts';
import { type Concept, readQuestion } from '#server/modules/search/retrieval/question.ts';
import { openVocabulary } from '#server/modules/search/retrieval/vocabulary.ts';
import { stem, wordsOf } from '#server/modules/search/retrieval/words.ts';
import type { AssistantRequest, GivenPassage } from '#server/platform/assistant-provider.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A sentence with how much of the question it covers. */
export type Weighed = Sentence & {
  index: number;
  worth: number;
  /** The stems of its words; `about` adds those of its point and of the belief it corrects. */
  roots: ReadonlySet<string>;
  about: ReadonlySet<string>;
};
export type ReadPassage = {
  passage: GivenPassage;
  /** Its heading asks, or it explains a word, or it opens a page: it is written to be read from its beginning. */
  isAnswer: boolean;
  /** Its heading is a question. */
  asks: boolean;
  /** Its heading is a word that it explains. */
  explains: boolean;
  /** How much of the question its heading covers, 0 to 1. */
  heading: number;
  /** How much the title of its page covers. */
  title: number;
  sentences: readonly Weighed[];
};
export type Reading = {
  passages: readonly ReadPassage[];
  /** The total weight of the question. */
  asked: number;
  /** How much of the question one text covers beyond another. */
  adds(text: ReadonlySet<string>, told: ReadonlySet<string>): number;
  /** How many concepts of the question a text contains, not counting words that are on every page. */
  count(text: ReadonlySet<string>): number;
};

/** A heading that covers this share of the question: the text under it answers from its beginning. */
const HEADING_ANSWERS = 0.7;
const BEFORE = 0.16;
/** The factor for the weight of a word that is on every page. */
const COMMON = 0.3;
const OF_THE_TRADE = new Set([
  'insurance',
  'policy',
  'policies',
  'insure',
  'insured',
  'insurer',
  'cover',
  'coverage',
  'company',
  'alberta',
]);
const isCommon = (word: string) => everydayWords.has(word) || OF_THE_TRADE.has(word);
/** The factor for a sentence about a past event and its cost: people ask about what applies to them. */
const ANECDOTE = 0.25;
const SCENE = 0.5;
/** The factor for a sentence that states a rule. */
const RULE = 1.1;
/** The factor for what the name of a point adds to a sentence under it. */
const UNDER = 0.95;

export const rootsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stem));

const heldOf = ({ variants }: Concept, roots: ReadonlySet<string>) =>
  Math.max(0, ...[...variants].map(([root, value]) => (roots.has(root) ? value : 0)));

/** How much of the question a text covers. */
const worthOf = (concepts: readonly Concept[], roots: ReadonlySet<string>) =>
  concepts.reduce((sum, concept) => sum + heldOf(concept, roots) * concept.weight, 0);

/** The concepts of the question, with a little weight for those of the previous one. */
function conceptsOf({ question, history }: AssistantRequest, texts: readonly string[]): Concept[] {
  const vocabulary = openVocabulary(texts.map(wordsOf));
  const { concepts } = readQuestion(question, vocabulary);
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const roots = new Set(concepts.map(({ word }) => stem(word)));
  const added = readQuestion(before, vocabulary).concepts.filter(({ word }) => !roots.has(stem(word)));
  const all = [...concepts, ...added.map((concept) => ({ ...concept, weight: concept.weight * BEFORE }))];
  // A few sentences say little about how rare a word is, and nothing about how common.
  return all.map((concept) => ({
    ...concept,
    weight: Math.sqrt(concept.weight) * (isCommon(concept.word) ? COMMON : 1),
  }));
}

function weigh(concepts: readonly Concept[], sentences: readonly Sentence[]): Weighed[] {
  return sentences.map((sentence, index) => {
    const roots = rootsOf(sentence.text);
    const before = sentences[index - 1];
    // A sentence is also about its point, and about the belief before it.
    const under = rootsOf(`${sentence.name ?? ''} ${before?.isBelief ? before.text : ''}`);
    const about = new Set([...roots, ...under]);
    const held = Math.max(worthOf(concepts, roots), worthOf(concepts, about) * UNDER);
    const isAsked = sentence.isNamed && worthOf(concepts, rootsOf(sentence.name ?? '')) > 0;
    const told = sentence.isAnecdote && !isAsked ? ANECDOTE : sentence.isRule ? RULE : 1;
    const kind = told * (sentence.isScene ? SCENE : 1);
    return { ...sentence, index, roots, about, worth: held * kind };
  });
}

export function read(request: AssistantRequest, given: readonly GivenPassage[]): Reading {
  const cut = given.map((passage) => ({ passage, sentences: sentencesOf(passage.text) }));
  const concepts = conceptsOf(
    request,
    cut.flatMap(({ passage, sentences }) => [passage.title, passage.heading, ...sentences.map(({ text }) => text)]),
  );
  const asked = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const share = (text: string) => worthOf(concepts, rootsOf(text)) / Math.max(asked, 1e-9);
  const passages = cut.map(({ passage, sentences }): ReadPassage => {
    const { heading, text, title } = passage;
    const asks = /\?[”"’]?$/.test(heading);
    const explains = heading !== '' && text.startsWith(`${heading}:`);
    return {
      passage,
      asks,
      explains,
      isAnswer: asks || explains || heading === '' || share(heading) >= HEADING_ANSWERS,
      heading: share(heading),
      title: share(title),
      sentences: weigh(concepts, sentences),
    };
  });
  const adds = (text: ReadonlySet<string>, told: ReadonlySet<string>) =>
    concepts.reduce(
      (sum, concept) => sum + Math.max(heldOf(concept, text) - heldOf(concept, told), 0) * concept.weight,
      0,
    );
  const count = (text: ReadonlySet<string>) =>
    concepts.filter((concept) => !isCommon(concept.word) && heldOf(concept, text) > 0).length;
  return { passages, asked, adds, count };
}
