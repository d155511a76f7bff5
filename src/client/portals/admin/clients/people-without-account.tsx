import { Button, Text } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { NearNames } from '#client/modules/queue/near-names.tsx';
import { SearchBox } from '#client/modules/queue/search-box.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import list from '../lists/list.module.css';
import { ResourceList } from '../lists/resource-list.tsx';
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
  return (
    <>
      <Text c="dimmed" maw="var(--reading)" inherit>
        People who requested a quote but don’t have an account yet. Each email address is listed once, with its latest
        request; after registering, people move to the other list.
      </Text>
      <div className={list.filters}>
        <SearchBox value={search} onSearch={(q) => params.set({ q })} placeholder="Name or email" />
      </div>
      <ResourceList
        query={query}
        rowsOf={(page) => page.people}
        loading="Loading people"
        empty={({ near }) => (
          <EmptyState title={search ? 'No matching people' : 'No requests from people without an account'}>
            <NearNames names={near} onSearch={(q) => params.set({ q })} />
            {search ? (
              <Button variant="subtle" size="compact-sm" onClick={() => params.set({ q: '' })}>
                Clear search
              </Button>
            ) : (
              <p>People who send a request without signing in appear here.</p>
            )}
          </EmptyState>
        )}
      >
        {(people) => <PeopleTable people={people} />}
      </ResourceList>
    </>
  );
}
