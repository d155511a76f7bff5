import type { ResultPageName, ResultPages } from '#shared/app/result-pages.ts';
import { contactResult } from './contact-result.tsx';
import { feedbackResult } from './feedback-result.tsx';
import { inspectionResult } from './inspection-result.tsx';
import {
  emailChoicesResult,
  newsletterConfirmResult,
  newsletterNeverResult,
  newsletterUnsubscribeResult,
} from './link-results.tsx';
import { newsletterResult } from './newsletter-result.tsx';
import { problemResult } from './problem-result.tsx';
import { quoteFormResult, quoteReceiptResult, quoteReviewResult } from './quote-form-results.tsx';
import type { ResultPage } from './result-page.ts';
import { searchResult } from './search-result.tsx';
import { verifyResult } from './verify-result.tsx';

export const resultPages: { readonly [Name in ResultPageName]: ResultPage<ResultPages[Name]> } = {
  search: searchResult,
  inspection: inspectionResult,
  problem: problemResult,
  contact: contactResult,
  feedback: feedbackResult,
  newsletter: newsletterResult,
  'newsletter-confirm': newsletterConfirmResult,
  'newsletter-unsubscribe': newsletterUnsubscribeResult,
  'newsletter-never': newsletterNeverResult,
  'email-choices': emailChoicesResult,
  verify: verifyResult,
  'quote-form': quoteFormResult,
  'quote-review': quoteReviewResult,
  'quote-receipt': quoteReceiptResult,
};
