/** The grid of options as data: its rows are coverages, its columns options. Every cell is text. */
import { newId } from '#client/lib/new-id.ts';
import { compareCoverages } from '#client/modules/quote-options/compare-options.ts';
import type { QuoteOption } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { findStandardCoverage } from '#shared/lines/coverages/rows.ts';
import type { StartingCoverage } from '#shared/lines/coverages/start.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import type { CoverageRow, OptionColumn, OptionGrid } from '#shared/quote-options/draft.ts';
import { OPTIONS_MAX } from '#shared/quote-options/schema.ts';
import { type CellMeasure, cellText } from './cell-text.ts';

/** The rows that every option has, above and below its coverages. */
export const headFields = ['insurer', 'premium', 'term', 'validUntil'] as const;
export const footFields = ['exclusions', 'note'] as const;
export type FieldName = (typeof headFields)[number] | (typeof footFields)[number];

/** Two, because a comparison begins with two. One that nothing is typed in is not sent. */
const COLUMNS_AT_FIRST = 2;

export function measureOf(type: CaseType, name: string): CellMeasure {
  return findStandardCoverage(type, name)?.measure ?? 'limit';
}

/** What a new column has in its rows. */
export interface ColumnStart {
  type: CaseType;
  start: readonly StartingCoverage[];
  validUntil: string;
}

export function emptyColumn({ type, start, validUntil }: ColumnStart, rows: readonly CoverageRow[]): OptionColumn {
  const cells = rows.flatMap(({ key, name }) => {
    const found = start.find((coverage) => coverage.name === name);
    const text = found && cellText(found, measureOf(type, name));
    return text ? [[key, text] as const] : [];
  });
  return {
    key: newId(),
    insurer: '',
    premium: '',
    term: 'annual',
    validUntil,
    cells: Object.fromEntries(cells),
    exclusions: '',
    note: '',
    documentId: null,
  };
}

export function emptyGrid(begin: ColumnStart): OptionGrid {
  const rows = begin.start.map(({ name }) => ({ key: newId(), name }));
  return { rows, columns: Array.from({ length: COLUMNS_AT_FIRST }, () => emptyColumn(begin, rows)), message: '' };
}

/** Options of an earlier round, to be changed and sent again. They get a new expiry. */
export function gridFromOptions(options: readonly QuoteOption[], type: CaseType, validUntil: string): OptionGrid {
  const sent = options.slice(0, OPTIONS_MAX);
  const compared = compareCoverages(sent, type).map((row) => ({ ...row, rowKey: newId() }));
  const columns = sent.map((option, place) => ({
    key: newId(),
    insurer: option.insurer,
    premium: formatMoney(option.premiumCents),
    term: option.term,
    validUntil,
    cells: Object.fromEntries(
      compared.flatMap(({ name, cells, rowKey }) => {
        const cell = cells[place];
        return cell ? [[rowKey, cellText({ ...cell, note: cell.note ?? '' }, measureOf(type, name))]] : [];
      }),
    ),
    exclusions: option.exclusions ?? '',
    note: option.note ?? '',
    documentId: option.documentId,
  }));
  return { rows: compared.map(({ rowKey: key, name }) => ({ key, name })), columns, message: '' };
}

/** Whether an option was begun: what every column starts with says nothing about an insurer. */
export function isBegun({ insurer, premium, documentId }: OptionColumn): boolean {
  return insurer.trim() !== '' || premium.trim() !== '' || documentId !== null;
}

/** What an option is called on the screen. */
export function columnName({ insurer }: Pick<OptionColumn, 'insurer'>, place: number): string {
  return insurer.trim() || `Option ${place + 1}`;
}

/**
 * Copies a column into the next one, or beside it where the next one was begun. Insurer, premium and quote stay behind, so that a copy is
 * never sent by accident.
 */
export function withCopy(grid: OptionGrid, place: number): OptionGrid {
  const column = grid.columns[place];
  const next = grid.columns[place + 1];
  if (!column) return grid;
  const free = next !== undefined && !isBegun(next);
  if (!free && grid.columns.length >= OPTIONS_MAX) return grid;
  const copy = { ...column, key: newId(), insurer: '', premium: '', documentId: null };
  return { ...grid, columns: grid.columns.toSpliced(place + 1, free ? 1 : 0, copy) };
}

/** Moves a column by one; at either end nothing changes. */
export function withMove(grid: OptionGrid, place: number, by: -1 | 1): OptionGrid {
  const column = grid.columns[place];
  if (!column || place + by < 0 || place + by >= grid.columns.length) return grid;
  return { ...grid, columns: grid.columns.toSpliced(place, 1).toSpliced(place + by, 0, column) };
}

export function withColumn(grid: OptionGrid, key: string, patch: Partial<OptionColumn>): OptionGrid {
  return { ...grid, columns: grid.columns.map((column) => (column.key === key ? { ...column, ...patch } : column)) };
}
