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
import css from './tab.module.css';

/** Every case, latest movement first. */
export function CasesTab() {
  const [status, setStatus] = useStatusParam();
  const { cases, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useCasePages({
    scope: 'all',
    status,
  });
  return (
    <section className={css.tab} aria-labelledby="cases">
      <div className={css.head}>
        <h2 className={css.title} id="cases">
          All cases
        </h2>
        <StatusFilter value={status} onChange={setStatus} />
      </div>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!cases && !error && <PagePlaceholder label="Loading the cases" />}
      {cases?.length === 0 && (
        <EmptyState title={status ? 'No case has this status' : 'No requests yet'}>
          {status ? (
            <Button variant="subtle" size="compact-sm" onClick={() => setStatus(undefined)}>
              Show every status
            </Button>
          ) : (
            <p>
              Requests sent on <a href={paths.getQuote}>the quote page</a> appear here by themselves.
            </p>
          )}
        </EmptyState>
      )}
      {cases && cases.length > 0 && (
        <CaseTable
          caption="All cases, latest movement first"
          cases={cases}
          hrefOf={paths.admin.case}
          statusOf={(row) => <StatusBadge status={row.status} side="staff" />}
          showBroker
          hasMore={hasNextPage}
          loadingMore={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </section>
  );
}
