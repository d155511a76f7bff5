import { Button } from '@mantine/core';
import type { CaseSummary } from '#shared/cases/views.ts';
import { CaseCard } from './case-card.tsx';
import css from './case-list.module.css';

interface CaseListProps {
  cases: readonly CaseSummary[];
  shared?: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
}

/** A paginated list of requests, last updated first. */
export function CaseList({ cases, shared = false, hasMore, loadingMore, onMore }: CaseListProps) {
  return (
    <>
      <ul className={css.list}>
        {cases.map((row) => (
          <CaseCard row={row} shared={shared} key={row.id} />
        ))}
      </ul>
      {hasMore && (
        <Button className={css.more} variant="default" loading={loadingMore} onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
}
