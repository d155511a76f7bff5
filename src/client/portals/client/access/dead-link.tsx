import { Button, Group } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { AccessPanel } from './access-panel.tsx';

interface DeadLinkProps {
  /** The server's message; absent when the link itself was incomplete. */
  problem?: string | undefined;
  /** What to do instead. */
  advice: string;
  action: { label: string; to: string };
}

/** An email link that no longer works, and where to go instead. */
export function DeadLink({ problem, advice, action }: DeadLinkProps) {
  return (
    <AccessPanel title="This link doesn’t work" icon={<IconLinkOff size={36} stroke={1.5} aria-hidden="true" />}>
      <p role="alert">{problem ?? 'This link is incomplete. Copy the whole link from the email.'}</p>
      <p>{advice}</p>
      <Group gap="sm">
        <Button component={Link} to={action.to}>
          {action.label}
        </Button>
      </Group>
    </AccessPanel>
  );
}
