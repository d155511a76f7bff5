import { Button, Stack } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { securityEventFiltersSchema } from '#shared/accounts/security-events/schema.ts';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { ResourceList } from '../lists/resource-list.tsx';
import { useListFilters } from '../lists/use-list-filters.ts';
import { SecurityEventItem } from './security-event-item.tsx';
import { SecurityFilterBar } from './security-filter-bar.tsx';

/** Events about account security, newest first. */
export function SecurityTab() {
  const { filters, set, clear, narrowed } = useListFilters(securityEventFiltersSchema);
  const query = trpc.securityEvents.list.useInfiniteQuery(filters, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  });
  return (
    <Stack component="section" gap="lg" aria-labelledby="security">
      <TabHead
        id="security"
        title={adminParts.security}
        intro="Sign-ins, failed attempts, changes to account security, and exports. Only part of each IP address is kept, and everything is deleted after 12 months."
      />
      <SecurityFilterBar
        filters={filters}
        whoName={query.data?.pages[0]?.whoName ?? null}
        narrowed={narrowed}
        set={set}
        clear={clear}
      />
      <ResourceList
        query={query}
        rowsOf={(page) => page.events}
        loading="Loading security events"
        empty={() => (
          <EmptyState title={narrowed ? 'No matching events' : 'No events yet'}>
            {narrowed ? (
              <Button variant="subtle" size="compact-sm" onClick={clear}>
                {' '}
                Clear filters{' '}
              </Button>
            ) : (
              <p>Sign-ins and changes to account security appear here as they happen.</p>
            )}
          </EmptyState>
        )}
      >
        {(events) => (
          <ol className="plain-list">
            {events.map((event) => (
              <SecurityEventItem key={event.id} event={event} onWho={(who) => set({ who })} />
            ))}
          </ol>
        )}
      </ResourceList>
    </Stack>
  );
}
