/** Finds a value by its label: behind it in the same cell, in the next cell of the line, or below it. */
import { type Cell, cellRightOf, cellsBelow } from './cells.ts';
import type { Read, Reader } from './values.ts';

/** A value in the cell that holds it; its place is counted in the cell's whole text. */
export interface Found<V> {
  cell: Cell;
  read: Read<V>;
}

/** What begins like one of these is a label itself, and never a value. */
const LABEL =
  /^(name(?!\w)|named insured|insured|policy|effective|expir|renew|street|mailing|postal|address|city|province|vehicle|vin\b|serial|year\b|make\b|model\b|driver|date of|licen[cs]e|coverage|limit|deductible|premium|liability|collision|comprehensive|your broker|broker|agent|insurer\b|insurance company|territory|class\b|no\.?$)/i;

/** Below a label, one line on, or two for small print between. */
const ROWS_BELOW = 2;

function behind<V>(cell: Cell, from: number, reader: Reader<V>): Found<V> | null {
  const rest = cell.text.slice(from);
  const skipped = /^[\s:.–—-]*/.exec(rest)?.[0].length ?? 0;
  const read = reader(rest.slice(skipped));
  const offset = from + skipped;
  return read && { cell, read: { value: read.value, start: read.start + offset, end: read.end + offset } };
}

/** Every value that a label leads to, in reading order. */
export function valuesAt<V>(cells: readonly Cell[], label: RegExp, reader: Reader<V>): Found<V>[] {
  return cells.flatMap((cell) => {
    const match = label.exec(cell.text);
    const found = match && valueAfter(cells, cell, match.index + match[0].length, reader);
    return found ? [found] : [];
  });
}

function valueAfter<V>(cells: readonly Cell[], label: Cell, from: number, reader: Reader<V>): Found<V> | null {
  const same = behind(label, from, reader);
  if (same) return same;
  const right = cellRightOf(cells, label);
  const beside = right && !LABEL.test(right.text) ? behind(right, 0, reader) : null;
  if (beside) return beside;
  for (const below of cellsBelow(cells, label)) {
    if (below.line > label.line + ROWS_BELOW) break;
    const found = LABEL.test(below.text) ? null : behind(below, 0, reader);
    if (found) return found;
  }
  return null;
}

/** The values in the column under a label, until a row has none. */
export function columnUnder<V>(cells: readonly Cell[], label: RegExp, reader: Reader<V>): Found<V>[] {
  for (const cell of cells) {
    if (!label.test(cell.text)) continue;
    const column: Found<V>[] = [];
    let line = cell.line;
    for (const below of cellsBelow(cells, cell)) {
      if (below.line > line + ROWS_BELOW) break;
      const found = behind(below, 0, reader);
      if (!found) break;
      column.push(found);
      line = below.line;
    }
    if (column.length > 0) return column;
  }
  return [];
}
