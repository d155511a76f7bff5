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
  const enable = trpc.users.enable.useMutation(useAccountStep(userId, 'The account was enabled.', close));
  const endSessions = trpc.users.endSessions.useMutation(useAccountStep(userId, 'All sessions were ended.', close));
  const reset = trpc.users.resetSecondFactor.useMutation(
    useAccountStep(userId, 'Two-step verification was turned off. They have been notified.', close),
  );
  if (!user) return null;
  if (user.isSelf)
    return (
      <p>
        This is your own account. Change what you can under{' '}
        <Link to={paths.account('admin', 'security')}>Your account</Link>; another administrator can change the rest.
      </p>
    );
  return (
    <Group gap="sm">
      {user.disabled ? (
        <Button variant="default" onClick={() => setStep('enable')}>
          Enable account
        </Button>
      ) : (
        <>
          <Button variant="default" onClick={() => setStep('role')}>
            Change role
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
          Turn off two-step verification
        </Button>
      )}
      {!user.disabled && (
        <Button variant="outline" color="ember" onClick={() => setStep('disable')}>
          Disable account
        </Button>
      )}
      <RoleDialog user={user} opened={step === 'role'} onClose={close} />
      <DisableDialog user={user} opened={step === 'disable'} onClose={close} />
      <ReasonDialog
        title={`Enable ${user.fullName}’s account`}
        action="Enable account"
        opened={step === 'enable'}
        onClose={close}
        mutation={enable}
        userId={userId}
      >
        They can sign in again with the same password and two-step verification.
      </ReasonDialog>
      <ReasonDialog
        title={`End all of ${user.fullName}’s sessions`}
        action="End all sessions"
        opened={step === 'sessions'}
        onClose={close}
        mutation={endSessions}
        userId={userId}
      >
        Every browser is signed out immediately. The person can sign in again.
      </ReasonDialog>
      <ReasonDialog
        title={`Turn off ${user.fullName}’s two-step verification`}
        action="Turn off two-step verification"
        opened={step === 'second-factor'}
        onClose={close}
        mutation={reset}
        userId={userId}
        ending
      >
        For someone who lost their phone and recovery codes. Confirm by phone that it’s really them: from then on, the
        password alone is enough to sign in. Brokers and administrators must set it up again right away.
      </ReasonDialog>
    </Group>
  );
}
