import { trpc } from '#client/lib/trpc.tsx';
import { isOpen } from '#shared/cases/rules.ts';
import { needsOf } from './needs.ts';
import { useKeptDrafts } from './use-kept-drafts.ts';

const firstPage = { getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined };

/** What decides the top of the dashboard: the to-dos, and whether there are any requests at all. */
export function useDashboard() {
  const needs = trpc.cases.needs.useQuery();
  // The same lists the sections show: fetched once for all of them.
  const own = trpc.cases.list.useInfiniteQuery({ scope: 'own' }, firstPage);
  const shared = trpc.cases.list.useInfiniteQuery({ scope: 'shared' }, firstPage);
  const { drafts, discard } = useKeptDrafts();
  const queries = [needs, own, shared];
  const cases = [own, shared].flatMap(({ data }) => data?.pages.flatMap((page) => page.cases) ?? []);
  const asked = new Set(needs.data?.documents.map(({ caseId }) => caseId));
  const ready = needs.data && own.data && shared.data;
  return {
    needs: ready && needsOf(needs.data),
    drafts,
    discardDraft: discard,
    hasCases: (own.data?.pages[0]?.cases.length ?? 0) > 0,
    hasShared: (shared.data?.pages[0]?.cases.length ?? 0) > 0,
    /** Requests that still accept documents; those with a document request first. */
    receiving: cases
      .filter(({ status }) => isOpen(status) || status === 'bound')
      .toSorted((a, b) => Number(asked.has(b.id)) - Number(asked.has(a.id))),
    error: ready ? null : (queries.find(({ error }) => error)?.error ?? null),
    retry() {
      for (const query of queries) void query.refetch();
    },
  };
}
