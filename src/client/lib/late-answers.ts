/**
 * Handles live events written into the cache while the same list is being fetched: the response was read before the event but arrives
 * after it, and would remove it from the screen. Such a fetch is restarted.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Call after writing to the query. Does nothing unless it is being fetched. */
export function outrunLateAnswer(client: QueryClient, queryKey: QueryKey): void {
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}
