import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { paths } from '#shared/platform/paths.ts';
import type { SessionUser } from '#shared/platform/session.ts';
import { Panel } from './panel.tsx';

const homes = { client: paths.portal.home, broker: paths.broker.home, admin: paths.admin.home };

/** Another tab has signed this browser in as someone else: the open page is closed before it shows too much. */
export function ReplacedSession({ user }: { user: SessionUser }) {
  return (
    <Panel
      icon={<IconUsers size={36} stroke={1.5} aria-hidden="true" />}
      title="Someone else is signed in"
      actions={
        // A full page load, so that nothing of the previous page stays in memory.
        <Button component="a" href={homes[user.role]}>
          Continue as {user.fullName}
        </Button>
      }
    >
      <p>
        This browser is now signed in as {user.fullName} ({user.username}). The page that was open here belonged to
        another account, so it was closed.
      </p>
    </Panel>
  );
}
