import { SegmentedControl } from '@mantine/core';
import list from '../lists/list.module.css';
import { useListParams } from '../lists/use-list-params.ts';
import { AccountClients } from './account-clients.tsx';
import { PeopleWithoutAccount } from './people-without-account.tsx';

const kinds = [
  { value: 'account', label: 'With an account' },
  { value: 'none', label: 'Without an account' },
];

/** Everyone who requested something: clients with an account, and people known only by their email address. */
export function ClientsTab() {
  const params = useListParams();
  const without = params.get('kind') === 'none';
  return (
    <section className={list.list} aria-labelledby="clients">
      <div className={list.head}>
        <h2 className={list.title} id="clients">
          Clients
        </h2>
        <SegmentedControl
          aria-label="Which clients"
          data={kinds}
          value={without ? 'none' : 'account'}
          onChange={(kind) => params.set({ kind: kind === 'none' ? kind : '', filter: '' })}
        />
      </div>
      {without ? <PeopleWithoutAccount /> : <AccountClients />}
    </section>
  );
}
