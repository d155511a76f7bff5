import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import type { PersonRow } from '#shared/client-directory/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import list from '../lists/list.module.css';

/** People without an account, with the request they are known by. */
export function PeopleTable({ people }: { people: readonly PersonRow[] }) {
  return (
    <table className={list.table}>
      <caption className="visually-hidden">People without an account, by email address</caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Phone</th>
          <th scope="col">Latest request</th>
          <th scope="col">Status</th>
          <th scope="col">Sent</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.caseId}>
            <th scope="row">
              <span className={list.name}>{person.name}</span>
              <span className={list.under}>{person.mailbox || 'No email'}</span>
            </th>
            <td data-label="Phone">{person.phone}</td>
            <td data-label="Latest request">
              <span>
                <Link to={paths.admin.case(person.caseId)}>{person.caseNumber}</Link>
                <span className={list.under}>{person.caseTitle}</span>
              </span>
            </td>
            <td data-label="Status">
              <StatusBadge status={person.caseStatus} side="staff" />
            </td>
            <td data-label="Sent">
              <time dateTime={person.createdAt} title={formatMoment(person.createdAt)}>
                {formatShortMoment(person.createdAt)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
