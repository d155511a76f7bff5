import { listOf } from '#client/modules/queue/list-state.ts';
import { paths } from '#shared/platform/paths.ts';

/** The address of the list that a request was opened from, by the state of the history entry. */
export function listHref(state: unknown): string {
  const list = listOf(state);
  return list ? `${paths.broker.home}?${list}` : paths.broker.home;
}
