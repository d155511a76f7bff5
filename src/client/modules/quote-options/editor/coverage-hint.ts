/** What a broker should know about a row while typing it. */
import type { CaseType } from '#shared/lines/case-types.ts';
import { findStandardCoverage } from '#shared/lines/coverages/rows.ts';
import { centsFromText } from './money-text.ts';
import type { CoverageDraft } from './options-draft.ts';

export type CoverageHint = { words: string; warns: boolean };

/** A limit below the legal minimum, or a name that the comparison shows under another one. */
export function coverageHint(
  type: CaseType,
  { name, limit }: Pick<CoverageDraft, 'name' | 'limit'>,
): CoverageHint | null {
  const standard = findStandardCoverage(type, name);
  if (!standard) return null;
  const cents = centsFromText(limit);
  const { minimum } = standard;
  if (minimum && cents !== null && cents < minimum.limitCents)
    return { words: `${minimum.why} Check this.`, warns: true };
  return standard.name === name.trim() ? null : { words: `The client sees this as “${standard.name}”`, warns: false };
}
