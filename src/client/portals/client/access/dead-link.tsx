import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import css from './access-panel.module.css';
import { AccessPanel } from './access-panel.tsx';

interface DeadLinkProps {
  /** The sentence of the server; nothing when the link itself was not whole. */
  problem?: string | undefined;
  /** What to do instead. */
  advice: string;
  action: { label: string; to: string };
}

/** A link out of a mail that does nothing any more, and where to go instead. */
export function DeadLink({ problem, advice, action }: DeadLinkProps) {
  return (
    <AccessPanel title="This link does not work" icon={<IconLinkOff size={36} stroke={1.5} aria-hidden="true" />}>
      <p role="alert">{problem ?? 'This link is not complete. Please copy all of it from the mail.'}</p>
      <p>{advice}</p>
      <div className={css.actions}>
        <Button component={Link} to={action.to}>
          {action.label}
        </Button>
      </div>
    </AccessPanel>
  );
}
