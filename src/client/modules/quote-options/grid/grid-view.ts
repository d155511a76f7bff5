/** What the rows of the grid share: the grid, the columns that are shown, and how a cell is found and named. */
import type { WorkCalendar } from '#shared/callbacks/schema.ts';
import type { OptionColumn, OptionGrid } from '#shared/quote-options/draft.ts';
import { fieldId } from './field-id.ts';
import { type ColumnStart, footFields, headFields } from './option-grid.ts';
import type { GridEditor } from './use-grid-editor.ts';

export interface GridView {
  caseId: string;
  grid: OptionGrid;
  begin: ColumnStart;
  insurers: readonly string[];
  editor: GridEditor;
  /** `YYYY-MM-DD`: the earliest expiry. */
  today: string;
  calendar: WorkCalendar | undefined;
  errorOf: (path: string) => string | undefined;
  /** The one column that is shown where there is no room for more; null shows all. */
  only: number | null;
}

/** The rows with cells, in their order: fields, and the keys of coverages between them. */
export function rowOrder({ rows }: OptionGrid): string[] {
  return [...headFields, ...rows.map(({ key }) => key), ...footFields];
}

/** The columns that are shown, each with its place among all. */
export function shownColumns({ grid, only }: GridView): { column: OptionColumn; place: number }[] {
  return grid.columns.flatMap((column, place) => (only === null || only === place ? [{ column, place }] : []));
}

/** What every control of a cell gets: its id, its column, its place in the table, and what is wrong with it. */
export function cellProps({ grid, errorOf }: GridView, { key }: OptionColumn, place: number, row: string) {
  const path = `${place}.${row}`;
  return {
    id: fieldId(path),
    column: key,
    place: [rowOrder(grid).indexOf(row), place] as const,
    error: errorOf(path),
  };
}
