/** The dates that matter in a case. All are `YYYY-MM-DD`; today is the day in the site's time zone. */
import { dayWords } from '#shared/platform/time/words.ts';

export const HOLD_DAYS_MAX = 365;
const DAY_MS = 86_400_000;

/** An option can be chosen up to and including its last day. */
export function optionIsValid(option: { validUntil: string }, today: string): boolean {
  return option.validUntil >= today;
}

/** Why these options cannot be published today, or `null`. */
export function publishRefusal(options: readonly { insurer: string; validUntil: string }[], today: string) {
  if (options.length === 0) return 'Add at least one option.';
  const stale = options.find((option) => !optionIsValid(option, today));
  return stale ? `The ${stale.insurer} option expired on ${dayWords(stale.validUntil)}. Choose a later date.` : null;
}

/** Why a case cannot be put on hold until this day, or `null`. */
export function holdRefusal(until: string, today: string): string | null {
  if (until <= today) return 'Choose a date after today.';
  const days = (Date.parse(until) - Date.parse(today)) / DAY_MS;
  return days > HOLD_DAYS_MAX ? 'Choose a date within the next year.' : null;
}
