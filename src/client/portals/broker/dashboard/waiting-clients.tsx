import { StatusBadge } from '#client/features/case-status/status-badge.tsx';
import { CaseTable } from '#client/features/case-table/case-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import { paths } from '#shared/paths.ts';
import { DashboardSection } from './dashboard-section.tsx';

/** Whose turn is mine: the next due first. */
export function WaitingClients({ cases }: { cases: readonly CaseSummary[] }) {
  return (
    <DashboardSection title="Clients waiting for you" count={cases.length}>
      {cases.length === 0 ? (
        <EmptyState title="Nobody is waiting for you">
          <p>A client who writes, or a request that needs your next step, appears here.</p>
        </EmptyState>
      ) : (
        <CaseTable
          caption="Clients waiting for you, the next due first"
          cases={cases}
          hrefOf={paths.broker.case}
          statusOf={({ status }) => <StatusBadge status={status} side="staff" />}
        />
      )}
    </DashboardSection>
  );
}
