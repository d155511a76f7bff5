/** Which passages an answer may stand on. Rather none than a wrong one: where nothing is given, the assistant says that it does not know. */
import { paths } from '#shared/paths.ts';
import { asksMeaning, hasNoSubject, isContinued, isSectionWord, pageOf, sectionAsked, withBefore } from './context.ts';
import type { IndexedPassage, PassageIndex } from './passage-index.ts';
import { type ReadQuestion, readQuestion, TELLING } from './question.ts';
import { byScore, type Judged, judgeAll } from './relevance.ts';

export type RetrievalQuestion = {
  question: string;
  /** What was said before: "and for condos?" is a question about it. */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  /** The route the visitor reads. */
  page: string;
  /** For a writer that leaves out what does not belong: a passage too many hurts it less than one too few. */
  isGenerous?: boolean;
};

export type Found = {
  /** The best, good or not; the given are among them. */
  looked: Judged[];
  given: Judged[];
  /** The stems that were looked for. */
  terms: string[];
};

const GIVEN_MAX = 5;
const LOOKED_MAX = 10;
/** Below this the pages do not say it: here both golden sets lose three answers in a hundred, and let three questions in a hundred pass. */
const CONFIDENCE_MIN = 0.62;
/** A passage this much worse than the best one is beside the point. */
const BEHIND_MAX = 0.92;
const BEHIND_GENEROUS_MAX = 0.75;
/** What being on the page that is read adds. */
const READ_NOW = 0.03;
/** What an entry of the glossary has ahead when somebody asks what a word means. */
const DEFINES = 0.06;
/** A question about more things than this asks for more than a meaning. */
const MEANING_THINGS_MAX = 2;
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

function isElsewhere({ concepts }: ReadQuestion, { isElsewhere, subject }: IndexedPassage): boolean {
  return isElsewhere && !concepts.some(({ variants }) => [...variants.keys()].some((root) => subject.has(root)));
}

/** Finds the passages that answer a question. */
export function retrieveFrom(index: PassageIndex, { question, history, page, isGenerous }: RetrievalQuestion): Found {
  const read = readQuestion(question, index.vocabulary);
  const here = pageOf(page);
  const things = read.concepts.filter(({ weight }) => weight >= TELLING).length;
  const isMeaning = asksMeaning(question) && things <= MEANING_THINGS_MAX;
  const section = sectionAsked(question);
  const behind = isGenerous ? BEHIND_GENEROUS_MAX : BEHIND_MAX;
  const weigh = (asked: ReadQuestion) =>
    judgeAll(asked, index, (found) => isSectionAsked(asked, found, section))
      .map((one) => {
        if (isSectionAsked(asked, one.found, section)) return { ...one, confidence: 1, score: 1 };
        const { path } = one.found.passage;
        const added = (path === here ? READ_NOW : 0) + (isMeaning && path === paths.words ? DEFINES : 0);
        const unnamed = isElsewhere(asked, one.found) ? UNNAMED : 1;
        return { ...one, score: Math.min(one.score * unnamed + added, 1) };
      })
      .sort(byScore);
  const answer = (asked: ReadQuestion, judged: Judged[], least = CONFIDENCE_MIN): Found => {
    const [best] = judged;
    const isKnown = best !== undefined && best.confidence >= least;
    return {
      looked: judged.slice(0, LOOKED_MAX),
      given: isKnown ? judged.filter(({ score }) => score >= best.score * behind).slice(0, GIVEN_MAX) : [],
      terms: asked.concepts.flatMap(({ variants }) => [...variants.keys()]),
    };
  };

  const judged = weigh(read);
  const isUnnamed = hasNoSubject(read, index);
  const ofPage = isUnnamed ? judged.filter(({ found }) => found.passage.path === here) : [];
  // The page names the subject, so the question need not.
  const alone =
    ofPage.length > 0
      ? answer(read, ofPage, 0)
      : answer(read, isUnnamed ? judged.filter(({ found }) => !found.isSection) : judged);
  const before = withBefore(question, read, history, index);
  if (!before || (alone.given.length > 0 && !isContinued(question, read))) return alone;
  const own = read.concepts.filter(({ weight }) => weight >= OWN_THING);
  const holds = ({ found }: Judged) =>
    own.every(({ variants }) => [...variants.keys()].some((root) => found.roots.has(root)));
  const together = answer(before, weigh(before).filter(holds));
  return together.given.length > 0 ? together : alone;
}
