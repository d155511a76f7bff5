/** A questionnaire as data: one definition drives the wizard, validation on both sides and what the broker reads. */
import type { Line } from './ids.ts';

/** "I don't know": a valid answer where a question allows it, so that nobody has to invent a number. */
export const UNKNOWN = '__unknown';
/** "I'll tell the broker": a valid answer where a question allows it. */
export const TELL_BROKER = '__tell_broker';
export type Unsure = typeof UNKNOWN | typeof TELL_BROKER;

/** S1 contact and plain facts, S2 identity, S3 claims, convictions, finances and VIN, S4 health, criminal and immigration matters. */
export type Sensitivity = 'S1' | 'S2' | 'S3' | 'S4';

/** The condition language of `showIf`. For a list of choices `equals` and `oneOf` check membership; `atLeast` counts its entries. */
export type Condition =
  | { readonly question: string; readonly equals: string | number | boolean }
  | { readonly question: string; readonly oneOf: readonly (string | number | boolean)[] }
  | { readonly question: string; readonly atLeast: number }
  | { readonly question: string; readonly answered: boolean }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export interface Shift {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

/** A limit of a date, month or year: a fixed day, an offset from today, or a number of years after an earlier answer. */
export type DateBound =
  | { readonly date: string }
  | { readonly fromToday: Shift }
  | { readonly fromQuestion: string; readonly years: number };

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly help?: string;
  /** "None of these": cannot be combined with other choices. Only in `multi`. */
  readonly exclusive?: boolean;
}

interface QuestionBase {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** Why it is asked, in a sentence for the visitor. */
  readonly why: string;
  readonly required: boolean;
  readonly sensitivity: Sensitivity;
  readonly showIf?: Condition;
  readonly allowUnknown?: boolean;
  readonly allowTellBroker?: boolean;
}

export interface TextQuestion extends QuestionBase {
  readonly type: 'text' | 'longText';
  /** Maximum characters; defaults to 200 for `text` and 2,000 for `longText`, which are also the ceilings. */
  readonly maxLength?: number;
}

/** The types that need no further settings. */
export interface PlainQuestion extends QuestionBase {
  readonly type: 'name' | 'email' | 'phone' | 'bool' | 'address' | 'postalAB' | 'vin';
}

export interface DateQuestion extends QuestionBase {
  readonly type: 'date' | 'month' | 'year';
  readonly min?: DateBound;
  readonly max?: DateBound;
  /** Replaces the general message when the answer is before `min`. */
  readonly tooEarly?: string;
  readonly tooLate?: string;
}

/** A whole number; `money` is in cents (people type dollars), `percent` defaults to 0 to 100. */
export interface NumberQuestion extends QuestionBase {
  readonly type: 'int' | 'money' | 'percent';
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
}

export interface ChoiceQuestion extends QuestionBase {
  readonly type: 'choice' | 'multi';
  readonly options: readonly Option[];
}

/** Text between two questions; has no answer. */
export interface InfoNote {
  readonly type: 'info';
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly showIf?: Condition;
}

/** A question allowed in a row of a repeat group. */
export type RowQuestion = TextQuestion | PlainQuestion | DateQuestion | NumberQuestion | ChoiceQuestion;

export interface RepeatGroupQuestion extends QuestionBase {
  readonly type: 'repeatGroup';
  /** One entry, for headings and buttons: "Vehicle". */
  readonly itemLabel: string;
  readonly min: number;
  readonly max: number;
  readonly questions: readonly (RowQuestion | InfoNote)[];
}

export type AnswerableQuestion = RowQuestion | RepeatGroupQuestion;
export type Question = AnswerableQuestion | InfoNote;

export interface Step {
  readonly id: string;
  readonly title: string;
  /** How long it takes most people. */
  readonly minutes: number;
  readonly questions: readonly Question[];
}

export interface QuoteDefinition {
  readonly line: Line;
  readonly version: number;
  /** ISO date of the first day this version is asked. */
  readonly effectiveFrom: string;
  readonly title: string;
  readonly intro: string;
  readonly steps: readonly Step[];
}

export interface Address {
  street: string;
  unit?: string;
  city: string;
}

export type AnswerValue = string | number | boolean | string[] | Address | Answers[];
/** Answers the engine has checked: only keys of the definition, exact types. Rows of a repeat group have the same shape. */
export type Answers = { [id: string]: AnswerValue };
/** Answers as they arrive from a form, a draft or a request: anything JSON can hold. */
export type AnswersInput = Readonly<Record<string, unknown>>;
