import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { confirmSecondFactorInputSchema } from '#shared/accounts/account/schema.ts';
import css from './account.module.css';
import { Refusal } from './refusal.tsx';

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
    <Form onSubmit={form.submit(({ code }) => confirm.mutate({ code }))}>
      <p>
        Step 2 of 3. Open an authenticator app on your phone, add an account and scan this QR code. Any app that
        generates 6-digit codes will work.
      </p>
      <Group gap="var(--space-20) var(--space-32)" className={css.pairing}>
        <QrCode text={secret.uri} label="QR code for your authenticator app" size={196} />
        <Stack gap="xs" flex="1 1 14rem">
          <p>Can’t scan it? Enter this key in the app:</p>
          <p>
            <code className={css.secret} data-testid="second-factor-secret">
              {grouped(secret.secret)}
            </code>
          </p>
          <Text c="dimmed">
            On this phone? <a href={secret.uri}>Open your authenticator app</a>
          </Text>
        </Stack>
      </Group>
      <TextInput
        maw="16rem"
        label="Code from the app"
        description="The 6 digits shown in the app."
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
      <Refusal error={confirm.error} />
      <Group gap="sm">
        <Button type="submit" loading={confirm.isPending}>
          Confirm code
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Group>
    </Form>
  );
}
