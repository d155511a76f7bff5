/** Questions with their retrieval features: from the sets, and from the phrases, each run against an index that does not hold it. */
import { evidenceOf } from '#server/modules/search/retrieval/confidence.ts';
import { thingsOf } from '#server/modules/search/retrieval/likeness.ts';
import { openIndex, type PassageIndex } from '#server/modules/search/retrieval/passage-index.ts';
import { readQuestion } from '#server/modules/search/retrieval/question.ts';
import { retrieveFrom } from '#server/modules/search/retrieval/retrieve.ts';
import { stem } from '#server/modules/search/retrieval/words.ts';
import { elsewhere as askedElsewhere } from '#shared/content/generated/elsewhere.ts';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { answered, type GoldenQuestion } from '../../tests/assistant/golden.ts';
import type { Sample } from './logistic.ts';

/** In the order of the model's features. */
export const FEATURES = ['score', 'elsewhere', 'wordedElsewhere', 'leaning'] as const;

/** One tenth of the phrases is held out at a time. */
const FOLDS = 10;
/** Every third phrase of a passage is used. */
const EVERY = 3;
/** Questions from people are better evidence than phrases. */
const OF_PEOPLE = 4;

const passages = passagesOn('2026-11-21', defaultSiteProfile);

type Put = Pick<GoldenQuestion, 'q' | 'page' | 'history'>;

function sampleOf({ q, page = '/', history = [] }: Put, index: PassageIndex): readonly number[] {
  const { concepts, words } = readQuestion(q, index.vocabulary);
  const evidence = evidenceOf(thingsOf(concepts), index.wordings.alike(words.map(stem)), index);
  const best = retrieveFrom(index, { question: q, page, history }).looked[0]?.score ?? 0;
  return FEATURES.map((name) => (name === 'score' ? best : evidence[name]));
}

/** The questions of a set that the pages answer, and those they do not. */
export function samplesOfSet(questions: readonly GoldenQuestion[]): Sample[] {
  const index = openIndex(passages);
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
    const index = openIndex(
      left,
      askedElsewhere.filter((_, at) => !isLeftOut(at)),
    );
    const asked = passages.flatMap(({ id, asked }) =>
      asked.filter((_, at) => isLeftOut(at + id.length) && (at + id.length) % EVERY === 0),
    );
    const unanswered = askedElsewhere.filter((_, at) => isLeftOut(at));
    return [asked, unanswered].flatMap((questions, isFalse) =>
      questions.map((q) => ({ features: sampleOf({ q }, index), isTrue: isFalse === 0, weight: 1 })),
    );
  }).flat();
}
