import { Button } from '@mantine/core';
import { useWorklistPages } from '#client/modules/queue/use-worklist-pages.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import css from './card-grid.module.css';
import { DashboardSection } from './dashboard-section.tsx';
import { PoolCard } from './pool-card.tsx';

/** Unassigned requests in the broker's lines, without names. */
export function Pool() {
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = useWorklistPages('pool', {});
  if (!rows) return null;
  return (
    <DashboardSection title="Open requests without a broker" count={rows.length}>
      {rows.length === 0 ? (
        <EmptyState title="The pool is empty">
          <p>Requests in your lines that no broker has taken appear here, without names.</p>
        </EmptyState>
      ) : (
        <div className={css.grid}>
          {rows.map((request) => (
            <PoolCard key={request.id} request={request} />
          ))}
        </div>
      )}
      {hasNextPage && (
        <Button
          className={css.more}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </DashboardSection>
  );
}
