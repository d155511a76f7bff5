/**
 * The assistant built into the product: it says what the passages say, in their own sentences. It needs nobody and never fails.
 * An answer of the FAQ is told from its beginning; of other passages the sentence that holds the most of the question is told, and what
 * follows it.
 */
import { isFrench } from '#server/retrieval/french.ts';
import { type Concept, readQuestion } from '#server/retrieval/question.ts';
import { openVocabulary } from '#server/retrieval/vocabulary.ts';
import { stem, wordsOf } from '#server/retrieval/words.ts';
import { type Assistant, type AssistantRequest, type GivenPassage, SOURCES_LINE } from './assistant.ts';
import { Draft, type ReadPassage, type Weighed } from './assistant-embedded-draft.ts';
import { sentencesOf } from './assistant-embedded-sentences.ts';

/** Before an answer to a French question. */
export const IN_ENGLISH =
  'Les pages de ce site sont en anglais, et il se peut qu’un courtier partenaire parle français. Voici ce qu’elles disent.';

const PASSAGES_MAX = 3;
/** Letters of the best passage, and of each of the others; the sentence that passes the mark is still told. */
const LETTERS = [300, 140];
const SENTENCES = [3, 2];
/** A passage after the first one that holds less than this part of the best sentence has nothing to add. */
const WORTH_MIN = 0.85;
/** And it must hold this part of the question itself. */
const OF_OTHERS_MIN = 0.5;
/** What happened somewhere, and how much it came to, is left of a sentence that tells it: people ask what holds for them. */
const ANECDOTE = 0.25;
/** What a sentence that says what holds has more than others. */
const RULE = 1.1;
/** A later sentence of an answer that holds this much more than what was told is told too. */
const TELLING_MORE = 1.25;
/** Where no sentence holds this part of the question, the passage as a whole answers it. */
const OF_QUESTION_MIN = 0.3;
const HEADS_MIN = 3;
const HEADS_SHARE = 0.27;
/** A heading that holds this part of the question: what stands under it answers from its beginning. */
const HEADING_ANSWERS = 0.7;
/** A question about no more than the page is about. */
const TITLE_ASKED = 0.55;
/** So much more that the beginning can be left out. */
const TELLING_MUCH_MORE = 1.6;
/** A heading that holds less of the question asks another one. */
const ASKS_ANOTHER = 0.4;
/** The passage that search put first leads, unless another one holds this much more. */
const LEADS = 0.7;
/** What asks the question itself comes before what only speaks of it. */
const ANSWERS = 0.8;
const ANSWERS_FIRST = 0.45;
/** A passage whose second sentence answers is told from its first. */
const NEAR_START = 1;
const BEFORE = 0.16;

/** How much of the question a text holds. */
function worthOf(concepts: readonly Concept[], roots: ReadonlySet<string>): number {
  return concepts.reduce((sum, { variants, weight }) => {
    const best = Math.max(0, ...[...variants].map(([root, value]) => (roots.has(root) ? value : 0)));
    return sum + best * weight;
  }, 0);
}

/** What is asked, with a little of what was asked before. */
function conceptsOf({ question, history }: AssistantRequest, texts: readonly string[]): Concept[] {
  const vocabulary = openVocabulary(texts.map(wordsOf));
  const { concepts } = readQuestion(question, vocabulary);
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const roots = new Set(concepts.map(({ word }) => stem(word)));
  const added = readQuestion(before, vocabulary).concepts.filter(({ word }) => !roots.has(stem(word)));
  const all = [...concepts, ...added.map((concept) => ({ ...concept, weight: concept.weight * BEFORE }))];
  // A few sentences say little about how rare a word is.
  return all.map((concept) => ({ ...concept, weight: Math.sqrt(concept.weight) }));
}

const rootsOf = (text: string) => new Set(wordsOf(text).map(stem));

type Reading = { passages: ReadPassage[]; asked: number };

