import { Button } from '@mantine/core';
import { IconArrowForwardUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/platform/paths.ts';
import { Panel } from '../../shell/panel.tsx';

/** In place of a case that was just reassigned to another broker while it was open. */
export function HandedOnCase() {
  return (
    <Panel
      icon={<IconArrowForwardUp size={36} stroke={1.5} aria-hidden="true" />}
      title="This request is not with you any more"
      actions={
        <>
          <Button component={Link} to={paths.broker.home}>
            Go to your queue
          </Button>
          <Button component={Link} to={paths.broker.notifications} variant="default">
            Notifications
          </Button>
        </>
      }
    >
      <p role="status">
        It was given to another broker while you had it open. Your notifications say more. Nothing you sent is lost:
        everything stands in the request.
      </p>
    </Panel>
  );
}
