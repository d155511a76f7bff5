import { Button, Stack } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { auditFiltersSchema } from '#shared/audit-trail/schema.ts';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { ExportButton } from '../data/export-button.tsx';
import { ResourceList } from '../lists/resource-list.tsx';
import { useListFilters } from '../lists/use-list-filters.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';

/** Who did what, when and why: across all cases and outside of them, newest first. */
export function AuditTab() {
  const { filters, set, clear, narrowed } = useListFilters(auditFiltersSchema);
  const query = trpc.audit.list.useInfiniteQuery(filters, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  });
  return (
    <Stack component="section" gap="lg" aria-labelledby="audit">
      <TabHead
        id="audit"
        title={adminParts.audit}
        intro="Entries can’t be edited or deleted. They are removed after seven years."
      >
        <ExportButton name="audit" params={filters as Record<string, string>} label="Download CSV" />
      </TabHead>
      <AuditFilterBar
        filters={filters}
        whoName={query.data?.pages[0]?.whoName ?? null}
        narrowed={narrowed}
        set={set}
        clear={clear}
      />
      <ResourceList
        query={query}
        rowsOf={(page) => page.entries}
        loading="Loading the audit log"
        empty={() => (
          <EmptyState title={narrowed ? 'No matching entries' : 'No entries yet'}>
            {narrowed ? (
              <Button variant="subtle" size="compact-sm" onClick={clear}>
                {' '}
                Clear filters{' '}
              </Button>
            ) : (
              <p>Staff actions appear here as they happen: sign-offs, exports, changes to settings and accounts.</p>
            )}
          </EmptyState>
        )}
      >
        {(entries) => (
          <ol className="plain-list">
            {entries.map((entry) => (
              <AuditEntry key={entry.key} entry={entry} onWho={(who) => set({ who })} />
            ))}
          </ol>
        )}
      </ResourceList>
    </Stack>
  );
}
