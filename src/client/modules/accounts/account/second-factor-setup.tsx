import { useState } from 'react';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { ConfirmSecondFactorForm } from './confirm-second-factor-form.tsx';
import { PasswordProofForm } from './password-proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SecondFactorSetupProps {
  /** It is set up and the recovery codes have been saved. */
  onDone: () => void;
  /** Absent where setup is mandatory. */
  onCancel?: () => void;
}

/** Setup of the second factor, step by step: the password, the app, the recovery codes. */
export function SecondFactorSetup({ onDone, onCancel }: SecondFactorSetupProps) {
  const [secret, setSecret] = useState<RouterOutputs['account']['startSecondFactor'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const utils = trpc.useUtils();
  const start = trpc.account.startSecondFactor.useMutation({ onSuccess: setSecret });

  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          // The password step fetched whether there is one: that response is now stale.
          void utils.account.secondFactor.invalidate();
          onDone();
        }}
      />
    );
  }
  if (secret) return <ConfirmSecondFactorForm secret={secret} onConfirmed={setCodes} onCancel={onCancel} />;
  return (
    <PasswordProofForm
      words="Step 1 of 3. Enter your password so we know it’s you."
      action="Continue"
      pending={start.isPending}
      error={start.error}
      onSubmit={({ currentPassword }) => start.mutate({ currentPassword })}
      onCancel={onCancel}
    />
  );
}
