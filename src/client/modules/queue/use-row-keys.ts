import { type RefObject, useEffect } from 'react';
import { useActions } from '#client/lib/actions/actions.ts';
import { actionKeys } from '#client/lib/actions/keys.ts';
import { isForPage } from '#client/lib/actions/use-action-keys.ts';

interface RowKeys {
  /** The container of the rows: each has `data-row` with its id, and a link inside. */
  area: RefObject<HTMLElement | null>;
  /** Absent where nothing can be selected. */
  onSelect?: (id: string, range: boolean) => void;
  /** Absent where there is nothing to search. */
  onSearch?: () => void;
}

/** The row with the focus, or the one that is open beside the list. */
function currentRow(area: HTMLElement): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
  return focused && area.contains(focused) ? focused : area.querySelector<HTMLElement>('[data-open]');
}

/** Moves the focus to the link of the next row in a direction, or of the first one. */
function step(area: HTMLElement | null, steps: -1 | 1): boolean {
  if (!area) return false;
  const rows = [...area.querySelectorAll<HTMLElement>('[data-row]')];
  const row = currentRow(area);
  const next = row ? Math.min(Math.max(rows.indexOf(row) + steps, 0), rows.length - 1) : 0;
  const link = rows[next]?.querySelector<HTMLElement>('a');
  link?.focus();
  return link !== undefined && link !== null;
}

/** Keyboard shortcuts of a list: move through the rows, select one, search. Enter opens a row, which is a link. */
export function useRowKeys({ area, onSelect, onSearch }: RowKeys): void {
  const select = (event?: KeyboardEvent) => {
    const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (id && onSelect) onSelect(id, event?.shiftKey ?? false);
  };
  useActions([
    {
      id: 'list-down',
      label: 'Next row',
      group: 'List',
      key: actionKeys.down,
      keyOnly: true,
      run: () => step(area.current, 1),
    },
    {
      id: 'list-up',
      label: 'Previous row',
      group: 'List',
      key: actionKeys.up,
      keyOnly: true,
      run: () => step(area.current, -1),
    },
    ...(onSearch
      ? [{ id: 'list-search', label: 'Search the list', group: 'List' as const, key: actionKeys.search, run: onSearch }]
      : []),
    ...(onSelect
      ? [
          {
            id: 'list-select',
            label: 'Select the row; hold Shift for a range',
            group: 'List' as const,
            key: actionKeys.select,
            keyOnly: true,
            run: select,
          },
        ]
      : []),
  ]);

  useEffect(() => {
    // The arrow keys move only from within the list, also where single keys are off: they are not text.
    function onKey(event: KeyboardEvent) {
      const steps = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const within = area.current?.contains(document.activeElement) ?? false;
      if (steps === 0 || !within || !isForPage(event) || document.activeElement instanceof HTMLInputElement) return;
      if (step(area.current, steps)) event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [area]);
}
