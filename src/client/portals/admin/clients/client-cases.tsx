import { Stack } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ResourceList } from '../lists/resource-list.tsx';
import { ClientCaseTable } from './client-case-table.tsx';

/** All cases of one client, last updated first. */
export function ClientCases({ clientId }: { clientId: string }) {
  const query = trpc.clients.cases.useInfiniteQuery(
    { clientId },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  return (
    <Stack gap="lg">
      <ResourceList
        query={query}
        rowsOf={(page) => page.cases}
        loading="Loading requests"
        empty={() => (
          <EmptyState title="No requests yet">
            <p>This client has an account but hasn’t requested a quote yet.</p>
          </EmptyState>
        )}
      >
        {(cases) => <ClientCaseTable cases={cases} />}
      </ResourceList>
    </Stack>
  );
}
