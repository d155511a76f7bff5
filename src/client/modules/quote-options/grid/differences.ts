/** What differs between the options that were begun. */
import type { CaseType } from '#shared/lines/case-types.ts';
import { coverageKey } from '#shared/lines/coverages/rows.ts';
import type { OptionGrid } from '#shared/quote-options/draft.ts';
import { readCell } from './cell-text.ts';
import { isBegun, measureOf } from './option-grid.ts';

/** The keys of the rows in which the options don’t say the same, however it was typed. */
export function differingRows({ rows, columns }: OptionGrid, type: CaseType): ReadonlySet<string> {
  const begun = columns.filter(isBegun);
  const differing = rows.filter(({ key, name }) => {
    const values = begun.map(({ cells }) => {
      const value = readCell(cells[key] ?? '', measureOf(type, name));
      return value && [value.limitCents, value.deductibleCents, coverageKey(value.note)].join('|');
    });
    return new Set(values).size > 1;
  });
  return new Set(differing.map(({ key }) => key));
}
