import { trpc } from '#client/lib/trpc.tsx';
import { isOpen } from '#shared/cases/rules.ts';
import { needsOf } from './needs.ts';
import { useKeptDrafts } from './use-kept-drafts.ts';

const firstPage = { getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined };

/** What decides how the dashboard begins: what is waited for, and whether there is anything at all. */
export function useDashboard() {
  const needs = trpc.cases.needs.useQuery();
  // The very lists the sections show: asked once, whoever asks.
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
    /** Where documents still come in; first where somebody has asked for one. */
    receiving: cases
      .filter(({ status }) => isOpen(status) || status === 'bound')
      .toSorted((a, b) => Number(asked.has(b.id)) - Number(asked.has(a.id))),
    error: ready ? null : (queries.find(({ error }) => error)?.error ?? null),
    retry() {
      for (const query of queries) void query.refetch();
    },
  };
}
