import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { siteDay, siteToday } from '#client/lib/site-clock.ts';
import { type Key, keyWarningDays } from '#shared/integrations/schema.ts';
import { daysBetween } from '#shared/platform/time/days.ts';

const HOUR_MS = 3_600_000;
const prefixes: Record<Key['kind'], string> = { live: 'cb_live_', test: 'cb_test_', publishable: 'cb_pub_' };

/** `cb_live_…a1B2`: what is known of a key after it was shown. */
export function keyMask({ kind, lastFour }: Pick<Key, 'kind' | 'lastFour'>): string {
  return `${prefixes[kind]}…${lastFour}`;
}

/** A key's state, with the reason or the day that matters. */
export function keyState(key: Key): { tone: 'good' | 'warn' | 'calm'; words: string } {
  const { state, expiresAt, revokedAt, revokedBecause, replaced } = key;
  if (state === 'revoked') {
    const day = formatDay(revokedAt ?? expiresAt);
    if (revokedBecause === 'person') return { tone: 'calm', words: `Revoked on ${day}` };
    return { tone: 'warn', words: `Revoked on ${day}: sent where others could read it` };
  }
  if (state === 'expired')
    return { tone: 'calm', words: `${replaced ? 'Replaced' : 'Expired'} on ${formatDay(expiresAt)}` };
  if (replaced) return { tone: 'calm', words: `Replaced, works until ${formatShortMoment(expiresAt)}` };
  const days = daysBetween(siteToday(), siteDay(expiresAt));
  if (days > keyWarningDays[0]) return { tone: 'good', words: 'Working' };
  return { tone: 'warn', words: days === 0 ? 'Expires today' : `Expires in ${days} ${days === 1 ? 'day' : 'days'}` };
}

/** When a key was last used; it is recorded to the hour. */
export function lastUsedWords({ lastUsedAt }: Pick<Key, 'lastUsedAt'>): string {
  if (lastUsedAt === null) return 'Never';
  const hour = Math.floor(Date.parse(lastUsedAt) / HOUR_MS) * HOUR_MS;
  return `${formatShortMoment(new Date(hour).toISOString())} (to the hour)`;
}

/** Requests and failures of the days shown. */
export function totalUse({ days }: Pick<Key, 'days'>): { requests: number; failures: number } {
  const sum = (of: 'requests' | 'failures') => days.reduce((total, day) => total + day[of], 0);
  return { requests: sum('requests'), failures: sum('failures') };
}
