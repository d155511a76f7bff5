/** Lists of cases, page by page. */
import { useEffect } from 'react';
import { type RouterInputs, trpc } from '#client/lib/trpc.tsx';

type CaseListInput = Pick<RouterInputs['cases']['list'], 'scope' | 'status' | 'state' | 'query'>;

/** One list, growing by "Show more". */
export function useCasePages(input: CaseListInput) {
  const query = trpc.cases.list.useInfiniteQuery(input, { getNextPageParam: ({ nextCursor }) => nextCursor });
  return { ...query, cases: query.data?.pages.flatMap(({ cases }) => cases) };
}

/** A list that is short by nature, fetched to its end: what a broker works on is bounded by what one may take on. */
export function useWholeList(input: CaseListInput) {
  const { cases, error, hasNextPage, isFetching, fetchNextPage } = useCasePages(input);
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return { cases, error };
}
