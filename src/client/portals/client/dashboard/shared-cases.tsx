import { trpc } from '#client/lib/trpc.tsx';
import { CaseList } from './case-list.tsx';
import css from './shared-cases.module.css';

/** Requests of others to which the user was invited; renders nothing when there are none. */
export function SharedCases() {
  const list = trpc.cases.list.useInfiniteQuery(
    { scope: 'shared' },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const cases = list.data?.pages.flatMap((page) => page.cases) ?? [];
  if (cases.length === 0) return null;
  return (
    <section className={css.shared} aria-labelledby="shared">
      <h2 className={css.title} id="shared">
        Shared with you
      </h2>
      <CaseList
        cases={cases}
        shared
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </section>
  );
}
