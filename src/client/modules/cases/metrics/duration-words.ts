import { keepUnits } from '#shared/platform/units.ts';

const HOUR = 60;

/** Business minutes as people say them: `45 min`, `3 h 20 min`. Hours are not converted to days, since business days vary in length. */
export function durationWords(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / HOUR);
  const rest = whole % HOUR;
  if (hours === 0) return keepUnits(`${rest} min`);
  return keepUnits(rest === 0 ? `${hours} h` : `${hours} h ${rest} min`);
}

const STEPS = [10, 15, 30, 60, 120, 240, 480];
const LINES = 5;

/** Grid lines of a chart of durations at round times, not at 2 h 40 min. */
export function durationTicks(longest: number): number[] {
  const step = STEPS.find((minutes) => longest <= minutes * LINES) ?? Math.ceil(longest / LINES / 480) * 480;
  return Array.from({ length: Math.max(1, Math.ceil(longest / step)) + 1 }, (_, index) => index * step);
}
