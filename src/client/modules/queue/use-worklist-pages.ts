import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import type { WorklistScope } from '#shared/queue/filters.ts';
import { filtersOf, type QueueQuery } from '#shared/queue/query.ts';
import type { WorklistRow } from '#shared/queue/schema.ts';

const NONE = [] as const;

/**
 * A paginated list of the queue. While another one loads the previous one stays visible, and a search that is no longer needed
 * is aborted. A row that moved between two pages is shown once.
 */
export function useWorklistPages(scope: WorklistScope, { sort, ...query }: QueueQuery) {
  const list = trpc.worklist.list.useInfiniteQuery(
    { scope, ...(sort && { sort }), ...filtersOf(query) },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      trpc: { abortOnUnmount: true },
    },
  );
  const rows = useMemo((): WorklistRow[] | undefined => {
    if (!list.data) return undefined;
    return [...new Map(list.data.pages.flatMap(({ cases }) => cases).map((row) => [row.id, row])).values()];
  }, [list.data]);
  const { capped = false } = list.data?.pages.at(-1) ?? {};
  return { ...list, rows, capped, near: list.data?.pages[0]?.near ?? NONE };
}
