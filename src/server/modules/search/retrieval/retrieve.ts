/** Which passages an answer may stand on. Rather none than a wrong one: where nothing is given, the assistant says that it does not know. */
import { paths } from '#shared/platform/paths.ts';
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
  standsAlone,
  withBefore,
} from './context.ts';
import type { IndexedPassage, PassageIndex } from './passage-index.ts';
import { type ReadQuestion, readQuestion, TELLING } from './question.ts';
import { byScore, type Judged, judgeAll } from './relevance.ts';

export type RetrievalQuestion = {
  question: string;
  /** What was said before: "and for condos?" is a question about it. */
  history: readonly Spoken[];
  /** The route the visitor reads. */
  page: string;
  /** How much of it was said on that page; all of it when it is missing. */
  saidHere?: number | undefined;
  /** For a writer that leaves out what does not belong: a passage too many hurts it less than one too few. */
  isGenerous?: boolean;
};

export type Found = {
  /** The best, good or not; the given are among them. */
  looked: Judged[];
  given: Judged[];
  /** Where nothing is given: the best of each page that comes near, for whoever wants to look there. */
  near: Judged[];
  /** The stems that were looked for. */
  terms: string[];
  /** What was said before is part of the question. */
  goesOn: boolean;
};

const GIVEN_MAX = 5;
const LOOKED_MAX = 10;
/** Below this the pages do not say it. `npm run assistant:fit` shows what it costs on either side. */
const CONFIDENCE_MIN = 0.55;
/** The same for a question that goes on: that it is asked of these pages has been seen. */
const GOING_ON_MIN = 0.45;
/** A passage that holds less of the question than this answers another one, whatever speaks for it: six of seven did. */
const COVERAGE_MIN = 0.4;
/** Below this it is not even worth a look. */
const NEAR_MIN = 0.25;
const NEAR_MAX = 2;
/** A passage this much worse than the best one is beside the point. */
const BEHIND_MAX = 0.89;
const BEHIND_GENEROUS_MAX = 0.75;
/** What being on the page that is read adds. */
const READ_NOW = 0.03;
/** When the question points at it: "a business like this". */
const POINTED_AT = 0.1;
/** What an entry of the glossary has ahead when somebody asks what a word means. */
const DEFINES = 0.06;
/** A question about more things than this asks for more than a meaning. */
const MEANING_THINGS_MAX = 2;
/** Somebody has written down this question, word by word: its passage answers, and it needs nothing that was said before. */
const THE_VERY_QUESTION = 0.9;
/** The section of a kind of insurance that a question asks for stands behind that alone. */
const SECTION = 0.99;
/** What is left to a page of one trade or place for a question that names none. */
const UNNAMED = 0.95;
/** What a question that goes on must name itself to be held to it. */
const OWN_THING = 2;

/** Whether a passage is the section that is asked for of a kind of insurance that the question names, when it names nothing more. */
function isSectionAsked({ concepts }: ReadQuestion, { passage, subject }: IndexedPassage, section: string): boolean {
  if (passage.kind !== 'Insurance' || !passage.id.endsWith(section)) return false;
  const things = concepts.filter(({ word }) => !isSectionWord(word));
  const roots = new Set(things.flatMap(({ variants }) => [...variants.keys()]));
  const isNamed = [...subject].every((root) => isSectionWord(root) || roots.has(root));
  const isAll = things.every(({ variants }) => [...variants.keys()].some((root) => subject.has(root)));
  return things.length > 0 && things.length < concepts.length && isNamed && isAll;
}

/** Whether an entry of the glossary is called by everything that a question asks the meaning of. */
function isDefined({ concepts }: ReadQuestion, { passage, context }: IndexedPassage): boolean {
  const things = concepts.filter(({ weight }) => weight >= TELLING);
  const isCalled = things.every(({ variants }) => [...variants.keys()].some((root) => context.has(root)));
  return passage.kind === 'Words' && things.length > 0 && isCalled;
}

function isElsewhere({ concepts }: ReadQuestion, { isElsewhere, subject }: IndexedPassage): boolean {
  return isElsewhere && !concepts.some(({ variants }) => [...variants.keys()].some((root) => subject.has(root)));
}

/** The passages of the page that is read, for a question that names nothing: the section it asks for, what answers well, or else the opening. */
function ofPageRead(judged: readonly Judged[], page: string, section: string | undefined): Judged[] {
  const here = judged.filter(({ found }) => found.passage.path === page);
  const named = here.filter(({ found }) => section !== undefined && found.passage.id === page + section);
  if (named.length > 0) return named;
  const opening = here.filter(({ found, confidence }) => found.passage.id === page && confidence < CONFIDENCE_MIN);
  const isAnswered = here.some(({ confidence }) => confidence >= CONFIDENCE_MIN);
  return isAnswered || opening.length === 0 ? here : opening;
}

/** The first of each page. */
function nearOf(judged: readonly Judged[]): Judged[] {
  const worth = judged.filter(({ confidence }) => confidence >= NEAR_MIN);
  const pages = new Map(worth.toReversed().map((one) => [one.found.passage.path, one]));
  return [...pages.values()].toSorted(byScore).slice(0, NEAR_MAX);
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
        if (one.wording >= THE_VERY_QUESTION) return { ...one, confidence: 1, score: 1 };
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
    const isHeld = best !== undefined && (best.confidence === 1 || best.coverage >= COVERAGE_MIN || least === 0);
    const isKnown = best !== undefined && best.confidence >= least && isHeld;
    return {
      looked: judged.slice(0, LOOKED_MAX),
      given: isKnown ? judged.filter(({ score }) => score >= best.score * behind).slice(0, GIVEN_MAX) : [],
      near: isKnown ? [] : nearOf(judged),
      terms: asked.concepts.flatMap(({ variants }) => [...variants.keys()]),
      goesOn: asked !== read,
    };
  };

  const judged = weigh(read);
  const ofPage = isUnnamed ? ofPageRead(judged, here, sectionNamed(question)) : [];
  // "What does it leave out" is a question only where something says what it is.
  const isOpen = sectionNamed(question) !== undefined && pointsBack(question);
  const isElsewhereToo = ({ found, wording }: Judged) => !isOpen && (!found.isSection || wording >= THE_VERY_QUESTION);
  const ofAll = isUnnamed ? judged.filter(isElsewhereToo) : judged;
  // The page names the subject, so the question need not.
  const alone = ofPage.length > 0 ? answer(read, ofPage, 0) : answer(read, ofAll);
  const [best] = alone.given;
  const isKnown = best !== undefined && best.wording >= THE_VERY_QUESTION && sectionNamed(question) === undefined;
  const isOfPage = best !== undefined && (pointing !== null || (ofPage.length > 0 && saidHere === 0));
  const before = isOfPage ? null : withBefore(question, read, history, index);
  // Only the opening of the page is left to say: what was asked before says more.
  const isOpening =
    ofPage.length > 0 && sectionNamed(question) === undefined && best !== undefined && best.confidence < CONFIDENCE_MIN;
  if (!before || isKnown || (best && !isOpening && standsAlone(question, read, best.found))) return alone;
  const own = read.concepts.filter(({ weight }) => weight >= OWN_THING);
  const holds = ({ found }: Judged) =>
    own.every(({ variants }) => [...variants.keys()].some((root) => found.roots.has(root)));
  const together = answer(before, weigh(before).filter(holds), GOING_ON_MIN);
  return together.given.length > 0 ? together : alone;
}
