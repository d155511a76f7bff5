import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import { CaseList } from './case-list.tsx';

/** Requests of others to which the user was invited; renders nothing when there are none. */
export function SharedCases() {
  const list = trpc.cases.list.useInfiniteQuery(
    { scope: 'shared' },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const cases = list.data?.pages.flatMap((page) => page.cases) ?? [];
  if (cases.length === 0) return null;
  return (
    <Section title="Shared with you" bare>
      <CaseList
        cases={cases}
        shared
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </Section>
  );
}
