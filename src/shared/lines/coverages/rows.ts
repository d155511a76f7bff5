/** One coverage, one row: however an insurer spells it. */
import type { CaseType } from '#shared/lines/case-types.ts';
import { lineWork } from '#shared/lines/generated/work.ts';
import type { StandardCoverage } from '#shared/lines/line.ts';

/** Two spellings of one coverage have the same key: `Third-party liability` and `third party  Liability`. */
export function coverageKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const byKey = new Map<CaseType, Map<string, StandardCoverage>>();

function keysOf(type: CaseType): Map<string, StandardCoverage> {
  const known = byKey.get(type);
  if (known) return known;
  const keys = new Map<string, StandardCoverage>();
  for (const coverage of lineWork[type].coverages)
    for (const name of [coverage.name, ...(coverage.also ?? [])]) keys.set(coverageKey(name), coverage);
  byKey.set(type, keys);
  return keys;
}

/** The coverage a typed name means in this line; null for the broker's own wording. */
export function findStandardCoverage(type: CaseType, name: string): StandardCoverage | null {
  return keysOf(type).get(coverageKey(name)) ?? null;
}

export function usualCoverages(type: CaseType): StandardCoverage[] {
  return lineWork[type].coverages.filter((coverage) => coverage.usual);
}

/** The line's usual coverages that none of these names means: silence must not be mistaken for cover. */
export function unmentionedCoverages(type: CaseType, names: readonly string[]): StandardCoverage[] {
  const mentioned = new Set(names.map((name) => findStandardCoverage(type, name)?.code));
  return usualCoverages(type).filter(({ code }) => !mentioned.has(code));
}

/** The sort order of a row: in the order of the line's list, the broker's own rows last. */
export function coverageOrder(type: CaseType, code: string | null): number {
  const index = lineWork[type].coverages.findIndex((coverage) => coverage.code === code);
  return index < 0 ? lineWork[type].coverages.length : index;
}
