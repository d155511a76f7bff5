import { Button, Stack } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { auditFiltersSchema } from '#shared/audit-trail/schema.ts';
import { TabHead } from '../dashboard/tab-head.tsx';
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
        title="Audit"
        intro="Nobody can change a line here, or take one out. After seven years they are removed."
      >
        <ExportButton name="audit" params={filters as Record<string, string>} label="Download as CSV" />
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
        loading="Loading the audit"
        empty={() => (
          <EmptyState title={narrowed ? 'Nothing like this happened' : 'Nothing has happened yet'}>
            {narrowed && (
              <Button variant="subtle" size="compact-sm" onClick={clear}>
                Show everything
              </Button>
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
