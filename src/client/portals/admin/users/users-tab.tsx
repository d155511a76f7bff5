import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMailPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import css from '../dashboard/tab.module.css';
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
    <section className={css.tab} aria-labelledby="users">
      <div className={css.head}>
        <div>
          <h2 className={css.title} id="users">
            Users
          </h2>
          <p className={css.intro}>
            Who can log in, as what. Clients make their accounts themselves; brokers and administrators are invited.
          </p>
        </div>
        <Button leftSection={<IconMailPlus size={18} aria-hidden="true" />} onClick={open}>
          Invite an administrator
        </Button>
      </div>
      <InvitationList invitedAs="admin" />
      <UserList />
      <InviteDialog invitedAs="admin" opened={inviting} onClose={close} />
    </section>
  );
}
