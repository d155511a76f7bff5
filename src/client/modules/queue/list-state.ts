/**
 * The list a request was opened from travels with the history entry: the address of a request stays short and can be shared,
 * and a reload or the back button still finds the list.
 */
interface ListState {
  list: string;
}

/** For the `state` of a link to a request. `list` is the query of the list's address, without the question mark. */
export function listState(list: string): ListState {
  return { list };
}

/** The query of the list that a request was opened from; empty for one opened by a link. */
export function listOf(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : '';
  return typeof list === 'string' ? list : '';
}

/** For the `state` of a way to the list that ends in its search field. */
export const searchState = { search: true };

/** Whether the list was opened to search it. */
export function wantsSearchOf(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'search' in state && state.search === true;
}
