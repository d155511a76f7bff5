/** What a line of insurance consists of. Its folder holds a file of each kind. */
import type { DocumentCategory } from './document-categories.ts';
import type { QuoteDefinition } from './types.ts';

/** `line.ts`: what any page may name, light enough for the one that only offers the choice. */
export interface LineOfInsurance {
  label: string;
  /** The same within a sentence. */
  inSentence: string;
  /** One sentence for the card of the picker. */
  description: string;
  /** The button on its page; absent where it has none. */
  quoteLabel?: string;
  /**
   * The class of licence a request needs; `null` means any. Property, vehicles and liability are General insurance.
   * Travel and Super Visa insurance pay for emergency medical care, and group plans are named by the Council under
   * Accident & Sickness. A group plan with life insurance in it needs the Life licence as well: that is for the broker
   * to see in the answers.
   */
  licence: 'GENERAL' | 'LIFE' | 'ACCIDENT_SICKNESS' | null;
  /** The questions that are asked today, fetched when somebody begins. */
  questions: () => Promise<QuoteDefinition>;
}

/** `work.ts`: what a broker works with. */
export interface LineWork {
  /**
   * The coverages a broker names again and again, so that options from several insurers have the same rows. Names are those of the
   * Alberta Standard Automobile Policy (SPF No. 1 and its endorsements, SEF) and of usual property, liability, life, travel and group
   * wordings. They say what a row is called; whether an option has it, and how much, is what the broker types.
   */
  coverages: readonly StandardCoverage[];
  /** What brokers often ask for, in words a client understands. A start: every word can be changed before it is sent. */
  requestTemplates: readonly DocumentRequestTemplate[];
}

export interface StandardCoverage {
  /** Stays the same whatever it is called. */
  code: string;
  name: string;
  /** Other ways insurers spell it. */
  also?: readonly string[];
  /** A new option starts with it. Where no option has it, the client is told that it is not mentioned. */
  usual?: true;
  /** Below this the broker is asked to look again. */
  minimum?: { limitCents: number; why: string };
}

export interface DocumentRequestTemplate {
  title: string;
  why: string;
  category: DocumentCategory;
}

/** `words.ts`: how people name it. */
export interface LineWords {
  /** In a question to the assistant, in lower case: a guess to begin with. Absent where it has no name. */
  named?: RegExp;
  /** Addresses of its pages beside `/insurance/<id>`. */
  pages?: RegExp;
  /** In a list from another system, in plain lower case. */
  imported: RegExp;
  /** Questions that are nothing but its name, as patterns of the assistant's limits. */
  asked?: readonly string[];
  /** The same in one word; after a question it may answer "for what?", and then it is none. */
  askedInOneWord?: string;
}
