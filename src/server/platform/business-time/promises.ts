/**
 * What a client is promised about when a broker accepts the request and when that broker replies. Receipt, emails, portal and routing all
 * use it; even the slowest broker within the rules keeps it.
 */
import { BEYOND_ADVICE, beyondAlberta } from '#shared/platform/place.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { addBusinessMinutes, businessMinutesBetween, type OpeningHours } from './business-time.ts';
import { FIRST_REPLY_MINUTES, OFFER_MINUTES } from './deadlines.ts';
import { describeMoment } from './moments.ts';

export type ReplyPromise = {
  /** A broker has accepted by then. */
  takenBy: Date;
  /** The client has a first reply by then. */
  answeredBy: Date;
};

/** An offer that exceeds the promise by at most this many business minutes is shortened rather than moving the promise. */
const SLACK_MINUTES = 15;

/** The latest promise: what is opened at the same moment is promised the same, and counting through a calendar takes a while. */
let latest: { at: number; calendar: OpeningHours; promise: ReplyPromise } | null = null;

function isSame(one: OpeningHours, other: OpeningHours): boolean {
  if (one.hours !== other.hours || one.timeZone !== other.timeZone) return false;
  return one.closures?.join() === other.closures?.join();
}

/** The promise for a request that starts looking for a broker now: the full offer time, then the first reply's. */
export function promiseFrom(at: Date, calendar: OpeningHours): ReplyPromise {
  if (latest?.at === at.getTime() && isSame(latest.calendar, calendar)) return latest.promise;
  const takenBy = addBusinessMinutes(at, OFFER_MINUTES, calendar);
  const promise = { takenBy, answeredBy: addBusinessMinutes(takenBy, FIRST_REPLY_MINUTES, calendar) };
  latest = { at: at.getTime(), calendar, promise };
  return promise;
}

/**
 * The promise an offer made now can keep, whose `takenBy` is the end of the offer: the existing one while that leaves the broker the time
 * of an offer (give or take a few minutes), a later one otherwise.
 */
export function promiseOfOffer(given: ReplyPromise | null, at: Date, calendar: OpeningHours): ReplyPromise {
  const fresh = promiseFrom(at, calendar);
  if (!given) return fresh;
  return businessMinutesBetween(given.takenBy, fresh.takenBy, calendar) <= SLACK_MINUTES ? given : fresh;
}

/** The promise as one sentence. An aim, not a guarantee: the terms call every time a target, and a broker may decline. */
export function promiseWords({ takenBy, answeredBy }: ReplyPromise, site: SiteProfile): string {
  return `We aim to have a licensed broker accept your request by ${describeMoment(takenBy, site)} and reply to you by ${describeMoment(answeredBy, site)}.`;
}

/** For a postal code in another province no broker is offered the request: an administrator sees it and answers. */
export function promiseBeyond({ answeredBy }: ReplyPromise, province: string, site: SiteProfile): string {
  return `Our broker partners are licensed in Alberta, and your postal code is in ${province}. We aim to tell you by ${describeMoment(answeredBy, site)} whether one of them can help.`;
}

/** What a request is promised, wherever its postal code is. */
export function promiseFor(promise: ReplyPromise, postalCode: string | null, site: SiteProfile): string {
  const province = beyondAlberta(postalCode);
  return province ? promiseBeyond(promise, province, site) : promiseWords(promise, site);
}

/** The next steps after a request has come in, and by when. */
export function nextSteps({ promise, beyond }: { promise?: string; beyond?: boolean }): string {
  if (beyond && promise) return `${promise} ${BEYOND_ADVICE}`;
  const next = 'Next, we’ll offer it to one licensed broker partner who serves your area.';
  // An email queued before an upgrade may not have it.
  return promise ? `${next} ${promise} If these times change, we’ll email you the new ones.` : next;
}
