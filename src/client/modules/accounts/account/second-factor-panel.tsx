import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoment } from '#client/lib/format-date.ts';
import { useSession } from '#client/lib/session.tsx';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import css from './account.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Refusal } from './refusal.tsx';
import { SecondFactorProofForm } from './second-factor-proof-form.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

type Step = 'none' | 'setup' | 'remove' | 'codes';

/** Whether login also asks for a code, and the actions to change that. */
export function SecondFactorPanel() {
  const utils = trpc.useUtils();
  const { refresh } = useSession();
  const { data, error } = trpc.account.secondFactor.useQuery();
  const [step, setStep] = useState<Step>('none');
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function done() {
    refresh();
    await utils.account.secondFactor.invalidate();
    setStep('none');
    setCodes(null);
  }
  const remove = trpc.account.removeSecondFactor.useMutation({
    onSuccess: (removed) => {
      utils.account.secondFactor.setData(undefined, removed);
      setStep('none');
      showToast({ kind: 'info', message: 'Two-step verification is off. You now sign in with just your password.' });
    },
  });
  const renew = trpc.account.newRecoveryCodes.useMutation({
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const close = () => {
    setStep('none');
    remove.reset();
    renew.reset();
  };

  // What is shown only once stays, whatever else fails in the meantime.
  if (codes) return <RecoveryCodes codes={codes} onKept={done} />;
  if (step === 'setup') return <SecondFactorSetup onDone={done} onCancel={close} />;
  if (error) return <Refusal error={error} />;
  if (!data) return <Skeleton height={96} />;
  if (step === 'remove' || step === 'codes') {
    const { mutate, isPending, error: refusal } = step === 'remove' ? remove : renew;
    return (
      <SecondFactorProofForm
        words={
          step === 'remove'
            ? 'Without two-step verification, anyone who learns your password can sign in as you.'
            : 'Your current codes stop working as soon as you generate new ones.'
        }
        action={step === 'remove' ? 'Turn off two-step verification' : 'Generate new recovery codes'}
        ending={step === 'remove'}
        pending={isPending}
        error={refusal}
        onSubmit={(proof) => mutate(proof)}
        onCancel={close}
      />
    );
  }
  const { enabledAt, recoveryCodesLeft, required } = data;
  if (!enabledAt) {
    return (
      <>
        <p className={css.status}>
          <IconShieldOff size={20} stroke={1.7} aria-hidden="true" />
          Not set up
        </p>
        <div>
          <Button onClick={() => setStep('setup')}>Set up two-step verification</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <div>
        <p className={css.status} data-on>
          <IconShieldCheck size={20} stroke={1.7} aria-hidden="true" />
          On since {formatMoment(enabledAt)}
        </p>
        <Text c="dimmed">
          {recoveryCodesLeft === 1 ? '1 recovery code' : `${recoveryCodesLeft} recovery codes`} left.
          {recoveryCodesLeft <= 2 && ' Generate new ones so you don’t get locked out.'}
        </Text>
      </div>
      <Group gap="sm">
        <Button variant="default" onClick={() => setStep('codes')}>
          Generate new recovery codes
        </Button>
        {!required && (
          <Button variant="default" onClick={() => setStep('remove')}>
            Turn off two-step verification
          </Button>
        )}
      </Group>
      {required && <Text c="dimmed">Your role requires two-step verification, so it can’t be turned off.</Text>}
    </>
  );
}
