import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMailPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { TabHead } from '#client/ui/tab-head.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { InvitationList } from '../users/invitation-list.tsx';
import { InviteDialog } from '../users/invite-dialog.tsx';
import { BrokerDetail } from './broker-detail.tsx';
import { BrokerList } from './broker-list.tsx';

/** Brokers: licence, dates and load. One broker is at `?broker=`. */
export function BrokersTab() {
  const [params] = useSearchParams();
  const [inviting, { open, close }] = useDisclosure();
  const brokerId = params.get('broker');
  if (brokerId) return <BrokerDetail key={brokerId} brokerId={brokerId} />;
  return (
    <Stack component="section" gap="lg" aria-labelledby="brokers">
      <TabHead
        id="brokers"
        title={adminParts.brokers}
        intro="Requests go only to brokers with the right licence class, a verified and current licence, and capacity for another request."
      >
        <Button leftSection={<IconMailPlus size={18} aria-hidden="true" />} onClick={open}>
          Invite a broker
        </Button>
      </TabHead>
      <InvitationList invitedAs="broker" />
      <BrokerList />
      <InviteDialog invitedAs="broker" opened={inviting} onClose={close} />
    </Stack>
  );
}
