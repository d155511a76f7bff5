/** One coverage, one row: whatever way an insurer spells it. */
import type { CaseType } from '#shared/lines/case-types.ts';
import type { StandardCoverage } from '#shared/lines/line.ts';
import { lineWork } from '#shared/lines/work.ts';

/** Two spellings of one coverage have one key: `Third-party liability` and `third party  Liability`. */
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

/** The coverage a typed name means in this line; null for one of the broker's own words. */
export function findStandardCoverage(type: CaseType, name: string): StandardCoverage | null {
  return keysOf(type).get(coverageKey(name)) ?? null;
}

export function usualCoverages(type: CaseType): StandardCoverage[] {
  return lineWork[type].coverages.filter((coverage) => coverage.usual);
}

/** Usual coverages of the line that none of these names means: nobody should take silence for cover. */
export function unmentionedCoverages(type: CaseType, names: readonly string[]): StandardCoverage[] {
  const mentioned = new Set(names.map((name) => findStandardCoverage(type, name)?.code));
  return usualCoverages(type).filter(({ code }) => !mentioned.has(code));
}

/** Where a row belongs: in the order of the line's list, the broker's own words after it. */
export function coverageOrder(type: CaseType, code: string | null): number {
  const index = lineWork[type].coverages.findIndex((coverage) => coverage.code === code);
  return index < 0 ? lineWork[type].coverages.length : index;
}
