import { Link } from 'react-router-dom';
import { formatDay } from '#client/lib/format-date.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import { paths } from '#shared/platform/paths.ts';
import type { UserRow } from '#shared/users/schema.ts';
import list from '../lists/list.module.css';
import { roleLabels } from './role-words.ts';

/** People with an account: a table where there is room, cards on a phone. */
export function UserTable({ users }: { users: readonly UserRow[] }) {
  return (
    <table className={list.table}>
      <caption className="visually-hidden">People with an account</caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Role</th>
          <th scope="col">Email</th>
          <th scope="col">Two-step verification</th>
          <th scope="col">Since</th>
          <th scope="col">Account</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              <Link className={list.name} to={`${paths.admin.users}?user=${user.id}`}>
                {user.fullName}
              </Link>
              <span className={list.under}>{user.username}</span>
            </th>
            <td data-label="Role">{roleLabels[user.role]}</td>
            <td data-label="Email">
              <div>
                {user.email}
                {!user.emailVerified && (
                  <div>
                    <StateWord tone="calm">Not confirmed</StateWord>
                  </div>
                )}
              </div>
            </td>
            <td data-label="Two-step verification">
              {user.secondFactor ? <StateWord tone="good">On</StateWord> : 'Off'}
            </td>
            <td data-label="Since">{formatDay(user.createdAt)}</td>
            <td data-label="Account">
              <StateWord tone={user.disabled ? 'warn' : 'good'}>{user.disabled ? 'Disabled' : 'Active'}</StateWord>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
