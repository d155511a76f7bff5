import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { ViewAsButton } from '#client/modules/accounts/impersonation/view-as-button.tsx';
import { ReasonDialog } from '#client/modules/audit/reason-dialog.tsx';
import type { ClientDetail } from '#shared/client-directory/schema.ts';

type Step = 'sessions' | 'disable' | 'enable';

/** What an administrator can do for, or about, a client. Each action asks for the reason that the audit log records. */
export function ClientActions({ client: { id, fullName, disabled, openSessions } }: { client: ClientDetail }) {
  const [step, setStep] = useState<Step | null>(null);
  const utils = trpc.useUtils();
  const close = () => setStep(null);

  function done(message: string) {
    showToast({ kind: 'success', message });
    close();
    void utils.clients.get.invalidate({ clientId: id });
    void utils.clients.list.invalidate();
  }
  const endSessions = trpc.users.endSessions.useMutation({
    onSuccess: () => done(`${fullName} was signed out everywhere.`),
  });
  const disable = trpc.users.disable.useMutation({ onSuccess: () => done(`${fullName}’s account was disabled.`) });
  const enable = trpc.users.enable.useMutation({ onSuccess: () => done(`${fullName} can sign in again.`) });

  return (
    <Group gap="xs">
      <ViewAsButton clientId={id} name={fullName} disabled={disabled} />
      <Button variant="default" disabled={openSessions === 0} onClick={() => setStep('sessions')}>
        End sessions
      </Button>
      <Button variant="default" onClick={() => setStep(disabled ? 'enable' : 'disable')}>
        {disabled ? 'Enable account' : 'Disable account'}
      </Button>
      <ReasonDialog
        title={`End ${fullName}’s sessions`}
        opened={step === 'sessions'}
        onClose={close}
        pending={endSessions.isPending}
        refusal={endSessions.error && toApiError(endSessions.error).serverMessage}
        action="End sessions"
        onReason={(reason) => endSessions.mutate({ userId: id, reason })}
      >
        Every browser is signed out immediately. The client can sign in again with their password.
      </ReasonDialog>
      <ReasonDialog
        title={`Disable ${fullName}’s account`}
        opened={step === 'disable'}
        onClose={close}
        pending={disable.isPending}
        refusal={disable.error && toApiError(disable.error).serverMessage}
        action="Disable account"
        ending
        onReason={(reason) => disable.mutate({ userId: id, reason })}
      >
        The client is signed out immediately and can’t sign in until the account is enabled again. Their requests stay
        as they are.
      </ReasonDialog>
      <ReasonDialog
        title={`Enable ${fullName}’s account`}
        opened={step === 'enable'}
        onClose={close}
        pending={enable.isPending}
        refusal={enable.error && toApiError(enable.error).serverMessage}
        action="Enable account"
        onReason={(reason) => enable.mutate({ userId: id, reason })}
      >
        The client can sign in again with their password.
      </ReasonDialog>
    </Group>
  );
}
