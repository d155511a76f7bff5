/** The offsets of a time zone, from the time zone data of the process that renders the documents. */
import { IANAZone } from 'luxon';
import type { ZoneOffsets } from '#shared/platform/time/zone-offsets.ts';

const DAY_S = 86_400;

/** By time zone and years: every document has one of two, and finding the changes takes a tenth of a second. */
const known = new Map<string, ZoneOffsets>();

/**
 * @param from the first year
 * @param until the last year
 */
export function zoneTable(timeZone: string, from: number, until: number): ZoneOffsets {
  const key = `${timeZone} ${from} ${until}`;
  const table = known.get(key) ?? findChanges(timeZone, from, until);
  known.set(key, table);
  return table;
}

function findChanges(timeZone: string, from: number, until: number): ZoneOffsets {
  const zone = IANAZone.create(timeZone);
  const at = (seconds: number) => zone.offset(seconds * 1000);
  const begin = Date.UTC(from, 0) / 1000;
  const end = Date.UTC(until + 1, 0) / 1000;
  const rows: [number, number][] = [[begin, at(begin)]];
  for (let day = begin; day < end; day += DAY_S)
    if (at(day) !== at(day + DAY_S)) {
      const change = changeBetween(day, day + DAY_S, at);
      rows.push([change, at(change)]);
    }
  return rows;
}

/** The first second with the offset of `end`. */
function changeBetween(start: number, end: number, at: (seconds: number) => number): number {
  let before = start;
  let after = end;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (at(middle) === at(end)) after = middle;
    else before = middle;
  }
  return after;
}
