/** Every authored answer by the id of its passage: `/faq/claims#who-to-call`. */
import { answers as pages } from '../generated/answers.ts';
import { furtherAnswers as further } from '../generated/further-answers.ts';
import { type AnswersPage, passageAt } from './answer.ts';

/** What to say, and who last read it against the page, on which day. */
type Answer = Pick<AnswersPage, 'reviewed' | 'by'> & { say: string };

/** The further answers of each passage, in order. Their questions only train the search. */
export const furtherAnswers: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(further));

export const answers: ReadonlyMap<string, Answer> = new Map(
  pages.flatMap(({ page, reviewed, by, answers }) =>
    Object.entries(answers).map(([anchor, say]): [string, Answer] => [passageAt(page, anchor), { say, reviewed, by }]),
  ),
);
