import type { AnswersInput, Question } from '#shared/lines/types.ts';

/** What all questions of a page share. */
export interface PlainPageProps {
  /** The address of the form. */
  action: string;
  /** All answers of the request. */
  answers: AnswersInput;
  errorOf: (path: string) => string | undefined;
  doubtsAt: (path: string) => readonly string[];
}

export interface PlainQuestionsProps extends PlainPageProps {
  questions: readonly Question[];
  /** Their answers: of the request, or of one row. */
  values: AnswersInput;
  /** The prefix of a question's path: `vehicles.0.` */
  prefix?: string;
}
