import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { latePart } from '#client/ui/late-part.tsx';
import type { WorkScope } from '#shared/queue/filters.ts';
import { type QueueQuery, queueQueryString } from '#shared/queue/query.ts';
import { QueueTable } from './queue-table.tsx';
import type { Bulk } from './use-bulk.ts';
import { useDeparted } from './use-departed.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenRow } from './use-open-row.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';
import { useWorklistPages } from './use-worklist-pages.ts';

const BulkBar = latePart(async () => (await import('./bulk-bar.tsx')).BulkBar);

interface QueueListProps {
  scope: WorkScope;
  query: QueueQuery;
  hrefOf: (id: string) => string;
  /** The request that is open beside the list. */
  openId: string | null;
  bulk: Bulk;
  onSearch: () => void;
  /** What an empty list means, and the next action; receives names similar to the search. */
  empty: (near: readonly string[]) => ReactNode;
}

const NONE = [] as const;

/** The queue as a list: paginated, with selectable rows, keyboard navigation, and a note where a row has left it. */
export function QueueList({ scope, query, hrefOf, openId, bulk, onSearch, empty }: QueueListProps) {
  const list = useWorklistPages(scope, query);
  const { rows, error, isPlaceholderData, isFetching, hasNextPage, isFetchingNextPage, capped, near } = list;
  const table = useRef<HTMLTableElement>(null);
  const selection = useSelection(rows ?? NONE);
  const { departed, dismiss } = useDeparted(scope, query, rows, !isFetching && !isPlaceholderData);
  const ownQuery = queueQueryString(query);
  useRowKeys({
    area: table,
    ...(openId === null && { onSelect: (id: string, range: boolean) => selection.toggle(id, { range }) }),
    onSearch,
  });
  useNeighbours({ rows, openId, hrefOf, list: ownQuery });
  useOpenRow(table, openId);

  if (!rows && error)
    return (
      <Stack align="flex-start" gap="sm" role="alert">
        <p>{toApiError(error).serverMessage}</p>
        <Button onClick={() => void list.refetch()}>Try Again</Button>
      </Stack>
    );
  if (!rows) return <Skeleton height={220} role="progressbar" aria-label="Loading the list" />;
  const shown = rows.length === 1 ? '1 request' : `${rows.length} requests`;
  return (
    <Stack miw={0}>
      <p className="visually-hidden" role="status">
        {isPlaceholderData ? 'Searching…' : `${shown} shown${hasNextPage && !capped ? ', more available' : ''}.`}
      </p>
      {rows.length === 0 && departed.length === 0 ? (
        !hasNextPage && empty(near)
      ) : (
        <QueueTable
          caption="Requests"
          rows={rows}
          departed={departed}
          onDismiss={dismiss}
          hrefOf={hrefOf}
          list={ownQuery}
          openId={openId}
          showBroker={scope !== 'mine'}
          selection={selection}
          busy={isPlaceholderData}
          ref={table}
        />
      )}
      {capped && hasNextPage && (
        <Text c="dimmed" role="status">
          Not every request has been searched yet. Keep searching, or add a word to narrow it down.
        </Text>
      )}
      {hasNextPage && (
        <Button mx="auto" variant="default" loading={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {capped ? 'Keep searching' : 'Show more'}
        </Button>
      )}
      {openId === null && (selection.selected.length > 0 || bulk.progress) && (
        <BulkBar scope={scope} selection={selection} bulk={bulk} />
      )}
    </Stack>
  );
}
