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
      showToast({ kind: 'info', message: 'The second factor is removed. Your password alone logs you in.' });
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
            ? 'Without the second factor, whoever learns your password can log in as you.'
            : 'The codes you have now stop working as soon as the new ones are made.'
        }
        action={step === 'remove' ? 'Remove the second factor' : 'Make new recovery codes'}
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
          <Button onClick={() => setStep('setup')}>Set up the second factor</Button>
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
          {recoveryCodesLeft === 1 ? '1 recovery code is' : `${recoveryCodesLeft} recovery codes are`} left.
          {recoveryCodesLeft <= 2 && ' Please make new ones, so that you cannot be locked out.'}
        </Text>
      </div>
      <Group gap="sm">
        <Button variant="default" onClick={() => setStep('codes')}>
          Make new recovery codes
        </Button>
        {!required && (
          <Button variant="default" onClick={() => setStep('remove')}>
            Remove the second factor
          </Button>
        )}
      </Group>
      {required && <Text c="dimmed">Your role needs a second factor, so it cannot be removed.</Text>}
    </>
  );
}
