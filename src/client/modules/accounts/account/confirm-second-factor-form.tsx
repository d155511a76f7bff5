import { Button, TextInput } from '@mantine/core';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { confirmSecondFactorInputSchema } from '#shared/accounts/account/schema.ts';
import css from './account-form.module.css';
import { QrCode } from './qr-code.tsx';
import { Refusal } from './refusal.tsx';
import look from './second-factor.module.css';

interface ConfirmSecondFactorFormProps {
  secret: RouterOutputs['account']['startSecondFactor'];
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel?: (() => void) | undefined;
}

/** In groups of four, as people read and type it. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

/** Shows the secret once, as a QR code and as letters, until a code proves that an app has it. */
export function ConfirmSecondFactorForm({ secret, onConfirmed, onCancel }: ConfirmSecondFactorFormProps) {
  const form = useZodForm(confirmSecondFactorInputSchema, { name: 'second-factor', initialValues: { code: '' } });
  const confirm = trpc.account.confirmSecondFactor.useMutation({
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => form.showServerIssues(error),
  });

  return (
    <form className={css.form} onSubmit={form.submit(({ code }) => confirm.mutate({ code }))} noValidate>
      <p>
        Step 2 of 3. Open an authenticator app on your phone, add an account and scan this picture. Any app that makes
        6-digit codes will do.
      </p>
      <div className={look.pairing}>
        <QrCode text={secret.uri} label="QR code for your authenticator app" size={196} />
        <div className={look.typed}>
          <p>No camera? Type this key into the app:</p>
          <p>
            <code className={look.secret} data-testid="second-factor-secret">
              {grouped(secret.secret)}
            </code>
          </p>
          <p className={css.note}>
            On this phone? <a href={secret.uri}>Open the app from here</a>
          </p>
        </div>
      </div>
      <TextInput
        className={css.short}
        label="Code from the app"
        description="The 6 digits it shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
      <Refusal error={confirm.error} />
      <div className={css.actions}>
        <Button type="submit" loading={confirm.isPending}>
          Confirm the code
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
