import { Button, NativeSelect } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { NearNames } from '#client/modules/queue/near-names.tsx';
import { SearchBox } from '#client/modules/queue/search-box.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type ClientFilter, clientFilterSchema } from '#shared/client-directory/schema.ts';
import list from '../lists/list.module.css';
import { ResourceList } from '../lists/resource-list.tsx';
import { useListParams } from '../lists/use-list-params.ts';
import { ClientTable } from './client-table.tsx';

const filterLabels: Record<ClientFilter, string> = {
  all: 'All clients',
  verified: 'Email confirmed',
  unverified: 'Email not confirmed',
  open_cases: 'With open requests',
  disabled: 'Disabled',
};
const choices = Object.entries(filterLabels).map(([value, label]) => ({ value, label }));

/** Clients with an account, newest first. */
export function AccountClients() {
  const params = useListParams();
  const search = params.get('q');
  const filter = clientFilterSchema.catch('all').parse(params.get('filter'));
  const query = trpc.clients.list.useInfiniteQuery(
    { filter, search },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  const narrowed = search !== '' || filter !== 'all';
  return (
    <>
      <div className={list.filters}>
        <SearchBox value={search} onSearch={(q) => params.set({ q })} placeholder="Name, username, email or phone" />
        <NativeSelect
          label="Show"
          data={choices}
          value={filter}
          onChange={({ currentTarget }) =>
            params.set({ filter: currentTarget.value === 'all' ? '' : currentTarget.value })
          }
        />
      </div>
      <ResourceList
        query={query}
        rowsOf={(page) => page.clients}
        loading="Loading clients"
        empty={({ near }) => (
          <EmptyState title={narrowed ? 'No matching clients' : 'No clients yet'}>
            <NearNames names={near} onSearch={(q) => params.set({ q })} />
            {narrowed ? (
              <Button variant="subtle" size="compact-sm" onClick={() => params.set({ q: '', filter: '' })}>
                Clear search and filters
              </Button>
            ) : (
              <p>People who create an account in the client portal appear here.</p>
            )}
          </EmptyState>
        )}
      >
        {(clients) => <ClientTable clients={clients} />}
      </ResourceList>
    </>
  );
}
