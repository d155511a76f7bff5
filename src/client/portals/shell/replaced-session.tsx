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
      title="Somebody else is logged in"
      actions={
        // A full page load, so that nothing of the previous page stays in memory.
        <Button component="a" href={homes[user.role]}>
          Go on as {user.fullName}
        </Button>
      }
    >
      <p>
        This browser has been logged in as {user.fullName} ({user.username}) meanwhile. The page that was open here
        belonged to somebody else, so it was closed.
      </p>
    </Panel>
  );
}
