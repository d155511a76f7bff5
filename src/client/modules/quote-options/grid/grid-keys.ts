/** Moves between cells as in a spreadsheet. Tab is the browser’s own, because the table is in the order of its rows. */
import type { KeyboardEvent } from 'react';

/** The attributes by which a control is found as a cell. */
export function cellAt(row: number, column: number): { 'data-row': number; 'data-column': number } {
  return { 'data-row': row, 'data-column': column };
}

function cellsOf(table: Element): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('[data-row]')];
}

function placeOf({ dataset }: HTMLElement): { row: number; column: number } {
  return { row: Number(dataset.row), column: Number(dataset.column) };
}

/** Puts the cursor in a control, with its text selected so that typing replaces it. */
export function enterCell(cell: HTMLElement | null | undefined): void {
  cell?.focus();
  if (cell instanceof HTMLInputElement && cell.type !== 'date') cell.select();
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The next control below or above in the same column; below the last one, the first of the next column. */
function vertical(table: Element, from: HTMLElement, by: 1 | -1, wraps: boolean): HTMLElement | undefined {
  const { row, column } = placeOf(from);
  const cells = cellsOf(table);
  const own = cells.filter((cell) => placeOf(cell).column === column && (placeOf(cell).row - row) * by > 0);
  const next = by > 0 ? own[0] : own.at(-1);
  if (next || !wraps || by < 0) return next;
  return cells.find((cell) => placeOf(cell).column === column + 1);
}

function horizontal(table: Element, from: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const { row, column } = placeOf(from);
  return cellsOf(table).find((cell) => placeOf(cell).row === row && placeOf(cell).column === column + by);
}

/** Whether the cursor is at the end of the text in the direction of an arrow, or all of it is selected. */
function isAtEdge(cell: HTMLElement, by: 1 | -1): boolean {
  if (!(cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement)) return false;
  const { selectionStart, selectionEnd, value } = cell;
  if (selectionStart === null) return false;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (by > 0 ? value.length : 0);
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

function nextCell(event: KeyboardEvent<HTMLElement>, cell: HTMLElement): HTMLElement | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget: table } = event;
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Enter') return vertical(table, cell, shiftKey ? -1 : 1, true);
  const by = shiftKey ? undefined : arrows[key];
  // A list or a date has a use of its own for the arrows.
  if (by === undefined || cell instanceof HTMLSelectElement || cell.getAttribute('type') === 'date') return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return isAtEdge(cell, by) ? horizontal(table, cell, by) : undefined;
  const isLong = cell instanceof HTMLTextAreaElement && !isAtEdge(cell, by);
  return isLong ? undefined : vertical(table, cell, by, false);
}

/** For the table’s `onKeyDown`. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined || event.nativeEvent.isComposing) return;
  // An open list of suggestions takes Enter and the arrows first.
  if (target.getAttribute('aria-expanded') === 'true' && target.getAttribute('aria-activedescendant')) return;
  // A line break in a note.
  if (event.key === 'Enter' && event.shiftKey && target instanceof HTMLTextAreaElement) return;
  // Alone, Enter would send the form.
  if (event.key === 'Enter' && !event.altKey && !event.ctrlKey && !event.metaKey && target.tagName !== 'BUTTON')
    event.preventDefault();
  const next = nextCell(event, target);
  if (!next) return;
  event.preventDefault();
  enterCell(next);
}
