/** What becomes of a delivery after an attempt (docs/decisions/0084). */
import { keyRefusal } from '#server/modules/integrations/keys/policy.ts';
import type { Sent, Unsent } from '#server/platform/outbound/sender.ts';
import { FAILING_DAYS, type WebhookEnd } from '#shared/integrations/webhooks.ts';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const DAY = 24 * HOUR;

/** The pauses after the first and each further failed attempt, in milliseconds. After the last one nothing is attempted anymore. */
export const retryPauses = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR],
] as const;
/** Pauses are longer by up to this share, so that what failed together doesn't come back together. */
const JITTER = 0.1;

/** @param attempts how many have failed, this one included @returns milliseconds, or null after the last attempt */
export function pauseAfter(attempts: number, random: number): number | null {
  const pause = retryPauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * random));
}

const GONE = 410;

export function hasArrived(outcome: Sent | Unsent): boolean {
  return 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
}

/** Why an endpoint is disabled after a failed attempt, or null. */
export function endAfter(outcome: Sent | Unsent, failingSince: Date, at: Date): WebhookEnd | null {
  if ('status' in outcome && outcome.status === GONE) return 'gone';
  return at.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY ? 'failing' : null;
}

/** What decides whether a webhook's owner may receive anything now. */
export type ReceiverFacts = {
  keyId: string | null;
  keyExpiresAt: Date | null;
  keyRevokedAt: Date | null;
  role: string | null;
  ownerDisabledAt: Date | null;
  secondFactorDone: boolean;
  awayUntil: string | null;
  licenceExpiresOn: string | null;
  pausedAt: Date | null;
};

const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * Whether a webhook's owner may receive anything but recalls now: as with their own keys, which work only while they may do their work.
 * @param today in the site's time zone
 */
export function mayReceive(facts: ReceiverFacts, at: Date, today: string): boolean {
  const { keyId, keyExpiresAt, keyRevokedAt, role, ownerDisabledAt: disabledAt, pausedAt, ...owner } = facts;
  const key =
    keyId === null ? { expiresAt: NEVER, revokedAt: null } : { expiresAt: keyExpiresAt ?? at, revokedAt: keyRevokedAt };
  const holder =
    role === null ? { owner: null, partner: { pausedAt } } : { owner: { role, disabledAt, ...owner }, partner: null };
  return keyRefusal({ ...key, networks: [], ...holder }, '', at, today) === null;
}
