import { Alert, Button } from '@mantine/core';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import type { InvitationState } from './use-invitation.ts';

/** Says what the link in a receipt email did, or calmly that it no longer works. */
export function InvitationNote({ invitation, onLogin }: { invitation: InvitationState; onLogin: () => void }) {
  if (invitation.problem) {
    return (
      <Alert
        mb="var(--space-24)"
        color="wheat"
        icon={<IconLinkOff aria-hidden="true" />}
        title="This link doesn’t work"
      >
        <p>{invitation.problem}</p>
        <Button mt="sm" size="sm" variant="default" onClick={onLogin}>
          Sign in
        </Button>
      </Alert>
    );
  }
  if (!invitation.known) return null;
  return (
    <Alert mb="var(--space-24)" color="spruce" icon={<IconLink aria-hidden="true" />} title="Your request is waiting">
      Create an account to follow it and message your broker. We’ve filled in what you told us.
    </Alert>
  );
}
