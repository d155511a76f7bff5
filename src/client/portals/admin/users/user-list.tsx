import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useFilterParams } from '#client/lib/use-filter-params.ts';
import { NearNames } from '#client/modules/queue/near-names.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { ListUsersInput } from '#shared/users/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { ListFooter } from '../lists/list-footer.tsx';
import { FilterBar } from './filter-bar.tsx';
import { UserTable } from './user-table.tsx';

const selects = [
  {
    name: 'role',
    label: 'Role',
    choices: { '': 'Everybody', admin: 'Administrators', broker: 'Brokers', client: 'Clients' },
  },
  { name: 'account', label: 'Account', choices: { '': 'Any', active: 'Active', disabled: 'Disabled' } },
] as const;

/** People by role and search, newest first. */
export function UserList() {
  const { filters, setFilter, filtered } = useFilterParams(['search', 'role', 'account']);
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = trpc.users.list.useInfiniteQuery(
    given as Omit<ListUsersInput, 'cursor'>,
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, placeholderData: (before) => before },
  );
  const users = data?.pages.flatMap((page) => page.users);
  return (
    <>
      <FilterBar
        searchLabel="The beginning of a name or username, or an email address"
        selects={selects}
        filters={filters}
        onChange={setFilter}
      />
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!users && !error && <PagePlaceholder label="Loading the users" />}
      <div role="status">
        {users?.length === 0 && !hasNextPage && (
          <EmptyState title={filtered ? 'Nobody fits these filters' : 'Nobody has an account yet'}>
            <NearNames names={data?.pages[0]?.near ?? []} onSearch={(name) => setFilter('search', name)} />
            {filtered && <p>People are found by the beginnings of the words of their names and addresses.</p>}
          </EmptyState>
        )}
      </div>
      {users && users.length > 0 && <UserTable users={users} />}
      <ListFooter
        capped={data?.pages.at(-1)?.capped ?? false}
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
}
