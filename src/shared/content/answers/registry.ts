/** Every authored answer by the id of its passage: `/faq/claims#who-to-call`. */
import { answers as pages } from '../generated/answers.ts';
import type { AnswersPage } from './answer.ts';

/** What to say, and who last read it against the page, on which day. */
type Answer = Pick<AnswersPage, 'reviewed' | 'by'> & { say: string };

const TOP = 'top';

export const answers: ReadonlyMap<string, Answer> = new Map(
  pages.flatMap(({ page, reviewed, by, answers }) =>
    Object.entries(answers).map(([anchor, say]): [string, Answer] => [
      anchor === TOP ? page : `${page}#${anchor}`,
      { say, reviewed, by },
    ]),
  ),
);
