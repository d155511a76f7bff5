import { trpc } from '#client/lib/trpc.tsx';
import { useFilterParams } from '#client/lib/use-filter-params.ts';
import { NearNames } from '#client/modules/queue/near-names.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { ListUsersInput } from '#shared/users/schema.ts';
import { ResourceList } from '../lists/resource-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { UserTable } from './user-table.tsx';

const selects = [
  {
    name: 'role',
    label: 'Role',
    choices: { '': 'Any role', admin: 'Administrators', broker: 'Brokers', client: 'Clients' },
  },
  { name: 'account', label: 'Account', choices: { '': 'Any account', active: 'Active', disabled: 'Disabled' } },
] as const;

/** People by role and search, newest first. */
export function UserList() {
  const { filters, setFilter, filtered } = useFilterParams(['search', 'role', 'account']);
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const query = trpc.users.list.useInfiniteQuery(given as Omit<ListUsersInput, 'cursor'>, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
  });
  return (
    <>
      <FilterBar
        searchLabel="Start of a name or username, or an email address"
        selects={selects}
        filters={filters}
        onChange={setFilter}
      />
      <ResourceList
        query={query}
        rowsOf={(page) => page.users}
        loading="Loading users"
        empty={({ near }) => (
          <EmptyState title={filtered ? 'No matching users' : 'No users yet'}>
            <NearNames names={near} onSearch={(name) => setFilter('search', name)} />
            <p>
              {filtered
                ? 'Search matches the start of any word in a name or address.'
                : 'People appear here once they have an account.'}
            </p>
          </EmptyState>
        )}
      >
        {(users) => <UserTable users={users} />}
      </ResourceList>
    </>
  );
}
