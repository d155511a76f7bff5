import { type RefObject, useEffect } from 'react';

interface RowKeys {
  /** The container of the rows: each has `data-row` with its id, and a link inside. */
  area: RefObject<HTMLElement | null>;
  enabled: boolean;
  onSelect: (id: string, range: boolean) => void;
  onSearch: () => void;
  onHelp: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName) || isTextInput(target);
}

function isTextInput(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
}

/** The link of the next row in a direction, or the first one when no row has the focus. */
function neighbour(area: HTMLElement, steps: -1 | 1): HTMLElement | undefined {
  const rows = [...area.querySelectorAll<HTMLElement>('[data-row]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current < 0 ? 0 : Math.min(Math.max(current + steps, 0), rows.length - 1);
  return rows[next]?.querySelector<HTMLElement>('a') ?? undefined;
}

/** Keyboard shortcuts of the list: move through the rows, select one, search, help. Enter opens a row, which is a link. */
export function useRowKeys({ area, enabled, onSelect, onSearch, onHelp }: RowKeys): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // An open dialog or menu handles the keyboard itself.
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      const list = area.current;
      const inside = list?.contains(document.activeElement) ?? false;
      const arrow = inside && !(document.activeElement instanceof HTMLInputElement);
      const steps = (event.key === 'ArrowDown' && arrow) || (enabled && event.key === 'j') ? 1 : -1;
      const walks = steps === 1 || (event.key === 'ArrowUp' && arrow) || (enabled && event.key === 'k');
      if (walks && list) {
        const link = neighbour(list, steps);
        if (!link) return;
        event.preventDefault();
        link.focus();
        return;
      }
      if (!enabled) return;
      if (event.key === '/') onSearch();
      else if (event.key === '?') onHelp();
      else if (event.key.toLowerCase() === 'x' && inside) {
        const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
        if (!id) return;
        onSelect(id, event.shiftKey);
      } else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [area, enabled, onSelect, onSearch, onHelp]);
}
