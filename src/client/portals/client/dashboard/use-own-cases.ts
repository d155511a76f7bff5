import { trpc } from '#client/lib/trpc.tsx';
import { needsOf } from './needs.ts';

/** The client's requests by pages, and what they wait for. Requests that wait are asked for by themselves: they may be old. */
export function useOwnCases() {
  const list = trpc.cases.list.useInfiniteQuery(
    { scope: 'own' },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const waiting = trpc.cases.list.useQuery({ scope: 'own', status: 'waiting_client' });
  const quoted = trpc.cases.list.useQuery({ scope: 'own', status: 'quoted' });

  const cases = list.data?.pages.flatMap((page) => page.cases);
  const ready = cases && waiting.data && quoted.data;
  const error = list.data ? null : (list.error ?? waiting.error ?? quoted.error);
  return {
    cases: ready && cases,
    needs: ready ? needsOf([...waiting.data.cases, ...quoted.data.cases, ...cases]) : [],
    error,
    retry() {
      void list.refetch();
      void waiting.refetch();
      void quoted.refetch();
    },
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}
