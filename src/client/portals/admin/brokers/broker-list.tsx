import { Button } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useFilterParams } from '#client/lib/use-filter-params.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { ListBrokersInput } from '#shared/brokers/admin-schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import tab from '../dashboard/tab.module.css';
import { FilterBar } from '../users/filter-bar.tsx';
import { BrokerTable } from './broker-table.tsx';

const selects = [
  {
    name: 'licence',
    label: 'Licence',
    choices: { '': 'Any', valid: 'Valid', ending: 'Ends within 60 days', expired: 'Expired' },
  },
  { name: 'verified', label: 'Verified', choices: { '': 'Any', yes: 'Verified', no: 'Not verified yet' } },
  { name: 'away', label: 'Away', choices: { '': 'Any', yes: 'Away', no: 'Not away' } },
  { name: 'account', label: 'Account', choices: { '': 'Any', active: 'Active', disabled: 'Disabled' } },
] as const;

/** Brokers by search and filters, newest first. */
export function BrokerList() {
  const { filters, setFilter, filtered } = useFilterParams(['search', 'licence', 'verified', 'away', 'account']);
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = trpc.brokers.list.useInfiniteQuery(
    given as Omit<ListBrokersInput, 'cursor'>,
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, placeholderData: (before) => before },
  );
  const brokers = data?.pages.flatMap((page) => page.brokers);
  return (
    <>
      <FilterBar
        searchLabel="Name, firm, email or licence number"
        selects={selects}
        filters={filters}
        onChange={setFilter}
      />
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!brokers && !error && <PagePlaceholder label="Loading the brokers" />}
      <div role="status">
        {brokers?.length === 0 && (
          <EmptyState title={filtered ? 'No broker fits these filters' : 'No brokers yet'}>
            <p>
              {filtered ? 'Take one of them out.' : 'Until there is one, requests wait without a broker. Invite one.'}
            </p>
          </EmptyState>
        )}
      </div>
      {brokers && brokers.length > 0 && <BrokerTable brokers={brokers} />}
      {hasNextPage && (
        <Button
          className={tab.more}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more brokers
        </Button>
      )}
    </>
  );
}
