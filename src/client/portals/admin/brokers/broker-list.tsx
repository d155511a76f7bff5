import { trpc } from '#client/lib/trpc.tsx';
import { useFilterParams } from '#client/lib/use-filter-params.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { ListBrokersInput } from '#shared/brokers/admin-schema.ts';
import { ResourceList } from '../lists/resource-list.tsx';
import { FilterBar } from '../users/filter-bar.tsx';
import { BrokerTable } from './broker-table.tsx';

const selects = [
  {
    name: 'licence',
    label: 'Licence',
    choices: {
      '': 'Any licence',
      valid: 'Valid',
      ending: 'Expires within 60 days',
      expired: 'Expired',
      due: 'Expired or expiring',
    },
  },
  {
    name: 'verified',
    label: 'Verification',
    choices: { '': 'Any verification status', yes: 'Verified', no: 'Not verified' },
  },
  { name: 'away', label: 'Availability', choices: { '': 'Any availability', yes: 'Away', no: 'Not away' } },
  { name: 'account', label: 'Account', choices: { '': 'Any account status', active: 'Active', disabled: 'Disabled' } },
] as const;

/** Brokers by search and filters, newest first. */
export function BrokerList() {
  const { filters, setFilter, filtered } = useFilterParams(['search', 'licence', 'verified', 'away', 'account']);
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const query = trpc.brokers.list.useInfiniteQuery(given as Omit<ListBrokersInput, 'cursor'>, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
  });
  return (
    <>
      <FilterBar
        searchLabel="Name, firm, email or licence number"
        selects={selects}
        filters={filters}
        onChange={setFilter}
      />
      <ResourceList
        query={query}
        rowsOf={(page) => page.brokers}
        loading="Loading brokers"
        empty={() => (
          <EmptyState title={filtered ? 'No matching brokers' : 'No brokers yet'}>
            <p>
              {filtered
                ? 'Change or clear a filter to see more.'
                : 'Requests stay unassigned until there is one. Invite your first broker.'}
            </p>
          </EmptyState>
        )}
      >
        {(brokers) => <BrokerTable brokers={brokers} />}
      </ResourceList>
    </>
  );
}
