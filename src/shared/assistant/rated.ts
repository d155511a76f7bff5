/** Which answers readers are asked about. */
import type { ChatVerdict } from './schema.ts';

/** Not where someone may be in danger, asks for a person, or only greets. */
const rated: readonly ChatVerdict[] = ['answered', 'abstained', 'limited', 'blocked'];

/** Fixed sentences for people in distress or about to do wrong: asking whether they helped would be tasteless. */
const unrated: ReadonlySet<string> = new Set(['arson', 'harm-to-someone', 'fraud', 'legal-served', 'medical']);

/** @param limit the limit that the question triggered, by name */
export function isRated(verdict: ChatVerdict, limit?: string): boolean {
  return rated.includes(verdict) && !(limit && unrated.has(limit));
}
