import { Button, Loader, Stack } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openHelp } from '#client/lib/actions/help.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { latePart } from '#client/ui/late-part.tsx';
import type { WorkScope } from '#shared/queue/filters.ts';
import { emptyBucket } from '#shared/queue/labels.ts';
import type { QueueQuery } from '#shared/queue/query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { BrokerField } from './broker-field.tsx';
import { BucketNav } from './bucket-nav.tsx';
import { ListHead } from './list-head.tsx';
import { searchState, wantsSearchOf } from './list-state.ts';
import { NearNames } from './near-names.tsx';
import { activeFilters } from './query-words.ts';
import { QueueList } from './queue-list.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import { SavedViewsNav } from './saved-views-nav.tsx';
import { useBulk } from './use-bulk.ts';
import { useQueueQuery } from './use-queue-query.ts';
import { useSavedViews } from './use-saved-views.ts';

const Board = latePart(async () => (await import('./board.tsx')).Board, {
  fallback: <Loader role="img" aria-label="Loading the board" />,
});
const BulkOutcomeView = latePart(async () => (await import('./bulk-outcome.tsx')).BulkOutcomeView);
const FilterPanel = latePart(async () => (await import('./filter-panel.tsx')).FilterPanel);
const MessageHits = latePart(async () => (await import('./message-hits.tsx')).MessageHits);

interface WorklistProps {
  /** The heading of the page, in the same line as the search. */
  title?: ReactNode;
  scope: WorkScope;
  hrefOf: (id: string) => string;
  /** What an empty list without filters means here. */
  empty: ReactNode;
  /** The request that is open beside the list, and the address of the list alone. */
  beside?: { openId: string; home: string } | undefined;
  /** What comes before the rows: offers. */
  first?: ReactNode;
  /** In place of the rows, where the query asks for unassigned requests. */
  unassigned?: ReactNode;
}

function emptyTitle({ q, bucket }: QueueQuery, filters: number): string {
  if (q) return 'No requests match your search';
  return filters === 1 && bucket ? 'No requests in this group' : 'No requests match these filters';
}

/** The queue: groups by urgency, saved views, search and filters in the address, as a list or as a board. */
export function Worklist({ title, scope, hrefOf, empty, beside, first, unassigned }: WorklistProps) {
  const { query, change, set } = useQueueQuery(beside?.home);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation();
  const filtersId = useId();
  const search = useRef<HTMLInputElement>(null);
  const bulk = useBulk();
  const saved = useSavedViews();
  const counts = trpc.worklist.counts.useQuery({ scope });
  const broker = query.broker && query.broker !== 'none' ? query.broker : null;
  const named = trpc.brokers.get.useQuery({ brokerId: broker ?? '' }, { enabled: scope === 'all' && broker !== null });
  const filters = activeFilters(query, scope, named.data?.name);
  const isPool = query.list === 'unassigned' && unassigned !== undefined;

  const onSearch = useCallback((words: string) => change({ q: words || undefined }, { replace: true }), [change]);
  const clear = () =>
    set({
      ...(scope === 'firm' && { list: 'firm' }),
      ...(query.view && { view: query.view }),
      ...(query.sort && { sort: query.sort }),
    });
  // From beside a request, the search key leads here first.
  const wantsSearch = !beside && wantsSearchOf(state);
  useEffect(() => {
    if (wantsSearch) search.current?.focus();
  }, [wantsSearch]);
  const toSearch = () => {
    if (beside) void navigate(beside.home, { state: searchState });
    else search.current?.focus();
  };
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
    <Stack miw={0} gap="xs">
      {beside ? (
        <ListHead query={query} scope={scope} home={beside.home} />
      ) : (
        <>
          <QueueToolbar
            title={title}
            query={query}
            onChange={change}
            onSearch={onSearch}
            searchRef={search}
            filtersOpen={filtersOpen}
            filtersId={filtersId}
            filterCount={filters.filter(({ key }) => key !== 'q' && key !== 'bucket').length}
            onFilters={() => setFiltersOpen((open) => !open)}
            onHelp={openHelp}
          />
          <BucketNav scope={scope} query={query} counts={counts.data} withPool={unassigned !== undefined} />
          <SavedViewsNav query={query} saved={saved} />
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
          {bulk.outcome && <BulkOutcomeView bulk={bulk} hrefOf={hrefOf} />}
        </>
      )}
      {filters.length === 0 && query.view !== 'board' && first}
      {isPool ? (
        unassigned
      ) : query.view === 'board' && !beside ? (
        <Board scope={scope} query={query} hrefOf={hrefOf} bulk={bulk} />
      ) : (
        <QueueList
          scope={scope}
          query={query}
          hrefOf={hrefOf}
          openId={beside?.openId ?? null}
          bulk={bulk}
          onSearch={toSearch}
          empty={nothing}
        />
      )}
      {query.q && !beside && <MessageHits scope={scope} q={query.q} hrefOf={hrefOf} />}
    </Stack>
  );
}
