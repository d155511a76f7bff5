import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | boolean | Date | null | undefined;

/**
 * Cells that a spreadsheet would run as a formula are marked as text: input from a public form must not run code on the
 * computer of the person who opens the file.
 */
export function csvText(rows: readonly Cell[][]): string {
  return stringify([...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { date: (date) => date.toISOString(), boolean: (value) => (value ? 'yes' : 'no') },
  });
}
