import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ResourceList } from '../lists/resource-list.tsx';
import { PartnerTable } from './partner-table.tsx';

/** Every partner, newest first. */
export function PartnerList() {
  const query = trpc.partners.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, placeholderData: (before) => before },
  );
  return (
    <ResourceList
      query={query}
      rowsOf={(page) => page.partners}
      loading="Loading partners"
      empty={() => (
        <EmptyState title="No partners yet">
          <p>Add the first one, then create a key so they can start.</p>
        </EmptyState>
      )}
    >
      {(partners) => <PartnerTable partners={partners} />}
    </ResourceList>
  );
}
