/** A number and its unit stay on one line: `20 min`, `$2 million`, `1:00 p.m.`. */

const SPACE = '\u00A0';

const units = [
  'million|billion|thousand|per cent|percent|%',
  'km|kilometres?|metres?|cm|mm|m|kg|litres?|KB|MB|GB|bytes',
  'h|hours?|min|minutes?|seconds?|days?|weeks?|months?|years?|[ap]\\.m\\.',
  // Only the number is kept with this word; `10 business hours` may still break before the last one.
  'business(?= (?:hours?|days?))',
].join('|');

const NUMBER_AND_UNIT = new RegExp(`(\\d) (${units})(?![\\p{L}\\d])`, 'gu');

/** Replaces the space between a number and its unit with one that does not wrap. */
export function keepUnits(text: string): string {
  return text.replace(NUMBER_AND_UNIT, `$1${SPACE}$2`);
}
