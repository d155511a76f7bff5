import type { Choice } from '#client/ui/choice-list.tsx';
import type { AnswerableQuestion, ChoiceQuestion } from '#shared/quotes/types.ts';
import { TELL_BROKER, UNKNOWN } from '#shared/quotes/types.ts';

/** What every control of an answer is given. */
export interface AnswerProps<Q extends AnswerableQuestion> {
  question: Q;
  /** As in the issues: `vehicles.0.year`. */
  path: string;
  /** Anything a draft may hold. */
  value: unknown;
  errorOf: (path: string) => string | undefined;
  /** `path` names the part that changed, when it is not the whole answer. */
  onChange: (value: unknown, path?: string) => void;
  /** The answer is about the person who types: the browser may offer what it knows. */
  own: boolean;
}

/** "I am not sure" and "I will tell the broker", where the question allows them. */
export function unsureChoices({ allowUnknown, allowTellBroker }: AnswerableQuestion): Choice[] {
  return [
    ...(allowUnknown ? [{ value: UNKNOWN, label: 'I am not sure', apart: true }] : []),
    ...(allowTellBroker ? [{ value: TELL_BROKER, label: 'I will tell the broker', apart: true }] : []),
  ];
}

export function choicesOf({ options }: ChoiceQuestion): Choice[] {
  return options.map(({ value, label, help }) => ({ value, label, hint: help }));
}
