import { Button, Stack } from '@mantine/core';
import type { CaseSummary } from '#shared/cases/views.ts';
import { CaseCard } from './case-card.tsx';

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
      <Stack component="ul" className="plain-list" gap="sm">
        {cases.map((row) => (
          <CaseCard row={row} shared={shared} key={row.id} />
        ))}
      </Stack>
      {hasMore && (
        <Button w="fit-content" mt="xs" mx="auto" variant="default" loading={loadingMore} onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
}