function read(request: AssistantRequest, given: readonly GivenPassage[]): Reading {
  const cut = given.map((passage) => ({ passage, sentences: sentencesOf(passage.text) }));
  const concepts = conceptsOf(
    request,
    cut.flatMap(({ passage, sentences }) => [passage.title, passage.heading, ...sentences.map(({ text }) => text)]),
  );
  const asked = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const passages = cut.map(({ passage, sentences }) => ({
    passage,
    isAnswer:
      /\?[”"’]?$/.test(passage.heading) ||
      passage.text.startsWith(`${passage.heading}:`) ||
      worthOf(concepts, rootsOf(passage.heading)) >= asked * HEADING_ANSWERS,
    heading: worthOf(concepts, rootsOf(passage.heading)),
    title: worthOf(concepts, rootsOf(passage.title)),
    sentences: sentences.map((sentence, index): Weighed => {
      const roots = rootsOf(sentence.text);
      const before = sentences[index - 1];
      // What a head or a belief before it names, the sentence is about.
      const under = before && (before.isHead || before.isBelief) ? rootsOf(before.text) : [];
      const held = Math.max(worthOf(concepts, roots), worthOf(concepts, new Set([...roots, ...under])) * 0.95);
      const worth = held * (sentence.isAnecdote ? ANECDOTE : sentence.isRule ? RULE : 1);
      return { ...sentence, index, roots, worth };
    }),
  }));
  return { passages, asked };
}

const byWorth = (a: Weighed, b: Weighed) => b.worth - a.worth || a.index - b.index;
const bestOf = ({ sentences }: ReadPassage) => sentences.filter(({ isHidden }) => !isHidden).toSorted(byWorth)[0];

/** Tells a passage from a sentence on, as long as it goes on about the same. */
function tell(draft: Draft, from: ReadPassage, start: number, rank: number): void {
  const letters = LETTERS[Math.min(rank, 1)] ?? 0;
  const most = SENTENCES[Math.min(rank, 1)] ?? 1;
  let told = 0;
  for (let index = start; index < from.sentences.length; index++) {
    const sentence = from.sentences[index];
    if (!sentence || told === most || (told > 0 && draft.lettersOf(from) >= letters)) return;
    const isNext = told > 0 && (sentence.isHead || sentence.isRow || sentence.isBelief);
    if (isNext && !from.isAnswer) return;
    if (draft.has(from, index)) continue;
    if (!draft.take(from, index)) return;
    told++;
  }
}

/** The points of a section by their names: "What moves the price: Roof; Address; Past claims." */
function pointsOf({ passage, sentences }: ReadPassage): string | null {
  const heads = sentences.filter(({ isHead, index }) => isHead && !sentences[index - 1]?.isHead);
  if (heads.length < HEADS_MIN || heads.length < sentences.length * HEADS_SHARE) return null;
  const names = heads.map(({ text }) => text.replace(/\.$/, ''));
  return `${passage.heading || passage.title}: ${names.join('; ')}. [${passage.n}]`;
}

function tellBest(draft: Draft, first: ReadPassage, asked: number): void {
  const best = bestOf(first);
  if (!best) return;
  if (!first.isAnswer) {
    tell(draft, first, best.index <= NEAR_START && !best.isRow ? 0 : best.index, 0);
    // Two rows of a table can answer together.
    const rows = first.sentences.filter(({ isRow, worth }) => isRow && worth >= best.worth * 0.9);
    if (best.isRow) for (const { index } of rows.slice(0, SENTENCES[0])) draft.take(first, index);
    return;
  }
  // Another question than the one over it: its beginning answers that one.
  const start = Math.max(0, ...first.sentences.slice(0, 2).map(({ worth }) => worth));
  if (first.heading < asked * ASKS_ANOTHER && best.worth > start * TELLING_MUCH_MORE && !best.isRow) {
    tell(draft, first, best.index, 0);
    return;
  }
  tell(draft, first, 0, 0);
  const told = Math.max(0, ...draft.sentencesOf(first).map(({ worth }) => worth));
  if (best.worth > told * TELLING_MORE) draft.take(first, best.index);
}

/** The passage that leads the answer comes first. */
function ordered(passages: readonly ReadPassage[]): ReadPassage[] {
  const worth = (one: ReadPassage) => Math.max(bestOf(one)?.worth ?? 0, one.isAnswer ? one.heading : 0);
  const most = Math.max(0, ...passages.map(worth));
  const leading =
    passages.find((one, rank) => one.isAnswer && worth(one) >= most * (rank === 0 ? ANSWERS_FIRST : ANSWERS)) ??
    passages.find((one) => worth(one) >= most * LEADS);
  return leading ? [leading, ...passages.filter((one) => one !== leading)] : [];
}

/** The answer to a question from its passages, with the line of its sources before it. */
function answer(request: AssistantRequest): string {
  const { passages, asked } = read(request, request.passages.slice(0, PASSAGES_MAX));
  const [first, ...others] = ordered(passages);
  if (!first) return `${SOURCES_LINE} none`;
  const best = bestOf(first)?.worth ?? 0;
  const isWhole = best < asked * OF_QUESTION_MIN || (first.title >= asked * TITLE_ASKED && best <= first.title);
  const points = !first.isAnswer && isWhole ? pointsOf(first) : null;
  const draft = new Draft();
  if (!points) {
    tellBest(draft, first, asked);
    const most = Math.max(0, ...passages.map((one) => bestOf(one)?.worth ?? 0));
    // The very question is answered: another page must not only know as much, but the most.
    const isSettled = first.isAnswer && first.heading >= asked * HEADING_ANSWERS;
    for (const [index, other] of others.entries()) {
      const best = bestOf(other);
      const least = Math.max(most * (isSettled ? 1 : WORTH_MIN), asked * OF_OTHERS_MIN);
      if (best && best.worth >= least) tell(draft, other, best.index, index + 1);
    }
  }
  const runs = points ? [{ n: first.passage.n, text: points }] : draft.runs([first, ...others]);
  if (runs.length === 0) return `${SOURCES_LINE} none`;
  const opening = isFrench(request.question) ? [IN_ENGLISH] : [];
  return `${SOURCES_LINE} ${runs.map(({ n }) => n).join(', ')}\n${[...opening, ...runs.map(({ text }) => text)].join('\n\n')}`;
}

export const embeddedAssistant: Assistant = {
  async *write(request) {
    yield answer(request);
  },
};
