import { useEffect, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { staffStatusLabels } from '#shared/cases/labels.ts';
import type { WorkScope } from '#shared/queue/filters.ts';
import { filtersOf, type QueueQuery, queueQueryString } from '#shared/queue/query.ts';
import type { WorklistRow } from '#shared/queue/schema.ts';

/** A row that left the list while it was on screen, its position and the reason. */
export interface Departed {
  row: WorklistRow;
  /** The row above it, null at the top. */
  after: string | null;
  why: string;
}

/** More at once is not a single change anymore: the list as a whole has changed. */
const AT_ONCE = 10;

function whyOf(found: { status: WorklistRow['status'] } | undefined): string {
  if (!found) return 'Someone else is working on it now.';
  return `It’s now “${staffStatusLabels[found.status]}” and no longer in this list.`;
}

/**
 * Rows that left the list automatically: the filters are the same, but a row is gone. It is kept in its position with the reason until
 * the user closes it or searches for something else. A row that only moved past the last page is still in the list.
 */
export function useDeparted(
  scope: WorkScope,
  query: QueueQuery,
  rows: readonly WorklistRow[] | undefined,
  settled: boolean,
) {
  const utils = trpc.useUtils();
  const key = queueQueryString(query);
  const last = useRef<{ key: string; rows: readonly WorklistRow[] } | null>(null);
  const [departed, setDeparted] = useState<{ key: string; list: readonly Departed[] }>({ key, list: [] });

  useEffect(() => {
    if (!rows || !settled) return;
    const before = last.current;
    last.current = { key, rows };
    if (before?.key !== key) return;
    const here = new Set(rows.map(({ id }) => id));
    const gone = before.rows.filter(({ id }) => !here.has(id));
    if (gone.length === 0 || gone.length > AT_ONCE) return;
    const ids = gone.map(({ id }) => id);
    const place = (row: WorklistRow) =>
      before.rows.slice(0, before.rows.indexOf(row)).findLast(({ id }) => here.has(id))?.id ?? null;
    const ask = utils.client.worklist.whereabouts.query({ scope, ids, ...filtersOf(query) });
    ask.then(
      ({ cases }) => {
        const found = new Map(cases.map((each) => [each.id, each]));
        const left = gone.filter(({ id }) => !found.get(id)?.listed);
        const list = left.map((row): Departed => ({ row, after: place(row), why: whyOf(found.get(row.id)) }));
        setDeparted((now) => ({ key, list: [...(now.key === key ? now.list : []), ...list] }));
      },
      // Without a response the row is simply gone, as in the list.
      () => undefined,
    );
  }, [rows, settled, key, scope, query, utils]);

  const here = new Set(rows?.map(({ id }) => id));
  const list = departed.key === key ? departed.list.filter(({ row }) => !here.has(row.id)) : [];
  const dismiss = (id: string) => setDeparted((now) => ({ ...now, list: now.list.filter(({ row }) => row.id !== id) }));
  return { departed: list, dismiss };
}
