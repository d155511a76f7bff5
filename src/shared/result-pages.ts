/**
 * Pages whose words depend on the request: what was found, what was wrong with a form that was sent without a script, what a link of a
 * mail is about to do. The server knows the data, the site knows the page.
 */
import type { Issue } from './errors.ts';
import type { FoundPassage, SearchResult } from './search/schema.ts';

/** A form that came back: what was typed, and what is wrong with it. */
export interface ReturnedForm {
  values: Readonly<Record<string, string | readonly string[]>>;
  issues: readonly Issue[];
  /** A sentence about the whole, when it is not one field's fault. */
  failure: string | null;
}

/** A link of a mail: nothing happens until its button is pressed, because mail scanners open links too. */
export interface LinkStep {
  token: string;
  failure: string | null;
}

export interface ResultPages {
  /** `failure` is the sentence when nothing could be looked up: too many questions in a short time. */
  search: { q: string; results: readonly SearchResult[]; failure: string | null };
  passages: { q: string; passages: readonly FoundPassage[] };
  contact: ReturnedForm;
  newsletter: ReturnedForm;
  'newsletter-confirm': LinkStep;
  'newsletter-unsubscribe': LinkStep;
}

export type ResultPageName = keyof ResultPages;
