/** Puts the cursor in the grid from outside, such as by a key of the case’s page; a grid that isn’t there yet takes it once it is. */
import { enterCell } from './grid-keys.ts';

let isWanted = false;

function firstEmptyCell(): HTMLElement | undefined {
  const cells = [...document.querySelectorAll<HTMLElement>('[data-option-grid] [data-row]')];
  return cells.find((cell) => cell instanceof HTMLInputElement && cell.value === '') ?? cells[0];
}

/** Call it after switching to the options. */
export function focusOptionGrid(): void {
  const cell = firstEmptyCell();
  isWanted = cell === undefined;
  enterCell(cell);
}

/** For the grid, once it is shown. */
export function focusIfWanted(): void {
  if (isWanted) focusOptionGrid();
}
