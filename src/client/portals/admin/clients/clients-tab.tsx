import { SegmentedControl, Stack } from '@mantine/core';
import { TabHead } from '#client/ui/tab-head.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
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
    <Stack component="section" gap="lg" aria-labelledby="clients">
      <TabHead id="clients" title={adminParts.clients}>
        <SegmentedControl
          aria-label="Clients to show"
          data={kinds}
          value={without ? 'none' : 'account'}
          onChange={(kind) => params.set({ kind: kind === 'none' ? kind : '', filter: '' })}
        />
      </TabHead>
      {without ? <PeopleWithoutAccount /> : <AccountClients />}
    </Stack>
  );
}
