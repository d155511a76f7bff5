import { Button } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { NearNames } from '#client/modules/queue/near-names.tsx';
import { SearchBox } from '#client/modules/queue/search-box.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import list from '../lists/list.module.css';
import { ListFooter } from '../lists/list-footer.tsx';
import { useListParams } from '../lists/use-list-params.ts';
import { PeopleTable } from './people-table.tsx';

/** People who made a request without an account, one row per mailbox, sorted by address. */
export function PeopleWithoutAccount() {
  const params = useListParams();
  const search = params.get('q');
  const query = trpc.clients.withoutAccount.useInfiniteQuery(
    { search },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  const { data, error, refetch } = query;
  const people = data?.pages.flatMap((page) => page.people);
  return (
    <>
      <p className={list.intro}>
        They asked for a quote and have no account yet. Each mailbox stands here once, with its latest request; with an
        account they move to the other list.
      </p>
      <div className={list.filters}>
        <SearchBox value={search} onSearch={(q) => params.set({ q })} placeholder="Name or e-mail" />
      </div>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!people && !error && <PagePlaceholder label="Loading the people" />}
      {people?.length === 0 && !query.hasNextPage && (
        <EmptyState title={search ? 'No matches' : 'No requests without an account'}>
          <NearNames names={data?.pages[0]?.near ?? []} onSearch={(q) => params.set({ q })} />
          {search ? (
            <Button variant="subtle" size="compact-sm" onClick={() => params.set({ q: '' })}>
              Clear search
            </Button>
          ) : (
            <p>People who send a request without signing in appear here.</p>
          )}
        </EmptyState>
      )}
      {people && people.length > 0 && <PeopleTable people={people} />}
      <ListFooter
        capped={data?.pages.at(-1)?.capped ?? false}
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
