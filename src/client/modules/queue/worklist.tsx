import { Button, Stack } from '@mantine/core';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { emptyBucket } from '#shared/queue/labels.ts';
import type { QueueQuery } from '#shared/queue/query.ts';
import type { WorkScope } from '#shared/queue/schema.ts';
import { ActiveFilters } from './active-filters.tsx';
import { Board } from './board.tsx';
import { BrokerField } from './broker-field.tsx';
import { BucketNav } from './bucket-nav.tsx';
import { BulkOutcomeView } from './bulk-outcome.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { KeysHelp } from './keys-help.tsx';
import { MessageHits } from './message-hits.tsx';
import { NearNames } from './near-names.tsx';
import { activeFilters } from './query-words.ts';
import { QueueList } from './queue-list.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import { SavedViewsNav } from './saved-views-nav.tsx';
import { useBulk } from './use-bulk.ts';
import { useQueueQuery } from './use-queue-query.ts';
import { useSavedViews } from './use-saved-views.ts';

interface WorklistProps {
  scope: WorkScope;
  hrefOf: (id: string) => string;
  /** What an empty list without filters means here. */
  empty: ReactNode;
}

function emptyTitle({ q, bucket }: QueueQuery, filters: number): string {
  if (q) return 'No requests match your search';
  return filters === 1 && bucket ? 'No requests in this group' : 'No requests match these filters';
}

/** The queue: groups by urgency, saved views, search and filters in the address, as a table or as a board. */
export function Worklist({ scope, hrefOf, empty }: WorklistProps) {
  const { query, change, set } = useQueueQuery();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [help, setHelp] = useState(false);
  const filtersId = useId();
  const search = useRef<HTMLInputElement>(null);
  const bulk = useBulk();
  const saved = useSavedViews();
  const counts = trpc.worklist.counts.useQuery({ scope });
  const broker = query.broker && query.broker !== 'none' ? query.broker : null;
  const named = trpc.brokers.get.useQuery({ brokerId: broker ?? '' }, { enabled: scope === 'all' && broker !== null });
  const filters = activeFilters(query, scope, named.data?.name);

  const onSearch = useCallback((words: string) => change({ q: words || undefined }, { replace: true }), [change]);
  const onHelp = useCallback(() => setHelp(true), []);
  const clear = () => set({ ...(query.view && { view: query.view }), ...(query.sort && { sort: query.sort }) });
  const nothing = (near: readonly string[]) =>
    filters.length > 0 ? (
      <EmptyState title={emptyTitle(query, filters.length)}>
        {filters.length === 1 && query.bucket && <p>{emptyBucket(query.bucket, scope)}</p>}
        <NearNames names={near} onSearch={onSearch} />
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          Show all open requests
        </Button>
      </EmptyState>
    ) : (
      empty
    );
  return (
    <Stack miw={0}>
      <BucketNav scope={scope} query={query} counts={counts.data} />
      <SavedViewsNav query={query} saved={saved} />
      <QueueToolbar
        query={query}
        onChange={change}
        onSearch={onSearch}
        searchRef={search}
        filtersOpen={filtersOpen}
        filtersId={filtersId}
        filterCount={filters.filter(({ key }) => key !== 'q' && key !== 'bucket').length}
        onFilters={() => setFiltersOpen((open) => !open)}
        onHelp={onHelp}
      />
      {filtersOpen && (
        <FilterPanel
          id={filtersId}
          query={query}
          onChange={change}
          brokerField={
            scope === 'all' && (
              <BrokerField
                label="Broker"
                placeholder="All brokers: type a name or firm"
                value={query.broker}
                onChange={(next) => change({ broker: next })}
                withNone
              />
            )
          }
        />
      )}
      <ActiveFilters filters={filters} onRemove={(without) => change(without)} onClear={clear} />
      <BulkOutcomeView bulk={bulk} hrefOf={hrefOf} />
      {query.view === 'board' ? (
        <Board scope={scope} query={query} hrefOf={hrefOf} bulk={bulk} />
      ) : (
        <QueueList
          scope={scope}
          query={query}
          hrefOf={hrefOf}
          bulk={bulk}
          search={search}
          onHelp={onHelp}
          empty={nothing}
        />
      )}
      {query.q && <MessageHits scope={scope} q={query.q} hrefOf={hrefOf} />}
      <KeysHelp opened={help} onClose={() => setHelp(false)} />
    </Stack>
  );
}
