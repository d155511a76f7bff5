/** What a broker should know about a cell while typing it. */
import type { CaseType } from '#shared/lines/case-types.ts';
import { findStandardCoverage } from '#shared/lines/coverages/rows.ts';
import { readCell } from './cell-text.ts';
import { measureOf } from './option-grid.ts';

/** A limit below the legal minimum, or null. */
export function cellWarning(type: CaseType, name: string, typed: string): string | null {
  const minimum = findStandardCoverage(type, name)?.minimum;
  const limit = minimum && readCell(typed, measureOf(type, name))?.limitCents;
  return minimum && typeof limit === 'number' && limit < minimum.limitCents ? `${minimum.why} Check this.` : null;
}
