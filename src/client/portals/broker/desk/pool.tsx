import { Button, Skeleton, Stack } from '@mantine/core';
import { useRef } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { useNeighbours } from '#client/modules/queue/use-neighbours.ts';
import { useRowKeys } from '#client/modules/queue/use-row-keys.ts';
import { useWorklistPages } from '#client/modules/queue/use-worklist-pages.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#shared/platform/paths.ts';
import { PoolRow } from './pool-row.tsx';
import css from './unclaimed.module.css';

/** Unassigned requests in the broker's lines, without names. */
export function Pool({ openId }: { openId: string | null }) {
  const { rows, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useWorklistPages('pool', {});
  const area = useRef<HTMLUListElement>(null);
  useRowKeys({ area });
  useNeighbours({ rows, openId, hrefOf: paths.broker.case, list: 'list=unassigned' });

  if (!rows && error)
    return (
      <Stack align="flex-start" gap="sm" role="alert">
        <p>{toApiError(error).serverMessage}</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Stack>
    );
  if (!rows) return <Skeleton height={220} role="progressbar" aria-label="Loading the list" />;
  if (rows.length === 0)
    return (
      <EmptyState title="No unassigned requests">
        <p>Requests in your lines that no broker has accepted appear here, without names, for you to claim.</p>
      </EmptyState>
    );
  return (
    <Stack component="section" gap="sm" miw={0} aria-label="Unassigned requests">
      <ul className={`plain-list ${css.rows}`} ref={area}>
        {rows.map((request) => (
          <PoolRow key={request.id} request={request} open={request.id === openId} beside={openId !== null} />
        ))}
      </ul>
      {hasNextPage && (
        <Button mx="auto" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
