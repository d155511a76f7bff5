/** The site's clock on the client: the document carries its UTC offsets, because the browser's own time zone rules may be outdated. */
import type { WallTime } from '#shared/platform/time/words.ts';
import { wallTimeAt, type ZoneOffsets } from '#shared/platform/time/zone-offsets.ts';

let known: ZoneOffsets | undefined;

/** @throws {Error} when the page has no clock */
function siteOffsets(): ZoneOffsets {
  if (known) return known;
  const text = document.getElementById('site-clock')?.textContent;
  if (!text) throw new Error('The page has no site clock');
  known = JSON.parse(text) as ZoneOffsets;
  return known;
}

/**
 * The site's local time at a moment.
 * @param at an ISO date-time or milliseconds since 1970
 */
export function siteTime(at: string | number): WallTime {
  return wallTimeAt(typeof at === 'number' ? at : Date.parse(at), siteOffsets());
}

/** The site's local day, `YYYY-MM-DD`. */
export function siteDay(at: string | number): string {
  return siteTime(at).day;
}

/** The site's current day, `YYYY-MM-DD`: the same day the server validates against. */
export function siteToday(): string {
  return siteDay(Date.now());
}
