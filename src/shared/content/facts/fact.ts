/** A rule of law or a public figure that holds from one day to another, with its source and the day it must be looked at again. */
import type { Day, Source } from '../types.ts';

export interface FactVersion {
  /** The first day it holds; `null` for as long as anybody remembers. */
  validFrom: Day | null;
  /** The last day it holds; `null` while no end is known. */
  validTo: Day | null;
  /** Whole sentences, true on every day from `validFrom` to `validTo`, also for a reader who sees nothing around them. */
  text: string;
}

export interface LegalFact {
  /** What it is about, for a list of facts. */
  name: string;
  /** In order, without a gap. */
  versions: readonly [FactVersion, ...FactVersion[]];
  sources: readonly [Source, ...Source[]];
  reviewed: Day;
  /** From this day on `npm run check` fails until somebody has looked at it again. */
  reviewBy: Day;
}

/** The version that holds on a day. @throws when the fact has none: a page must not be silent about a rule it speaks of. */
export function versionOn(fact: LegalFact, day: string): FactVersion {
  const found = fact.versions.find(
    ({ validFrom, validTo }) => (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo),
  );
  if (!found) throw new Error(`"${fact.name}" has no text for ${day}`);
  return found;
}
