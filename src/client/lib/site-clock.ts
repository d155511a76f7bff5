/** The site's clock on the client: its offsets come with the document, because the browser's own rules may be out of date. */
import type { WallTime } from '#shared/platform/time/words.ts';
import { wallTimeAt, type ZoneOffsets } from '#shared/platform/time/zone-offsets.ts';

let known: ZoneOffsets | undefined;

/** @throws {Error} when the document carries no clock */
function siteOffsets(): ZoneOffsets {
  if (known) return known;
  const text = document.getElementById('site-clock')?.textContent;
  if (!text) throw new Error('The document carries no site clock');
  known = JSON.parse(text) as ZoneOffsets;
  return known;
}

/**
 * What the site's clocks show at a moment.
 * @param at an ISO date-time or milliseconds since 1970
 */
export function siteTime(at: string | number): WallTime {
  return wallTimeAt(typeof at === 'number' ? at : Date.parse(at), siteOffsets());
}

/** The day there, `YYYY-MM-DD`. */
export function siteDay(at: string | number): string {
  return siteTime(at).day;
}

/** Today there, `YYYY-MM-DD`: the same day as the server checks. */
export function siteToday(): string {
  return siteDay(Date.now());
}
