/** Selects the passages an answer may be based on. Better none than a wrong one: without any, the assistant says that it does not know. */
import { paths } from '#shared/platform/paths.ts';
import { SEARCHED } from './confidence.ts';
import {
  askedOfPage,
  asksMeaning,
  hasNoSubject,
  isSectionWord,
  pageOf,
  pointsBack,
  type Spoken,
  sectionAsked,
  sectionNamed,
  talkOf,
} from './context.ts';
import type { IndexedPassage, PassageIndex } from './passage-index.ts';
import { type ReadQuestion, readQuestion, TELLING } from './question.ts';
import { byScore, type Judged, judgeAll } from './relevance.ts';

export type RetrievalQuestion = {
  question: string;
  /** The earlier conversation: "and for condos?" is a question about it. */
  history: readonly Spoken[];
  /** The route the visitor is on. */
  page: string;
  /** How much of it was said on that page; all of it when omitted. */
  saidHere?: number | undefined;
  /** For a writer that leaves out what does not belong: one passage too many hurts it less than one too few. */
  isGenerous?: boolean;
};

export type Found = {
  /** The best candidates, good enough or not; includes those given. */
  looked: Judged[];
  given: Judged[];
  /** If none is given: the best passage of each page that comes close, for visitors who want to read on. */
  near: Judged[];
  /** The stems that were searched for. */
  terms: string[];
  /** Whether the question leans on the earlier conversation. */
  goesOn: boolean;
};

const GIVEN_MAX = 5;
const LOOKED_MAX = 10;
/** Below this, the pages do not have the answer. `npm run assistant:fit` shows the cost of errors in both directions. */
const CONFIDENCE_MIN = 0.56;
/** Below this, a passage is not even worth suggesting. */
const NEAR_MIN = 0.25;
const NEAR_MAX = 3;
/** A passage scoring below this share of the best is off topic. */
const BEHIND_MAX = 0.89;
const BEHIND_GENEROUS_MAX = 0.75;
/** Bonus for being on the current page. */
const READ_NOW = 0.03;
/** Bonus when the question refers to that page: "a business like this". */
const POINTED_AT = 0.1;
/** Bonus for a glossary entry when the question asks what a word means. */
const DEFINES = 0.06;
/** A question about more things than this asks for more than a definition. */
const MEANING_THINGS_MAX = 2;
/** The score of the requested section of a kind of insurance: second only to an exact phrase. */
const SECTION = 0.99;
/** Factor for a page about one trade or place when the question names none. */
const UNNAMED = 0.95;

/** Whether a passage is the requested section for the kind of insurance the question names, and the question names nothing else. */
function isSectionAsked({ concepts }: ReadQuestion, { passage, subject }: IndexedPassage, section: string): boolean {
  if (passage.kind !== 'Insurance' || !passage.id.endsWith(section)) return false;
  const things = concepts.filter(({ word }) => !isSectionWord(word));
  const roots = new Set(things.flatMap(({ variants }) => [...variants.keys()]));
  const isNamed = [...subject].every((root) => isSectionWord(root) || roots.has(root));
  const isAll = things.every(({ variants }) => [...variants.keys()].some((root) => subject.has(root)));
  return things.length > 0 && things.length < concepts.length && isNamed && isAll;
}

/** Whether a passage is the glossary entry for everything the question asks the meaning of. */
function isDefined({ concepts }: ReadQuestion, { passage, context }: IndexedPassage): boolean {
  const things = concepts.filter(({ weight }) => weight >= TELLING);
  const isCalled = things.every(({ variants }) => [...variants.keys()].some((root) => context.has(root)));
  return passage.kind === 'Words' && things.length > 0 && isCalled;
}

function isElsewhere({ concepts }: ReadQuestion, { isElsewhere, subject }: IndexedPassage): boolean {
  return isElsewhere && !concepts.some(({ variants }) => [...variants.keys()].some((root) => subject.has(root)));
}

/** The current page's passages, for a question that names no topic: the requested section, good answers, or else the opening. */
function ofPageRead(judged: readonly Judged[], page: string, section: string | undefined): Judged[] {
  const here = judged.filter(({ found }) => found.passage.path === page);
  const named = here.filter(({ found }) => section !== undefined && found.passage.id === page + section);
  if (named.length > 0) return named;
  const opening = here.filter(({ found, confidence }) => found.passage.id === page && confidence < CONFIDENCE_MIN);
  const isAnswered = here.some(({ confidence }) => confidence >= CONFIDENCE_MIN);
  return isAnswered || opening.length === 0 ? here : opening;
}

/** The first passage of each page. */
function nearOf(judged: readonly Judged[]): Judged[] {
  const worth = judged.filter(({ confidence }) => confidence >= NEAR_MIN);
  const pages = new Map(worth.toReversed().map((one) => [one.found.passage.path, one]));
  return [...pages.values()].toSorted(byScore).slice(0, NEAR_MAX);
}

