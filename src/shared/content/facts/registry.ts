/** All legal facts, by id, and the days on which our texts change automatically. */
import { facts } from '../generated/facts.ts';
import { confirmableFrom, type LegalFact, needsPerson, versionOn } from './fact.ts';

export { facts };

export type FactId = keyof typeof facts;

export function isFactId(text: string): text is FactId {
  return Object.hasOwn(facts, text);
}

/** The sentence of a fact on a day, `YYYY-MM-DD`. */
export function factOn(id: FactId, day: string): string {
  return versionOn(facts[id], day).text;
}

/** The days after `day` on which a fact changes, in order. */
export function changesAfter(day: string): string[] {
  const starts = Object.values(facts).flatMap(({ versions }) => versions.map(({ validFrom }) => validFrom));
  return [...new Set(starts.filter((start) => start !== null && start > day))].sort() as string[];
}

/** Facts past their review date, with that date. */
export function overdueFacts(day: string): { id: string; reviewBy: string }[] {
  return Object.entries(facts)
    .filter(([, { reviewBy }]) => reviewBy <= day)
    .map(([id, { reviewBy }]) => ({ id, reviewBy }));
}

/** A change that nobody has confirmed, though its day is less than a month away or past. */
export interface UnconfirmedChange {
  id: string;
  validFrom: string;
}

/** The changes that a person has to confirm by now, the first ones first. Until then pages show a neutral text from their day on. */
export function unconfirmedChanges(
  day: string,
  from: Readonly<Record<string, LegalFact>> = facts,
): UnconfirmedChange[] {
  return Object.entries(from)
    .flatMap(([id, fact]) =>
      fact.versions.flatMap((version) =>
        version.validFrom && needsPerson(fact, version) && confirmableFrom(version.validFrom) <= day
          ? [{ id, validFrom: version.validFrom }]
          : [],
      ),
    )
    .sort((one, other) => one.validFrom.localeCompare(other.validFrom));
}
