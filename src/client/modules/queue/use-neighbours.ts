import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActions } from '#client/lib/actions/actions.ts';
import { actionKeys } from '#client/lib/actions/keys.ts';
import { showToast } from '#client/lib/toasts.ts';
import { listOf, listState } from './list-state.ts';
import { neighbourOf } from './neighbour-of.ts';

interface Neighbours {
  rows: readonly { id: string }[] | undefined;
  /** The request that is open beside the list. */
  openId: string | null;
  hrefOf: (id: string) => string;
  /** The query of the list. */
  list: string;
}

/**
 * Keys for the next and previous request of a list. The order is the one in which the list was when the request was opened: what
 * is done with it moves it, and "next" must not skip or repeat the others because of that.
 */
export function useNeighbours({ rows, openId, hrefOf, list }: Neighbours): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const order = useRef<readonly string[]>([]);
  const opened = useRef<string | null>(null);
  // Two quick presses are two steps, also before the first one is on screen.
  const current = useRef(openId);

  useEffect(() => {
    if (!rows) return;
    const ids = rows.map(({ id }) => id);
    const known = opened.current === openId && order.current.length > 0;
    // New rows can be reached too, at the end.
    order.current = known ? [...order.current, ...ids.filter((id) => !order.current.includes(id))] : ids;
    opened.current = openId;
  }, [rows, openId]);

  useEffect(() => {
    current.current = openId;
  }, [openId]);

  const go = (steps: 1 | -1) => {
    const here = new Set(rows?.map(({ id }) => id));
    const next = neighbourOf(order.current, here, current.current, steps);
    if (next) current.current = next;
    if (next) void navigate(hrefOf(next), { state: listState(openId ? listOf(state) : list) });
    else
      showToast({
        kind: 'info',
        message: steps > 0 ? 'That was the last request in the list.' : 'That was the first request in the list.',
      });
  };
  useActions([
    { id: 'next', label: 'Next request', group: 'Request', key: actionKeys.next, run: () => go(1) },
    { id: 'previous', label: 'Previous request', group: 'Request', key: actionKeys.previous, run: () => go(-1) },
  ]);
}
