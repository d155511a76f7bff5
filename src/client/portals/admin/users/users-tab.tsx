import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMailPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { TabHead } from '#client/ui/tab-head.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { UserDetail } from './user-detail.tsx';
import { UserList } from './user-list.tsx';

/** Everyone with an account. One person is at `?user=`. */
export function UsersTab() {
  const [params] = useSearchParams();
  const [inviting, { open, close }] = useDisclosure();
  const userId = params.get('user');
  if (userId) return <UserDetail key={userId} userId={userId} />;
  return (
    <Stack component="section" gap="lg" aria-labelledby="users">
      <TabHead
        id="users"
        title={adminParts.users}
        intro="Everyone who can sign in, and their role. Clients create their own accounts; brokers and administrators are invited."
      >
        <Button leftSection={<IconMailPlus size={18} aria-hidden="true" />} onClick={open}>
          Invite an administrator
        </Button>
      </TabHead>
      <InvitationList invitedAs="admin" />
      <UserList />
      <InviteDialog invitedAs="admin" opened={inviting} onClose={close} />
    </Stack>
  );
}
