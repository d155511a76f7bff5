import { Button, SimpleGrid } from '@mantine/core';
import { useWorklistPages } from '#client/modules/queue/use-worklist-pages.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Section } from '#client/ui/section.tsx';
import { PoolCard } from './pool-card.tsx';

/** Unassigned requests in the broker's lines, without names. */
export function Pool() {
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = useWorklistPages('pool', {});
  if (!rows) return null;
  return (
    <Section title="Unassigned requests" count={rows.length} bare>
      {rows.length === 0 ? (
        <EmptyState title="No unassigned requests">
          <p>Requests in your lines that no broker has accepted appear here, without names, for you to claim.</p>
        </EmptyState>
      ) : (
        <SimpleGrid minColWidth="min(23rem, 100%)">
          {rows.map((request) => (
            <PoolCard key={request.id} request={request} />
          ))}
        </SimpleGrid>
      )}
      {hasNextPage && (
        <Button
          w="fit-content"
          mx="auto"
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Section>
  );
}
