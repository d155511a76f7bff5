/** All legal facts, by id, and the days on which a text of ours changes by itself. */
import { autoFacts } from './auto.ts';
import { businessFacts } from './business.ts';
import { type LegalFact, versionOn } from './fact.ts';
import { healthFacts } from './health.ts';
import { peopleFacts } from './people.ts';
import { propertyFacts } from './property.ts';

export const facts = {
  ...autoFacts,
  ...propertyFacts,
  ...businessFacts,
  ...healthFacts,
  ...peopleFacts,
} as const satisfies Record<string, LegalFact>;

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
  const starts = Object.values<LegalFact>(facts).flatMap(({ versions }) => versions.map(({ validFrom }) => validFrom));
  return [...new Set(starts.filter((start) => start !== null && start > day))].sort() as string[];
}

/** Facts that nobody has looked at since the day they should have been, with the day. */
export function overdueFacts(day: string): { id: string; reviewBy: string }[] {
  return Object.entries<LegalFact>(facts)
    .filter(([, { reviewBy }]) => reviewBy <= day)
    .map(([id, { reviewBy }]) => ({ id, reviewBy }));
}
