/** Questions with the evidence about them: from the sets, and from the phrases, each asked of an index that was built without it. */
import { evidenceOf } from '#server/modules/search/retrieval/confidence.ts';
import { openIndex, openStored, type PassageIndex } from '#server/modules/search/retrieval/passage-index.ts';
import { readQuestion } from '#server/modules/search/retrieval/question.ts';
import { classifiedAs } from '#server/modules/search/retrieval/relevance.ts';
import { retrieveFrom } from '#server/modules/search/retrieval/retrieve.ts';
import { buildIndex } from '#server/modules/search/retrieval/training.ts';
import { asked } from '#shared/content/generated/asked.ts';
import { elsewhere } from '#shared/content/generated/elsewhere.ts';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { answered, type GoldenQuestion } from '../../tests/assistant/golden.ts';
import type { Sample } from './logistic.ts';

/** In the order of the model's features. */
export const FEATURES = ['score', 'elsewhere', 'leaning'] as const;

/** One tenth of the phrases is held out at a time. */
const FOLDS = 10;
/** Every third phrase of a passage is used. */
const EVERY = 3;
/** Questions from people are better evidence than phrases. */
const OF_PEOPLE = 4;

// Without further answers: what they reply to counts for their passage.
const passages = passagesOn('2026-11-21', defaultSiteProfile).map((passage) => ({
  ...passage,
  further: [],
  asked: asked[passage.id] ?? [],
}));
const indexOf = (of: typeof passages, unanswered: readonly string[]) =>
  openIndex(openStored(buildIndex(of, of, unanswered)), of);

type Put = Pick<GoldenQuestion, 'q' | 'page' | 'history'>;

function sampleOf({ q, page = '/', history = [] }: Put, index: PassageIndex): readonly number[] {
  const best = retrieveFrom(index, { question: q, page, history }).looked[0]?.score ?? 0;
  return evidenceOf(best, classifiedAs(readQuestion(q, index.vocabulary), index));
}

/** The questions of a set that the pages answer, and those they do not. */
export function samplesOfSet(questions: readonly GoldenQuestion[]): Sample[] {
  const index = indexOf(passages, elsewhere);
  return questions
    .filter(({ kind }) => kind === 'unanswerable' || answered.includes(kind))
    .map((one) => ({ features: sampleOf(one, index), isTrue: one.kind !== 'unanswerable', weight: OF_PEOPLE }));
}

export function samplesOfPhrases(): Sample[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = (place: number) => place % FOLDS === fold;
    const left = passages.map((passage) => ({
      ...passage,
      asked: passage.asked.filter((_, at) => !isLeftOut(at + passage.id.length)),
    }));
    const index = indexOf(
      left,
      elsewhere.filter((_, at) => !isLeftOut(at)),
    );
    const asking = passages.flatMap(({ id, asked }) =>
      asked.filter((_, at) => isLeftOut(at + id.length) && (at + id.length) % EVERY === 0),
    );
    const unanswered = elsewhere.filter((_, at) => isLeftOut(at));
    return [asking, unanswered].flatMap((questions, isFalse) =>
      questions.map((q) => ({ features: sampleOf({ q }, index), isTrue: isFalse === 0, weight: 1 })),
    );
  }).flat();
}
