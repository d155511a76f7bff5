import { listName } from '#client/modules/queue/list-name.ts';
import { listOf } from '#client/modules/queue/list-state.ts';
import { paths } from '#shared/platform/paths.ts';
import { parseQueueQuery } from '#shared/queue/query.ts';

/** The list that a request was opened from, by the state of the history entry: its address and its name. */
export function wayBack(state: unknown): { to: string; label: string } {
  const list = listOf(state);
  const { query } = parseQueueQuery(new URLSearchParams(list));
  return {
    to: list ? `${paths.broker.home}?${list}` : paths.broker.home,
    label: listName(query, query.list === 'firm' ? 'firm' : 'mine', 'Your queue'),
  };
}
