import {
  businessMinutesBetween,
  nextOpening,
  type OpeningHours,
} from '#server/platform/business-time/business-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The latest open moment from which this many business minutes have passed until `end`. */
export function businessAgo(end: Date, minutes: number, hours: OpeningHours): Date {
  let late = end.getTime();
  let early = late;
  while (businessMinutesBetween(new Date(early), end, hours) < minutes) early -= DAY_MS;
  while (late - early > MINUTE_MS / 2) {
    const middle = (late + early) / 2;
    if (businessMinutesBetween(new Date(middle), end, hours) < minutes) late = middle;
    else early = middle;
  }
  return nextOpening(new Date(early), hours);
}
