/**
 * Pages whose words depend on the request: what was found, what was wrong with a form sent without JavaScript, what a link in an
 * email is about to do. The server knows the data, the site knows the page.
 */
import type { ChatInspection } from '#shared/assistant/inspection.ts';
import type { CheckedCertificate } from '#shared/consents/certificates/schema.ts';
import type { Issue } from '#shared/platform/errors.ts';
import type { QuestionsView, ReviewView, SentView } from '#shared/quote-requests/plain/views.ts';
import type { SearchAnswer } from '#shared/search/schema.ts';

/** A form returned to the visitor: what was typed, and what is wrong with it. */
export interface ReturnedForm {
  values: Readonly<Record<string, string | readonly string[]>>;
  issues: readonly Issue[];
  /** A form-level error, when no single field is at fault. */
  failure: string | null;
}

/** A certificate of consent that our server checked, or why it couldn’t be. */
export interface CertificateAnswer {
  checked: (CheckedCertificate & { by: 'server' }) | null;
  failure: string | null;
}

/** A link in an email: nothing happens until its button is pressed, because mail scanners open links too. */
export interface LinkStep {
  token: string;
  failure: string | null;
}

export interface ResultPages {
  /** Null until there is a query. */
  search: { q: string; found: SearchAnswer | null };
  /** Null until there is a query. */
  inspection: { q: string; inspection: ChatInspection | null };
  /** Any request that could not be answered: rate limited, cross-site, out of order. */
  problem: { message: string; requestId: string | null; back: string };
  contact: ReturnedForm;
  /** The page or answer that “Was this helpful?” was about; null where nobody is asked. */
  feedback: { path: string; title: string } | null;
  newsletter: ReturnedForm;
  'newsletter-confirm': LinkStep;
  'newsletter-unsubscribe': LinkStep;
  'newsletter-never': LinkStep;
  'email-choices': LinkStep;
  verify: CertificateAnswer;
  'quote-form': QuestionsView;
  'quote-review': ReviewView;
  'quote-receipt': SentView;
}

export type ResultPageName = keyof ResultPages;
