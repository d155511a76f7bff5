/** What a notification says on a locked screen: that there is news about a request. No names, no answers, no subject. */
import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { PushPayload } from '#shared/notifications/push/schema.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** A device that nobody used for this long hears nothing more: the session may be lost with it. As long as a client stays signed in. */
export const SILENT_AFTER_DAYS = 14;
/** Later than this, the portal is where the news is. */
export const PUSH_HOURS = 24;
/** A person’s browsers: more are no devices. */
export const MAX_DEVICES = 10;

/** What a type says about a request. Anything else is an update. */
const aboutRequest: Readonly<Record<string, (number: string) => string>> = {
  new_message: (number) => `You have a new message about ${number}`,
  mentioned: (number) => `You were mentioned in a note about ${number}`,
  information_requested: (number) => `You have a question to answer about ${number}`,
  document_requested: (number) => `A document was requested for ${number}`,
  document_added: (number) => `A document was added to ${number}`,
  offer_made: (number) => `You were offered ${number}`,
  offer_ending: (number) => `Your offer of ${number} expires soon`,
  broker_assigned: (number) => `A broker has taken on ${number}`,
  case_assigned: (number) => `${number} was assigned to you`,
  callback_soon: (number) => `A call about ${number} is coming up`,
  reply_due: (number) => `A reply is due for ${number}`,
  reply_late: (number) => `A reply is late for ${number}`,
  options_published: (number) => `You have options to compare for ${number}`,
  option_accepted: (number) => `An option was accepted for ${number}`,
};
const update = (number: string) => `There’s an update on ${number}`;

/** What can’t wait for a phone to be picked up: a battery is spent on it (RFC 8030, section 5.3). */
const urgent = new Set(['new_message', 'information_requested', 'offer_made', 'offer_ending', 'reply_due']);

/** That there is news about a request, in one sentence without its full stop. */
export function wordsAbout(type: string, number: string): string {
  return (aboutRequest[type] ?? update)(number);
}

export type PushedNotice = { type: string; link: string; number: string | null };

/** The notification as it is sent. */
export function payloadOf({ type, link, number }: PushedNotice, site: SiteProfile): PushPayload {
  return {
    title: site.name,
    body: number ? wordsAbout(type, number) : 'There’s an update in your account',
    path: link,
    tag: `${type}:${number ?? ''}`,
  };
}

/** The headers by which push services keep, hurry and replace. A topic has at most 32 characters of base64url (RFC 8030, section 5.4). */
export function deliveryOf({ type }: PushedNotice, tag: string) {
  return {
    TTL: PUSH_HOURS * 3600,
    urgency: urgent.has(type) ? ('high' as const) : ('normal' as const),
    topic: hashToken(tag).slice(0, 32),
  };
}

const MINUTE = 60_000;
const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];

/** How long to wait after an attempt that failed, in milliseconds. @param attempts so far */
export function pauseAfter(attempts: number): number {
  return pauses[Math.min(attempts, pauses.length) - 1] ?? MINUTE;
}

/** The browser no longer has such a subscription (RFC 8030, section 7.3). */
export function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

/** What a later attempt can’t fix is not repeated: of the refusals, only “too many” and “too slow” pass. */
export function isRefused(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** What the address and keys of a device are sealed for. */
export function subscriptionSeal(id: string): string {
  return `push subscription ${id}`;
}
