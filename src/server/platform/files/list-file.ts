/** Reads a list in any common encoding and separator, and names the lines that cannot be read. */

import { parse } from 'csv-parse/sync';
import { refusedField } from '#server/platform/errors/app-error.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { LIST_MAX_COLUMNS, LIST_MAX_ROWS } from '#shared/platform/list-file.ts';

/** A complete line, or the reason why it is not. */
export type FileRow = { line: number; values: string[] | { broken: string } };
export type FileContent = { columns: string[]; rows: FileRow[] };

const CELL_MAX = 5_000;

/** UTF-8 where it is valid, UTF-16 by its byte order mark, otherwise what spreadsheets on Windows write. */
export function decodeText(bytes: Uint8Array): string {
  const decode = (label: string, fatal = false) => new TextDecoder(label, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be');
  try {
    return decode('utf-8', true);
  } catch {
    return decode('windows-1252');
  }
}

const separators = [',', ';', '\t'] as const;

/** The most frequent separator of the first line, outside quotes. */
export function separatorOf(text: string): (typeof separators)[number] {
  const first = (/^.*$/m.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string) => first.split(separator).length;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

type Parsed = { record: string[]; info: { lines: number } };

/** A database cannot store lone surrogates and NUL. */
function storable(cell: string): string {
  return cell.replaceAll('\0', '').toWellFormed().slice(0, CELL_MAX).trim();
}

function rowOf({ record, info }: Parsed, width: number): FileRow {
  const values = record.map(storable);
  // Some programs omit empty cells at the end, others add them.
  const extra = values.slice(width).some((value) => value !== '');
  if (extra || values.length < Math.min(2, width))
    return { line: info.lines, values: { broken: `This row has ${values.length} cells, but the header has ${width}` } };
  return { line: info.lines, values: Array.from({ length: width }, (_, at) => values[at] ?? '') };
}

/** The records of a text. A quotation mark in the middle of a word is literal; one that is never closed throws. */
function records(text: string, delimiter: string): Parsed[] {
  return parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: LIST_MAX_ROWS + 2,
  }) as unknown as Parsed[];
}

/** An unclosed quotation mark would swallow the rest of the file, so each line is parsed separately, and named when that fails. */
function lineByLine(text: string, delimiter: string): (Parsed | FileRow)[] {
  return text
    .split(/\r\n|\n|\r/)
    .slice(0, LIST_MAX_ROWS + 2)
    .flatMap((line, at): (Parsed | FileRow)[] => {
      if (line.trim() === '') return [];
      try {
        return records(line, delimiter).map(({ record }) => ({ record, info: { lines: at + 1 } }));
      } catch {
        return [{ line: at + 1, values: { broken: 'Its quotation marks don’t match' } }];
      }
    });
}

function parsedOf(text: string, delimiter: string): (Parsed | FileRow)[] {
  try {
    return records(text, delimiter);
  } catch {
    return lineByLine(text, delimiter);
  }
}

/** @throws {AppError} BAD_REQUEST when the file contains nothing that could be a list */
export function readImportFile(bytes: Uint8Array): FileContent {
  const text = decodeText(bytes);
  const [head, ...found] = parsedOf(text, separatorOf(text));
  if (!head || !('record' in head) || found.length === 0)
    throw refusedField(
      'file',
      'required',
      'This file has no rows below its header. Save the list as CSV and choose it again.',
    );
  if (found.length > LIST_MAX_ROWS)
    throw refusedField('file', 'too_long', `This file has more than ${formatNumber(LIST_MAX_ROWS)} rows. Split it.`);
  if (head.record.length > LIST_MAX_COLUMNS)
    throw refusedField('file', 'too_long', `This file has more than ${LIST_MAX_COLUMNS} columns. Remove some.`);
  const columns = head.record.map((name, at) => storable(name).slice(0, 120) || `Column ${at + 1}`);
  return { columns, rows: found.map((row) => ('record' in row ? rowOf(row, columns.length) : row)) };
}
