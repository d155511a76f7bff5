/** What a broker records about a policy: proposed from the accepted option, and compared when it is corrected. */
import type { PremiumTerm } from '#shared/lines/coverages/schema.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import { nextMonth } from '#shared/platform/time/days.ts';
import { dayWords } from '#shared/platform/time/words.ts';

export interface PolicyFacts {
  insurer: string;
  policyNumber: string;
  /** `YYYY-MM-DD` */
  effectiveDate: string;
  expiresDate: string;
  /** Per term of the accepted option; null where it wasn't recorded. */
  premiumCents: number | null;
}

/** How long a policy runs: the term of the option where it says so. A premium by the month is one of a policy for a year. */
const monthsOf: Record<PremiumTerm, number> = { annual: 12, semiannual: 6, monthly: 12 };

/** The same day a number of months later, or the last one of that month. Steps from the first of the month, so that no day is lost. */
function monthsLater(day: string, months: number): string {
  let first = `${day.slice(0, 7)}-01`;
  for (let month = 1; month < months; month += 1) first = nextMonth(first);
  return nextMonth(`${first.slice(0, 7)}-${day.slice(8)}`);
}

/**
 * The dates that most policies of an option have; the broker changes what the insurer decided otherwise.
 * @param wished the day the client wants it to start, if it was said
 * @param today `YYYY-MM-DD`; a wish that has passed starts today
 */
export function proposedDates(
  wished: string | null,
  today: string,
  term: PremiumTerm,
): { effectiveOn: string; expiresOn: string } {
  const effectiveOn = wished && wished > today ? wished : today;
  return { effectiveOn, expiresOn: monthsLater(effectiveOn, monthsOf[term]) };
}

const premiumWords = (cents: number | null) => (cents === null ? 'not recorded' : formatMoney(cents));

/** Each fact that differs, as “Policy number: P-1 → P-2”. */
export function changedFacts(before: PolicyFacts, after: PolicyFacts): string[] {
  const compared = [
    ['Insurer', before.insurer, after.insurer],
    ['Policy number', before.policyNumber, after.policyNumber],
    ['Effective date', dayOrNone(before.effectiveDate), dayOrNone(after.effectiveDate)],
    ['Expiry date', dayOrNone(before.expiresDate), dayOrNone(after.expiresDate)],
    ['Premium', premiumWords(before.premiumCents), premiumWords(after.premiumCents)],
  ] as const;
  return compared.filter(([, was, is]) => was !== is).map(([name, was, is]) => `${name}: ${was} → ${is}`);
}

const dayOrNone = (day: string) => (day ? dayWords(day) : 'not recorded');
