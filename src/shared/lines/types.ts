/** A questionnaire as data: one definition drives the wizard, validation on both sides and what the broker reads. */
import type { DocumentCategory } from './document-categories.ts';
import type { Line } from './ids.ts';

/** "I don't know": a valid answer where a question allows it, so that nobody has to invent a number. */
export const UNKNOWN = '__unknown';
/** "I'll tell the broker": a valid answer where a question allows it. */
export const TELL_BROKER = '__tell_broker';
export type Unsure = typeof UNKNOWN | typeof TELL_BROKER;

/** S1 contact and plain facts, S2 identity, S3 claims, convictions, finances and VIN, S4 health, criminal and immigration matters. */
export type Sensitivity = 'S1' | 'S2' | 'S3' | 'S4';

/** The few questions that let a broker call back usefully, or all of them. Both can be sent. */
export type QuestionSet = 'short' | 'full';

/** A condition, or several of them. */
type Logic<Leaf> =
  | Leaf
  | { readonly all: readonly Logic<Leaf>[] }
  | { readonly any: readonly Logic<Leaf>[] }
  | { readonly not: Logic<Leaf> };

export type Comparison =
  | { readonly question: string; readonly equals: string | number | boolean }
  | { readonly question: string; readonly oneOf: readonly (string | number | boolean)[] }
  | { readonly question: string; readonly atLeast: number }
  | { readonly question: string; readonly answered: boolean };

/** The condition language of `showIf`. For a list of choices `equals` and `oneOf` check membership; `atLeast` counts its entries. */
export type Condition = Logic<Comparison>;

/** A number that a cross-check compares. Nothing is known, and nothing compared, while the answer is missing or unsure. */
export type Measure =
  | { readonly number: number }
  /** A whole number, money in cents, a percentage or a year, as answered. */
  | { readonly answer: string }
  /** How many rows a repeat group has; none when it was left empty. */
  | { readonly rows: string }
  /** Full years since a date, month or year; negative for one that is still to come. */
  | { readonly yearsSince: string };

/** The condition language of cross-checks: also whether one number is less than another. */
export type CheckCondition = Logic<Comparison | { readonly less: readonly [Measure, Measure] }>;

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
  /** Belongs to the short set. Its condition may then only depend on questions of the short set. */
  readonly short?: true;
  readonly sensitivity: Sensitivity;
  readonly showIf?: Condition;
  readonly allowUnknown?: boolean;
  readonly allowTellBroker?: boolean;
}

/** What a list of names is about. */
export type VehicleKind = 'car' | 'truck' | 'motorcycle' | 'offRoad';

/** Names offered while typing; any other text may be entered. `make` and `year` are the fields that narrow the models down. */
export interface Suggestions {
  readonly list: 'make' | 'model' | 'makeAndModel';
  readonly kinds: readonly VehicleKind[];
  readonly make?: string;
  readonly year?: string;
}

export interface TextQuestion extends QuestionBase {
  readonly type: 'text' | 'longText';
  readonly suggest?: Suggestions;
  /** Maximum characters; defaults to 200 for `text` and 2,000 for `longText`, which are also the ceilings. */
  readonly maxLength?: number;
}

/** The types that need no further settings. */
export interface PlainQuestion extends QuestionBase {
  readonly type: 'name' | 'email' | 'phone' | 'bool' | 'address' | 'postalAB';
}

export interface VinQuestion extends QuestionBase {
  readonly type: 'vin';
  /** The fields of the same row that it answers while they are empty. */
  readonly fills?: { readonly year: string } & (
    | { readonly make: string; readonly model: string }
    | { readonly makeAndModel: string }
  );
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
export type RowQuestion = TextQuestion | PlainQuestion | VinQuestion | DateQuestion | NumberQuestion | ChoiceQuestion;

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
  /** Depends on the answers of earlier steps only. A step that is not shown asks nothing. */
  readonly showIf?: Condition;
  /** The short set shows these questions on one screen, because people think of them as one thing. Otherwise each has its own. */
  readonly together?: true;
  /** In the short form: the step it was made from. */
  readonly part?: string;
  readonly questions: readonly Question[];
}

/** Papers a client should have ready. Shown after sending, with the reason; the broker sees which are still missing. */
export interface DocumentRule {
  readonly id: string;
  /** "Your current policy". */
  readonly title: string;
  readonly why: string;
  readonly category: DocumentCategory;
  readonly when?: Condition;
}

/** Answers that may contradict each other. Shown as a doubt at the question it names; never stops anyone. */
export interface CrossCheck {
  readonly id: string;
  /** The question that is most likely to change: its id, or a field of the group in `each`. */
  readonly at: string;
  /** Checked in each row of this group; its conditions may name fields of the row and questions outside it. */
  readonly each?: string;
  readonly when: CheckCondition;
  readonly message: string;
}

/** What partners cannot place. Said at once, with where to turn instead; the answers are kept. */
export interface Knockout {
  readonly id: string;
  readonly when: Condition;
  readonly title: string;
  readonly text: string;
  readonly turnTo: readonly { readonly label: string; readonly href: string }[];
}

export interface QuoteDefinition {
  readonly line: Line;
  readonly version: number;
  /** ISO date of the first day this version is asked. */
  readonly effectiveFrom: string;
  readonly title: string;
  readonly intro: string;
  readonly steps: readonly Step[];
  readonly documents: readonly DocumentRule[];
  readonly crossChecks: readonly CrossCheck[];
  readonly knockouts: readonly Knockout[];
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
