/** Every authored answer by the id of its passage: `/faq/claims#who-to-call`. */
import { answers as pages } from '../generated/answers.ts';
import { type AnswersPage, passageAt } from './answer.ts';

/** What to say, and who last read it against the page, on which day. */
type Answer = Pick<AnswersPage, 'reviewed' | 'by'> & { say: string };

/** The further answers of each passage, in order. */
export const furtherAnswers: ReadonlyMap<string, readonly { say: string }[]> = Map.groupBy(
  pages.flatMap(({ page, more }) => more.map(({ at, say }) => ({ id: passageAt(page, at), say }))),
  ({ id }) => id,
);

export const answers: ReadonlyMap<string, Answer> = new Map(
  pages.flatMap(({ page, reviewed, by, answers }) =>
    Object.entries(answers).map(([anchor, say]): [string, Answer] => [passageAt(page, anchor), { say, reviewed, by }]),
  ),
);
