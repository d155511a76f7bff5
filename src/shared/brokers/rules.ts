/** How close a licence is to its expiry, for screens, lists and the daily job alike. Days are `YYYY-MM-DD`. */
import type { LicenceState } from './profile-schema.ts';

const DAY_MS = 86_400_000;
/** The broker is notified at each of these. */
export const licenceThresholds = [60, 30, 7, 0] as const;
export type LicenceThreshold = (typeof licenceThresholds)[number];

/** A licence is valid on its last day and expired on the day after. */
export function daysLeft(expiresOn: string, today: string): number {
  return Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
}

export function licenceState(days: number): LicenceState {
  if (days < 0) return 'expired';
  return days <= licenceThresholds[0] ? 'ending' : 'valid';
}

/** In words, or null while there is nothing to say. */
export function licenceEnd(days: number): string | null {
  if (days < 0) return 'Expired';
  if (days === 0) return 'Expires today';
  return days <= licenceThresholds[0] ? `Expires in ${days} day${days === 1 ? '' : 's'}` : null;
}

/** The threshold to notify about now: the nearest one reached, unless it, or a nearer one, was sent before. */
export function thresholdToTell(days: number, told: number | null): LicenceThreshold | null {
  const reached = licenceThresholds.findLast((threshold) => days <= threshold);
  if (reached === undefined) return null;
  return told === null || told > reached ? reached : null;
}
