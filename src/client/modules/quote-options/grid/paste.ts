/** Cells from a spreadsheet: rows and columns that were copied there land in the grid from the cell with the cursor. */
import { newId } from '#client/lib/new-id.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { coverageKey, findStandardCoverage } from '#shared/lines/coverages/rows.ts';
import { type PremiumTerm, premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { CELL_MAX, type OptionColumn, type OptionGrid, ROWS_MAX } from '#shared/quote-options/draft.ts';
import { OPTIONS_MAX } from '#shared/quote-options/schema.ts';
import { tidyCell } from './cell-text.ts';
import { type ColumnStart, emptyColumn, type FieldName, footFields, headFields, measureOf } from './option-grid.ts';
import { dayFromText } from './pasted-day.ts';
import { tidyPremium } from './premium-text.ts';

const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;
/** What spreadsheets call the rows that aren’t coverages. */
const labels: readonly [FieldName, RegExp][] = [
  ['insurer', /^(insurer|company|carrier|market|insurance company)$/],
  ['premium', /^((total |annual |yearly |monthly )?premium|price|cost)$/],
  ['term', /^(payment|payment plan|term|billing|paid)$/],
  ['validUntil', /^(valid until|valid to|quote valid until|expires|expiry( date)?)$/],
  ['exclusions', /^(exclusions( and conditions)?|conditions|not included)$/],
  ['note', /^(notes?( for the client)?|comments?|remarks?)$/],
];
const terms: readonly [PremiumTerm, RegExp][] = [
  ['monthly', /\b(month|monthly|mo|pap|eft)\b/],
  ['semiannual', /\b(semi|half|six|6)\b/],
  ['annual', /\b(annual|annually|year|yearly|yr|full|12)\b/],
];

/** The cells of tab-separated text. A cell in quotation marks may have line breaks, as spreadsheets write it. */
export function readTable(text: string): string[][] {
  const quoted = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const cells = quoted.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g);
  const table: string[][] = [[]];
  for (const [, inQuotes, plain = '', end] of cells) {
    const cell = inQuotes?.replaceAll('""', '"') ?? plain;
    table.at(-1)?.push(cell.replace(UNPRINTABLE, ' ').trim().slice(0, CELL_MAX));
    if (end === '\n') table.push([]);
    if (end === '') break;
  }
  return table;
}

/** Whether text from the clipboard is a piece of a table: anything else is pasted into its cell as usual. */
export function isTable(text: string): boolean {
  return text.includes('\t') || text.trim().includes('\n');
}

/** The row that a label from a spreadsheet means: a field, or the key of a coverage; null for one that is not in the grid. */
function rowNamed({ rows }: OptionGrid, label: string, type: CaseType): string | null {
  const key = coverageKey(label);
  const field = labels.find(([, words]) => words.test(key));
  if (field) return field[0];
  // “Collision deductible” is a cell of collision, and “Liability limit” one of liability.
  const bare = key.replace(/ (deductible|ded|limit)$/, '');
  const code = (findStandardCoverage(type, key) ?? findStandardCoverage(type, bare))?.code;
  const found = rows.find(
    ({ name }) => coverageKey(name) === key || (code && findStandardCoverage(type, name)?.code === code),
  );
  return found?.key ?? null;
}

function isLabel(grid: OptionGrid, label: string, type: CaseType): boolean {
  const bare = coverageKey(label).replace(/ (deductible|ded|limit)$/, '');
  return rowNamed(grid, label, type) !== null || findStandardCoverage(type, bare) !== null;
}

/** A first column of names: at least half of its cells, and the first that isn’t empty among them. */
function hasLabels(grid: OptionGrid, table: readonly string[][], type: CaseType): boolean {
  const first = table.map(([cell = '']) => cell).filter((cell) => cell !== '');
  const known = first.filter((cell) => isLabel(grid, cell, type));
  return table.some((cells) => cells.length > 1) && known.length > 0 && known.length * 2 >= first.length;
}

function patchOf(column: OptionColumn, row: string, text: string, name: string, type: CaseType): Partial<OptionColumn> {
  if (row === 'term') {
    const words = text.toLowerCase();
    const term = terms.find(([value, pattern]) => pattern.test(words) || value === words)?.[0];
    return term ? { term: premiumTermSchema.parse(term) } : {};
  }
  if (row === 'premium') return tidyPremium(text);
  if (row === 'validUntil') return { validUntil: dayFromText(text) ?? column.validUntil };
  if ((headFields as readonly string[]).includes(row) || (footFields as readonly string[]).includes(row))
    return { [row]: text };
  return { cells: { ...column.cells, [row]: tidyCell(text, measureOf(type, name)) } };
}

/**
 * Writes a table into the grid. Without names in its first column it fills rows and columns from the cell with the cursor; with names,
 * each row finds its own, and coverages that the grid doesn’t have yet are added.
 * @param at the row of the cursor (a field, or the key of a coverage) and its column
 */
export function withPasted(
  grid: OptionGrid,
  table: readonly string[][],
  at: { row: string; column: number },
  begin: ColumnStart,
): OptionGrid {
  const { type } = begin;
  const named = hasLabels(grid, table, type);
  const rows = [...grid.rows];
  if (named)
    for (const [label = ''] of table)
      if (
        !/^(coverages?)?$/i.test(label) &&
        rowNamed({ ...grid, rows }, label, type) === null &&
        rows.length < ROWS_MAX
      ) {
        const bare = coverageKey(label).replace(/ (deductible|ded|limit)$/, '');
        rows.push({ key: newId(), name: findStandardCoverage(type, bare)?.name ?? label });
      }
  const order = [...headFields, ...rows.map(({ key }) => key), ...footFields];
  const from = Math.max(0, order.indexOf(at.row));
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  const width = Math.max(...table.map((cells) => cells.length)) - (named ? 1 : 0);
  const columns = [...grid.columns];
  while (columns.length < Math.min(OPTIONS_MAX, at.column + width)) columns.push(emptyColumn(begin, rows));
  for (const [line, cells] of table.entries()) {
    const [label = ''] = cells;
    // The first line of a comparison names the insurers, often without a name of its own.
    const heading = line === 0 && /^(coverages?)?$/i.test(label);
    const row = named ? (heading ? 'insurer' : rowNamed({ ...grid, rows }, label, type)) : order[from + line];
    if (row === null || row === undefined) continue;
    for (const [place, text] of (named ? cells.slice(1) : cells).entries()) {
      const column = columns[at.column + place];
      // An empty cell of a named row leaves what the grid proposes.
      if (column && !(named && text === ''))
        columns[at.column + place] = { ...column, ...patchOf(column, row, text, names.get(row) ?? '', type) };
    }
  }
  return { ...grid, rows, columns };
}
