import { Button } from '@mantine/core';
import { StatusBadge } from '#client/features/case-status/status-badge.tsx';
import { CaseTable } from '#client/features/case-table/case-table.tsx';
import { StatusFilter } from '#client/features/case-table/status-filter.tsx';
import { useCasePages } from '#client/features/case-table/use-case-pages.ts';
import { useStatusParam } from '#client/features/case-table/use-status-param.ts';
import { toApiError } from '#client/lib/api.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#shared/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { DashboardSection } from './dashboard-section.tsx';

/** Every case I work on or have worked on, latest movement first. */
export function MyCases() {
  const [status, setStatus] = useStatusParam();
  const { cases, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useCasePages({
    scope: 'mine',
    status,
  });
  return (
    <DashboardSection title="All your cases" tools={<StatusFilter value={status} onChange={setStatus} />}>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!cases && !error && <PagePlaceholder label="Loading your cases" />}
      {cases?.length === 0 && !status && (
        <EmptyState title="No cases yet">
          <p>Accept an offer or claim a request from the pool, and it appears here.</p>
        </EmptyState>
      )}
      {cases?.length === 0 && status && (
        <EmptyState title="No case has this status">
          <Button variant="subtle" size="compact-sm" onClick={() => setStatus(undefined)}>
            Show every status
          </Button>
        </EmptyState>
      )}
      {cases && cases.length > 0 && (
        <CaseTable
          caption="All your cases, latest movement first"
          cases={cases}
          hrefOf={paths.broker.case}
          statusOf={(row) => <StatusBadge status={row.status} side="staff" />}
          hasMore={hasNextPage}
          loadingMore={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </DashboardSection>
  );
}
