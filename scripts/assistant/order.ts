/** Finds the weights for ranking passages by random search. */
import { openIndex } from '#server/modules/search/retrieval/passage-index.ts';
import { readQuestion } from '#server/modules/search/retrieval/question.ts';
import { type Judged, judgeAll, ORDER, type Signs, scoreOf } from '#server/modules/search/retrieval/relevance.ts';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { answered, type GoldenQuestion } from '../../tests/assistant/golden.ts';
import { accepts } from '../../tests/assistant/golden-run.ts';
import { seeded } from './seeded.ts';

const TRIES = 1_500;
/** The mean of the best results depends less on chance than the single best. */
const BEST = 40;
/** A right passage among the first three is worth half of one in first place. */
const OF_THREE = 0.5;

const names = Object.keys(ORDER) as (keyof Signs)[];

const orderOf = (of: (name: keyof Signs) => number) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Signs;

/** Scales the weights to add up to 1. */
function normal(order: Signs): Signs {
  const sum = names.reduce((all, name) => all + order[name], 0);
  return orderOf((name) => order[name] / sum);
}

type Put = { judged: readonly Judged[]; right: ReadonlySet<string> };

/** The share of questions with a right passage in first place, plus half the share with one among the first three. */
function worthOf(questions: readonly Put[], order: Signs): number {
  const worths = questions.map(({ judged, right }) => {
    const [first, ...next] = judged
      .map((one) => ({ isRight: right.has(one.found.passage.id), score: scoreOf(one, order) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, 3);
    const isAmong = first?.isRight || next.some(({ isRight }) => isRight);
    return Number(first?.isRight ?? false) + OF_THREE * Number(isAmong);
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / questions.length;
}

/** @param sets all have the same weight, regardless of how many questions they hold */
export function findOrder(sets: readonly (readonly GoldenQuestion[])[]): Signs {
  const index = openIndex(passagesOn('2026-11-21', defaultSiteProfile));
  const put = sets.map((questions) =>
    questions
      .filter(({ kind, history }) => answered.includes(kind) && !history)
      .map((asked): Put => {
        const judged = judgeAll(readQuestion(asked.q, index.vocabulary), index);
        const ids = judged.map(({ found }) => found.passage.id);
        return { judged, right: new Set(ids.filter((id) => accepts(asked, id))) };
      }),
  );
  // The same numbers in every run.
  const next = seeded(7);
  const tried = Array.from({ length: TRIES }, () => normal(orderOf((name) => next() * 2 * ORDER[name])));
  const best = tried
    .map((order) => ({ order, worth: put.reduce((sum, questions) => sum + worthOf(questions, order), 0) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, BEST);
  return orderOf((name) => best.reduce((sum, { order }) => sum + order[name], 0) / BEST);
}
