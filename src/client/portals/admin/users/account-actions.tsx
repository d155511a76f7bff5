import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { paths } from '#shared/platform/paths.ts';
import { DisableDialog } from './disable-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useAccountStep } from './use-account-step.ts';

type Step = 'role' | 'disable' | 'enable' | 'sessions' | 'second-factor';

/** The actions on an account. None on one's own: then it links to one's own account page. */
export function AccountActions({ userId }: { userId: string }) {
  const { data: user } = trpc.users.get.useQuery({ userId });
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const enable = trpc.users.enable.useMutation(useAccountStep(userId, 'The account is enabled again.', close));
  const endSessions = trpc.users.endSessions.useMutation(useAccountStep(userId, 'Every session was ended.', close));
  const reset = trpc.users.resetSecondFactor.useMutation(
    useAccountStep(userId, 'The second factor was removed. They have been told.', close),
  );
  if (!user) return null;
  if (user.isSelf)
    return (
      <p>
        This is your own account: what you may change about it is under{' '}
        <Link to={paths.account('admin', 'security')}>Your account</Link>. Everything else another administrator does.
      </p>
    );
  return (
    <Group gap="sm">
      {user.disabled ? (
        <Button variant="default" onClick={() => setStep('enable')}>
          Enable the account
        </Button>
      ) : (
        <>
          <Button variant="default" onClick={() => setStep('role')}>
            Change the role
          </Button>
          {user.openSessions > 0 && (
            <Button variant="default" onClick={() => setStep('sessions')}>
              End all sessions
            </Button>
          )}
        </>
      )}
      {user.secondFactor && (
        <Button variant="default" onClick={() => setStep('second-factor')}>
          Remove the second factor
        </Button>
      )}
      {!user.disabled && (
        <Button variant="outline" color="ember" onClick={() => setStep('disable')}>
          Disable the account
        </Button>
      )}
      <RoleDialog user={user} opened={step === 'role'} onClose={close} />
      <DisableDialog user={user} opened={step === 'disable'} onClose={close} />
      <ReasonDialog
        title={`Enable the account of ${user.fullName}`}
        action="Enable the account"
        opened={step === 'enable'}
        onClose={close}
        mutation={enable}
        userId={userId}
      >
        They can log in again, with the password and second factor they had.
      </ReasonDialog>
      <ReasonDialog
        title={`End every session of ${user.fullName}`}
        action="End all sessions"
        opened={step === 'sessions'}
        onClose={close}
        mutation={endSessions}
        userId={userId}
      >
        Every browser is logged out at once. They can log in again.
      </ReasonDialog>
      <ReasonDialog
        title={`Remove the second factor of ${user.fullName}`}
        action="Remove the second factor"
        opened={step === 'second-factor'}
        onClose={close}
        mutation={reset}
        userId={userId}
        ending
      >
        For somebody who lost the phone and the recovery codes. Make sure by telephone that it is them: from then on the
        password alone opens the account. Brokers and administrators must set up a new one at once.
      </ReasonDialog>
    </Group>
  );
}
