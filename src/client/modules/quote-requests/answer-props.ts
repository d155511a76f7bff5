import type { Choice } from '#client/ui/choice-list.tsx';
import type { AnswerableQuestion, AnswersInput, ChoiceQuestion, Question } from '#shared/lines/types.ts';
import { TELL_BROKER, UNKNOWN } from '#shared/lines/types.ts';

/** The props of every answer control. */
export interface AnswerProps<Q extends AnswerableQuestion> {
  question: Q;
  /** As in the issues: `vehicles.0.year`. */
  path: string;
  /** Anything a draft may hold. */
  value: unknown;
  errorOf: (path: string) => string | undefined;
  /** `path` names the part that changed, when it is not the whole answer. */
  onChange: (value: unknown, path?: string) => void;
  /** The answer is about the user: the browser may autofill it. */
  own: boolean;
  /** The answers beside it: of the request, or of one row. */
  values: AnswersInput;
  /** All answers of the request. */
  answers: AnswersInput;
  /** No script runs on the page: nothing reacts to a press, and the browser sends the fields by their names. */
  plain?: boolean;
}

/** Turns autofill off. Without a script it stays on: browsers going back fill in again only fields that have it. */
export function unlessPlain(plain: boolean | undefined): 'on' | 'off' {
  return plain ? 'on' : 'off';
}

/** "I’m not sure" and "I’ll tell the broker", where the question allows them. */
export function unsureChoices({ allowUnknown, allowTellBroker }: AnswerableQuestion): Choice[] {
  return [
    ...(allowUnknown ? [{ value: UNKNOWN, label: 'I’m not sure', apart: true }] : []),
    ...(allowTellBroker ? [{ value: TELL_BROKER, label: 'I’ll tell the broker', apart: true }] : []),
  ];
}

export function choicesOf({ options }: ChoiceQuestion): Choice[] {
  return options.map(({ value, label, help }) => ({ value, label, hint: help }));
}

export interface QuestionListProps {
  /** The visible ones. */
  questions: readonly Question[];
  /** Their answers: of the request, or of one row. */
  values: AnswersInput;
  /** All answers of the request. */
  answers: AnswersInput;
  /** The prefix of a question's path: `vehicles.0.` */
  prefix?: string;
  errorOf: (path: string) => string | undefined;
  /** Cross-checks that fired at a field, in words. */
  doubtsAt: (path: string) => readonly string[];
  /** `path` is the part of the request that changed. */
  onAnswer: (id: string, value: unknown, path: string) => void;
  /** Answers several fields of a row at once; absent outside rows. */
  onFill?: (patch: AnswersInput) => void;
}
