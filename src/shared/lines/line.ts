/** What defines a line of insurance. Its folder has one file for each of these types, and `questions.ts` with its questions. */
import type { DocumentCategory } from './document-categories.ts';
import type { Industry } from './industries.ts';
import type { Answers, Condition, QuoteDefinition } from './types.ts';

/** `line.ts`: what any page may use, small enough for pages that only offer the choice. */
export interface LineOfInsurance {
  label: string;
  /** The same within a sentence. */
  inSentence: string;
  /** In the list of the contact form; absent where it is not offered there. */
  contactLabel?: string;
  icon: LineIcon;
  /** One sentence for the card of the picker. */
  description: string;
  /** The label of the button on its page; absent where it has none. */
  quoteLabel?: string;
  /**
   * The class of licence every request of it needs; `null` means any. Property, vehicles and liability are General insurance.
   * Travel and Super Visa insurance pay for emergency medical care, and the Council lists group plans under Accident & Sickness.
   * What the answers add is in `placing.ts`.
   */
  licence: 'GENERAL' | 'LIFE' | 'ACCIDENT_SICKNESS' | null;
  /** Today's questions, fetched when the visitor begins. */
  questions: () => Promise<QuoteDefinition>;
}

/** The drawings that the card of a line can have. `shield` suits any insurance. */
export type LineIcon =
  | 'boat'
  | 'briefcase'
  | 'car'
  | 'family'
  | 'heart'
  | 'home'
  | 'paw'
  | 'plane'
  | 'question'
  | 'shield'
  | 'team'
  | 'tractor'
  | 'truck';

/** `work.ts`: what a broker works with. */
export interface LineWork {
  /**
   * The coverages a broker uses most often, so that options from several insurers have the same rows. The names are those of the
   * Alberta Standard Automobile Policy (SPF No. 1 and its endorsements, SEF) and of usual property, liability, life, travel and group
   * wordings. They only label a row; whether an option has it, and how much, is what the broker types.
   */
  coverages: readonly StandardCoverage[];
  /** By the code of the coverage: what the client’s answers say about it. */
  wishes?: Readonly<Record<string, CoverageWish>>;
  /** What brokers often request, in words a client understands. A starting point: the text can be edited before it is sent. */
  requestTemplates: readonly DocumentRequestTemplate[];
}

export interface StandardCoverage {
  /** Never changes, even when the name does. */
  code: string;
  name: string;
  /** Other ways insurers spell it. */
  also?: readonly string[];
  /** Preselected in a new option. Where no option has it, the client sees that it is not mentioned. */
  usual?: true;
  /** Below this the broker is asked to double-check. */
  minimum?: { limitCents: number; why: string };
  /** What an amount without a word means where people type it; a limit otherwise. */
  measure?: 'deductible';
  /** What every policy of the line has in Alberta, and the dated fact that proves it. */
  standard?: { note: string; fact: string };
}

/** Answers with an amount: of the first of these questions that has one. */
export interface WishedAmount {
  questions: readonly string[];
  /** Dollars by answer, where the answer isn’t the number itself. */
  dollars?: Readonly<Record<string, number>>;
}

/** What the client would like of one coverage. */
export interface CoverageWish {
  /** A coverage that isn’t usual is in a new option when this holds. */
  addIf?: Condition;
  /** A usual coverage isn’t in a new option when this holds. */
  leaveOutIf?: Condition;
  limit?: WishedAmount;
  /** Without a limit, the legal minimum when this holds. */
  minimumIf?: Condition;
  deductible?: WishedAmount;
  /** A wish that isn’t an amount. */
  words?: { question: string; of: Readonly<Record<string, string>> };
}

export interface DocumentRequestTemplate {
  title: string;
  why: string;
  category: DocumentCategory;
  /** The questionnaire's rule that names the same document: where both are offered, the rule is. */
  rule?: string;
}

/** `words.ts`: how people name it. */
export interface LineWords {
  /**
   * A text is compared with the words of every line in this order, specific before general: Super Visa medical insurance is not
   * travel, and a delivery van is not a car. Lines of the same rank are compared in the order of their ids.
   */
  rank: number;
  /** In a question to the assistant, in lower case: a first guess. Absent where people have no name for it. */
  named?: RegExp;
  /** Addresses of its pages in addition to `/insurance/<id>`. */
  pages?: RegExp;
  /** In a list from another system, in plain lower case. */
  imported: RegExp;
  /** Questions that consist only of its name, as patterns for the guardrails. */
  asked?: readonly string[];
  /** The same in one word; as a reply it may answer "for what?", and then it is not a question. */
  askedInOneWord?: string;
}

/** `subject.ts`: what a request of it is about, from its plain facts (class S1); null where they say no more than the line. */
export type SubjectOf = (answers: Answers, postalCode: string | null) => string | null;

/**
 * `placing.ts`: what the answers of a request say about the broker it needs, besides the line. Only plain facts (class S1) decide,
 * so that nothing sealed is opened to find a broker.
 */
export interface LinePlacing {
  /** Classes of licence needed in addition to that of the line. */
  readonly licences: readonly PlacingRule<'LIFE' | 'ACCIDENT_SICKNESS'>[];
  /** The first rule that holds names the industry; with none, any broker of the line places it. */
  readonly industries: readonly PlacingRule<Industry>[];
}

export interface PlacingRule<Needed> {
  readonly needs: Needed;
  /** Holds when a row of this group meets the condition; without it, when the answers do. */
  readonly each?: string;
  readonly when: Condition;
}

/** `card.ts`: the answers a broker reads first to quote, in the broker’s order and words. */
export type LineCard = readonly CardRow[];

export interface CardRow {
  /** "Vehicles". */
  readonly label: string;
  /** One line for each row of this group; without it, the facts are one line. */
  readonly each?: string;
  readonly facts: readonly CardFact[];
}

/** The answer to a question, several read as one ("2019 Subaru Outback"), or an answer that says too little alone ("{} at fault"). */
export type CardFact = string | readonly string[] | { readonly ask: string; readonly as: string };