/** From this value on, a variant of a word is the word itself, perhaps with its spelling corrected. */
const ITSELF = 0.9;

/** What a search without a conversation finds, best first, and whether the site answers it. */
export function lookFor(
  index: PassageIndex,
  question: string,
): { looked: Judged[]; isKnown: boolean; terms: string[] } {
  const read = readQuestion(question, index.vocabulary);
  const looked = judgeAll(read, index, undefined, SEARCHED);
  return {
    looked,
    isKnown: (looked[0]?.confidence ?? 0) >= CONFIDENCE_MIN,
    // Only the words themselves are marked in a text, not what else is called so.
    terms: read.concepts.flatMap(({ variants }) =>
      [...variants].flatMap(([root, worth]) => (worth >= ITSELF ? root : [])),
    ),
  };
}

/** What is found for a question alone, and with what was said before it. @param own how much the question alone counts, 0 to 1 */
function joined(alone: readonly Judged[], together: readonly Judged[], own: number): Judged[] {
  const apart = new Map(alone.map((one) => [one.found.passage.id, one]));
  const whole = new Map(together.map((one) => [one.found.passage.id, one]));
  return [...new Map([...apart, ...whole]).entries()]
    .map(([id, one]) => {
      const mean = (of: (judged: Judged) => number) => {
        const [first, other] = [apart.get(id), whole.get(id)];
        return own * (first ? of(first) : 0) + (1 - own) * (other ? of(other) : 0);
      };
      return { ...one, score: mean(({ score }) => score), confidence: mean(({ confidence }) => confidence) };
    })
    .sort(byScore);
}

/** Finds the passages that answer a question. */
export function retrieveFrom(
  index: PassageIndex,
  { question: typed, history, page, saidHere, isGenerous }: RetrievalQuestion,
): Found {
  const here = pageOf(page);
  const pointing = askedOfPage(typed, here, index);
  const question = pointing?.named ?? typed;
  const read = readQuestion(question, index.vocabulary);
  const things = read.concepts.filter(({ weight }) => weight >= TELLING).length;
  const isMeaning = asksMeaning(question) && things <= MEANING_THINGS_MAX;
  const section = sectionAsked(question);
  const onPage = pointing ? POINTED_AT : READ_NOW;
  const isUnnamed = hasNoSubject(pointing ? readQuestion(pointing.bare, index.vocabulary) : read, index, here);
  const behind = isGenerous ? BEHIND_GENEROUS_MAX : BEHIND_MAX;
  const weigh = (asked: ReadQuestion) =>
    judgeAll(
      asked,
      index,
      (found) => isSectionAsked(asked, found, section) || (isUnnamed && found.passage.path === here),
    )
      .map((one) => {
        if (one.isVerbatim) return { ...one, confidence: 1, score: 1 };
        if (isSectionAsked(asked, one.found, section)) return { ...one, confidence: 1, score: SECTION };
        const { path } = one.found.passage;
        const added = (path === here ? onPage : 0) + (isMeaning && path === paths.words ? DEFINES : 0);
        const unnamed = isElsewhere(asked, one.found) ? UNNAMED : 1;
        const confidence = isMeaning && isDefined(asked, one.found) ? 1 : one.confidence;
        return { ...one, confidence, score: Math.min(one.score * unnamed + added, 1) };
      })
      .sort(byScore);
  const answer = (asked: ReadQuestion, judged: Judged[], least = CONFIDENCE_MIN): Found => {
    const [best] = judged;
    const isKnown = best !== undefined && best.confidence >= least;
    return {
      looked: judged.slice(0, LOOKED_MAX),
      given: isKnown ? judged.filter(({ score }) => score >= best.score * behind).slice(0, GIVEN_MAX) : [],
      near: isKnown ? [] : nearOf(judged),
      terms: asked.concepts.flatMap(({ variants }) => [...variants.keys()]),
      goesOn: false,
    };
  };

  const judged = weigh(read);
  const ofPage = isUnnamed ? ofPageRead(judged, here, sectionNamed(question)) : [];
  // "What does it leave out" is a question only if something says what "it" is.
  const isOpen = sectionNamed(question) !== undefined && pointsBack(question);
  const isElsewhereToo = ({ found, isVerbatim }: Judged) => !isOpen && (!found.isSection || isVerbatim);
  const ofAll = isUnnamed ? judged.filter(isElsewhereToo) : judged;
  // The page supplies the topic, so the question need not name it.
  const alone = ofPage.length > 0 ? answer(read, ofPage, 0) : answer(read, ofAll);
  const [best] = alone.given;
  const isKnown = best?.isVerbatim && sectionNamed(question) === undefined;
  const isOfPage = best !== undefined && (pointing !== null || (ofPage.length > 0 && saidHere === 0));
  const talk = isKnown || isOfPage ? null : talkOf(read, history, index);
  if (!talk) return alone;
  return { ...answer(talk.whole, joined(judged, weigh(talk.whole), talk.own)), goesOn: talk.goesOn };
}
