/**
 * News that is written into the cache while the same list is being fetched: an answer that was read before the news ends after it, and
 * would take it off the screen again. Such a fetch is begun anew.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Call after writing into the query. Costs nothing while it is not being fetched. */
export function outrunLateAnswer(client: QueryClient, queryKey: QueryKey): void {
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}
