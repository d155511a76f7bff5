import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import list from '../lists/list.module.css';

/** The cases of one client: a table where there is room, cards on a phone. */
export function ClientCaseTable({ cases }: { cases: readonly CaseSummary[] }) {
  return (
    <table className={list.table}>
      <caption className="visually-hidden">This client’s requests, most recently updated first</caption>
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">Broker</th>
          <th scope="col">Status</th>
          <th scope="col">Last update</th>
        </tr>
      </thead>
      <tbody>
        {cases.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link className={list.name} to={paths.admin.case(row.id)}>
                {row.title}
              </Link>
              <span className={list.under}>{row.number}</span>
            </th>
            <td data-label="Broker">{row.brokerName ?? 'Unassigned'}</td>
            <td data-label="Status">
              <StatusBadge status={row.status} side="staff" />
            </td>
            <td data-label="Last update">
              <time dateTime={row.lastEventAt} title={formatMoment(row.lastEventAt)}>
                {formatShortMoment(row.lastEventAt)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
