import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import type { ClientRow } from '#shared/client-directory/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import list from '../lists/list.module.css';

/** Clients with an account: a table where there is room, cards on a phone. */
export function ClientTable({ clients }: { clients: readonly ClientRow[] }) {
  return (
    <table className={list.table}>
      <caption className="visually-hidden">Clients, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Client</th>
          <th scope="col">Email</th>
          <th scope="col">Phone</th>
          <th scope="col">Open requests</th>
          <th scope="col">Account</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.id}>
            <th scope="row">
              <Link className={list.name} to={paths.admin.clientCases(client.id)}>
                {client.fullName}
              </Link>
              <span className={list.under}>{client.username}</span>
            </th>
            <td data-label="Email">
              <div>
                <div>{client.email}</div>
                {!client.emailVerified && <StateWord tone="warn">Not confirmed</StateWord>}
              </div>
            </td>
            <td data-label="Phone">{client.phone}</td>
            <td data-label="Open requests">{client.openCases}</td>
            <td data-label="Account">
              <StateWord tone={client.disabled ? 'warn' : 'good'}>{client.disabled ? 'Disabled' : 'Active'}</StateWord>
            </td>
            <td data-label="Since">
              <time dateTime={client.createdAt} title={formatMoment(client.createdAt)}>
                {formatShortMoment(client.createdAt)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
