/**
 * The UTC offsets of one time zone as a table. Browsers get it from the server: one from before July 2026 still sets Alberta's clocks
 * back every November, and would be an hour off.
 */
import type { WallTime } from './words.ts';

/** Seconds since 1970 from which an offset applies, and that offset in minutes east of UTC. Oldest first. */
export type ZoneOffsets = readonly (readonly [from: number, minutes: number])[];

/**
 * The local time at a moment. A moment before the first row uses the first row's offset.
 * @param ms milliseconds since 1970
 * @throws {RangeError} for an empty table or a moment that is not a number
 */
export function wallTimeAt(ms: number, offsets: ZoneOffsets): WallTime {
  const row = offsets.findLast(([from]) => from * 1000 <= ms) ?? offsets[0];
  if (!row) throw new RangeError('The time zone has no offsets');
  const [day = '', time = ''] = new Date(ms + row[1] * 60_000).toISOString().split('T');
  return { day, hour: Number(time.slice(0, 2)), minute: Number(time.slice(3, 5)) };
}
