import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { useFilterParams } from '#client/lib/use-filter-params.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import { formatNumber } from '#shared/platform/formats.ts';
import { paths } from '#shared/platform/paths.ts';
import list from '../lists/list.module.css';
import { ResourceList } from '../lists/resource-list.tsx';
import { FilterBar } from '../users/filter-bar.tsx';

/** Every firm that has anyone, newest first. */
export function FirmList() {
  const { filters, setFilter, filtered } = useFilterParams(['search']);
  const query = trpc.firms.list.useInfiniteQuery(filters.search ? { search: filters.search } : {}, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
  });
  return (
    <>
      <FilterBar searchLabel="Name of the firm" selects={[]} filters={filters} onChange={setFilter} />
      <ResourceList
        query={query}
        rowsOf={(page) => page.firms}
        loading="Loading firms"
        empty={() => (
          <EmptyState title={filtered ? 'No matching firms' : 'No firms yet'}>
            <p>A firm appears here when the licence of its first broker is verified.</p>
          </EmptyState>
        )}
      >
        {(firms) => (
          <table className={list.table}>
            <caption className="visually-hidden">Firms, with how many people work there</caption>
            <thead>
              <tr>
                <th scope="col">Firm</th>
                <th scope="col">People</th>
                <th scope="col">Managers</th>
              </tr>
            </thead>
            <tbody>
              {firms.map(({ id, name, members, managers }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link className={list.name} to={`${paths.admin.firms}?firm=${id}`}>
                      {name}
                    </Link>
                  </th>
                  <td data-label="People">{formatNumber(members)}</td>
                  <td data-label="Managers">
                    {managers > 0 ? formatNumber(managers) : <StateWord tone="calm">None</StateWord>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </ResourceList>
    </>
  );
}
