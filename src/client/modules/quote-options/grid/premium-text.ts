/** A premium as it is typed or pasted, with how often it is paid: `1,520`, `$126.70/mo`, `780 per 6 months`. */
import type { PremiumTerm } from '#shared/lines/coverages/schema.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import { centsFromText } from './money-text.ts';

const PAID = /^(.+?)\s*(?:\/|\bper\b|\ba\b)\s*(y(?:ea)?r|annum|mo(?:nth)?|6[- ]?mo(?:nth)?s?|half[- ]year)\.?$/i;

function termOf(word: string): PremiumTerm {
  if (/^(6|half)/i.test(word)) return 'semiannual';
  return /^mo/i.test(word) ? 'monthly' : 'annual';
}

/** The premium as it is shown, and its term if one was typed. What is not an amount stays as it is. */
export function tidyPremium(typed: string): { premium: string; term?: PremiumTerm } {
  const [, amount, word] = PAID.exec(typed.trim()) ?? [];
  const cents = centsFromText(amount ?? typed);
  if (cents === null || Number.isNaN(cents)) return { premium: typed };
  return { premium: formatMoney(cents), ...(word && { term: termOf(word) }) };
}
