/** How long until something is due, in words. */
import { keepUnits } from '#shared/platform/units.ts';

export type ClockTone = 'calm' | 'soon' | 'late';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SOON = HOUR;

function count(amount: number, unit: string): string {
  return keepUnits(`${amount} ${unit}${amount === 1 ? '' : 's'}`);
}

/** A duration in its two largest units: `3 hours 20 minutes`. Under a minute it reads "less than a minute". */
export function durationWords(ms: number): string {
  const length = Math.abs(ms);
  if (length < MINUTE) return 'less than a minute';
  const days = Math.floor(length / DAY);
  const hours = Math.floor((length % DAY) / HOUR);
  const minutes = Math.floor((length % HOUR) / MINUTE);
  const parts =
    days > 0
      ? [count(days, 'day'), hours && count(hours, 'hour')]
      : [hours && count(hours, 'hour'), minutes && count(minutes, 'minute')];
  return parts.filter(Boolean).join(' ');
}

/** The same for a list, where every letter counts: its largest unit, `3 h` or `2 d`. */
export function shortDuration(ms: number): string {
  const length = Math.abs(ms);
  if (length < MINUTE) return keepUnits('1 min');
  const days = Math.floor(length / DAY);
  const hours = Math.floor((length % DAY) / HOUR);
  const minutes = Math.floor((length % HOUR) / MINUTE);
  return keepUnits(days > 0 ? `${days} d` : hours > 0 ? `${hours} h` : `${minutes} min`);
}

/** Both times in milliseconds. `soon` within the last hour, `late` from the due time on. */
export function clockTone(due: number, now: number): ClockTone {
  if (now >= due) return 'late';
  return due - now <= SOON ? 'soon' : 'calm';
}
