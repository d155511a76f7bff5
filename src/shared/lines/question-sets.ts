/** The two sets of questions of every line: either can be sent. */
import { z } from 'zod';
import type { QuestionSet } from './types.ts';

export const questionSetSchema = z.enum(
  ['short', 'full'] satisfies QuestionSet[],
  'Choose the short questions or all of them',
);

/** As staff read it. */
export const questionSetLabels: Record<QuestionSet, string> = {
  short: 'Short questions answered',
  full: 'All questions answered',
};

/** The same in a list. */
export const questionSetInSentence = (set: QuestionSet): string =>
  set === 'short' ? 'short questions' : 'all questions';
