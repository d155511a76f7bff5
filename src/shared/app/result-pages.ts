/**
 * Pages whose words depend on the request: what was found, what was wrong with a form that was sent without a script, what a link of a
 * mail is about to do. The server knows the data, the site knows the page.
 */
import type { ChatInspection } from '#shared/assistant/inspection.ts';
import type { Issue } from '#shared/platform/errors.ts';
import type { SearchResult } from '#shared/search/schema.ts';

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
  search: { q: string; results: readonly SearchResult[] };
  /** Null until something was asked. */
  inspection: { q: string; inspection: ChatInspection | null };
  /** Anything that could not be answered: too much in a short time, too large, from another site, out of order. */
  problem: { message: string; requestId: string | null; back: string };
  contact: ReturnedForm;
  newsletter: ReturnedForm;
  'newsletter-confirm': LinkStep;
  'newsletter-unsubscribe': LinkStep;
}

export type ResultPageName = keyof ResultPages;
