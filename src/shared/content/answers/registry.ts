/** Every authored answer by the id of its passage: `/faq/claims#who-to-call`. */
import { answers as pages } from '../generated/answers.ts';
import type { AnswersPage } from './answer.ts';

/** What to say, and who last read it against the page, on which day. */
type Answer = Pick<AnswersPage, 'reviewed' | 'by'> & { say: string };

const TOP = 'top';
const idOf = (page: string, anchor: string) => (anchor === TOP ? page : `${page}#${anchor}`);

/** The further answers of each passage, in order, with the questions they reply to. */
export const furtherAnswers: ReadonlyMap<string, readonly { asks: readonly string[]; say: string }[]> = Map.groupBy(
  pages.flatMap(({ page, more = [] }) => more.map(({ at, ...further }) => ({ ...further, id: idOf(page, at) }))),
  ({ id }) => id,
);

export const answers: ReadonlyMap<string, Answer> = new Map(
  pages.flatMap(({ page, reviewed, by, answers }) =>
    Object.entries(answers).map(([anchor, say]): [string, Answer] => [idOf(page, anchor), { say, reviewed, by }]),
  ),
);
