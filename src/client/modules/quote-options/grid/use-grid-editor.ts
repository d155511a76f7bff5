/** The edits of a grid, with one undo after whatever replaces or removes cells. */
import { useCallback, useRef, useState } from 'react';
import { newId } from '#client/lib/new-id.ts';
import type { OptionColumn, OptionGrid } from '#shared/quote-options/draft.ts';
import { OPTIONS_MAX } from '#shared/quote-options/schema.ts';
import { type ColumnStart, columnName, emptyColumn, withColumn, withCopy, withMove } from './option-grid.ts';
import { withPasted } from './paste.ts';
import type { OptionDraftSync } from './use-option-draft.ts';

export function useGridEditor(draft: OptionDraftSync, begin: ColumnStart) {
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState<OptionGrid | null>(null);
  const started = useRef(begin);
  started.current = begin;

  /** @param words what happened, for screen readers and beside the undo */
  const edit = useCallback(
    (change: (grid: OptionGrid) => OptionGrid, words = '') => {
      const grid = draft.current().value;
      const next = change(grid);
      if (next === grid) return;
      setSaid(words);
      setBefore(words ? grid : null);
      draft.edit(next);
    },
    [draft],
  );
  const change = useCallback(
    (key: string, patch: Partial<OptionColumn>) => edit((grid) => withColumn(grid, key, patch)),
    [edit],
  );
  const setCell = useCallback(
    (key: string, row: string, text: string) =>
      edit((grid) => ({
        ...grid,
        columns: grid.columns.map((column) =>
          column.key === key ? { ...column, cells: { ...column.cells, [row]: text } } : column,
        ),
      })),
    [edit],
  );
  const paste = useCallback(
    (table: readonly string[][], at: { row: string; column: number }) =>
      edit((grid) => withPasted(grid, table, at, started.current), 'The cells were pasted.'),
    [edit],
  );

  return {
    said,
    canUndo: before !== null,
    change,
    setCell,
    paste,
    setMessage: (message: string) => edit((grid) => ({ ...grid, message })),
    addRow: (name: string) => {
      const row = { key: newId(), name };
      edit((grid) => ({ ...grid, rows: [...grid.rows, row] }));
      return row.key;
    },
    renameRow: (key: string, name: string) =>
      edit((grid) => ({ ...grid, rows: grid.rows.map((row) => (row.key === key ? { ...row, name } : row)) })),
    addColumn: () =>
      edit((grid) =>
        grid.columns.length < OPTIONS_MAX
          ? { ...grid, columns: [...grid.columns, emptyColumn(begin, grid.rows)] }
          : grid,
      ),
    copyColumn: (place: number) =>
      edit((grid) => withCopy(grid, place), 'The option was copied. Enter the insurer and the premium of the copy.'),
    moveColumn: (place: number, by: -1 | 1) =>
      edit((grid) => withMove(grid, place, by), `Option ${place + 1} is now option ${place + 1 + by}.`),
    removeColumn: (place: number) =>
      edit(
        (grid) => ({ ...grid, columns: grid.columns.toSpliced(place, 1) }),
        `${columnName(draft.current().value.columns[place] ?? { insurer: '' }, place)} was removed.`,
      ),
    startFrom: (next: OptionGrid) => edit(() => next, 'The earlier options were copied. Check them before you send.'),
    undo: () => {
      if (before) draft.edit(before);
      setBefore(null);
      setSaid('Restored.');
    },
  };
}
export type GridEditor = ReturnType<typeof useGridEditor>;
