import { Button } from '@mantine/core';
import { useCasePages } from '#client/features/case-table/use-case-pages.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import css from './card-grid.module.css';
import { DashboardSection } from './dashboard-section.tsx';
import { PoolCard } from './pool-card.tsx';

/** Requests nobody has yet, in my lines, without names. */
export function Pool() {
  const { cases, hasNextPage, isFetchingNextPage, fetchNextPage } = useCasePages({ scope: 'pool' });
  if (!cases) return null;
  return (
    <DashboardSection title="Open requests without a broker" count={cases.length}>
      {cases.length === 0 ? (
        <EmptyState title="The pool is empty">
          <p>Requests in your lines that no broker has taken appear here, without names.</p>
        </EmptyState>
      ) : (
        <div className={css.grid}>
          {cases.map((request) => (
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
