import { useCallback, useMemo, useRef, useState } from 'react';
import type { WorklistRow } from '#shared/queue/schema.ts';

/** The selected rows. A row that left the list is deselected: no action applies to anything out of sight. */
export function useSelection(rows: readonly WorklistRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const selected = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);

  /** With `range` everything between the last selected row and this one follows it. */
  const toggle = useCallback(
    (id: string, { range = false } = {}) => {
      // Read now: React may run the updater later, when the anchor is this row already.
      const start = range ? anchor.current : null;
      setIds((before) => {
        const after = new Set(before);
        const on = !before.has(id);
        const order = rows.map((row) => row.id);
        const from = start ? order.indexOf(start) : -1;
        const to = order.indexOf(id);
        const touched = from < 0 || to < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
        for (const each of touched) {
          if (on) after.add(each);
          else after.delete(each);
        }
        return after;
      });
      anchor.current = id;
    },
    [rows],
  );
  const all = rows.length > 0 && selected.length === rows.length;
  const toggleAll = useCallback(() => setIds(all ? new Set() : new Set(rows.map(({ id }) => id))), [all, rows]);
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, selected, all, toggle, toggleAll, clear };
}

export type Selection = ReturnType<typeof useSelection>;
