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
      title="This request was reassigned"
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
        Another broker took it over while you had it open. Your notifications have the details. Nothing you sent is
        lost: it’s all in the request.
      </p>
    </Panel>
  );
}
