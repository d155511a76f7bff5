import { Button, Group, TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { verifyEmailCodeInputSchema } from '#shared/accounts/account/schema.ts';
import { Refusal } from './refusal.tsx';
import { useProfileChanged } from './use-profile.ts';

/** Confirms the mailbox with the code from the email, for people who read it on another device. */
export function VerifyCodeForm() {
  const form = useZodForm(verifyEmailCodeInputSchema, { name: 'verify', initialValues: { code: '' } });
  const changed = useProfileChanged();
  const verify = trpc.account.verifyEmailCode.useMutation({
    onSuccess: (profile) => {
      changed(profile);
      showToast({ kind: 'success', message: 'Thank you. Your email address is confirmed.' });
    },
    onError: (error) => form.showServerIssues(error),
  });
  const resend = trpc.account.sendVerification.useMutation({
    onSuccess: ({ message }) => showToast({ kind: 'info', message }),
    onError: (error) => showToast({ kind: 'error', message: toApiError(error).serverMessage }),
  });

  return (
    <Form
      // The schema strips the spaces; the raw text is sent, and the server does the same.
      onSubmit={form.submit(({ code }) => verify.mutate({ code }))}
    >
      <TextInput
        maw="16rem"
        label="Code from the email"
        description="6 digits. You can also use the link in the email."
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
      <Refusal error={verify.error} />
      <Group gap="sm">
        <Button type="submit" loading={verify.isPending}>
          Confirm your address
        </Button>
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
          Send a new email
        </Button>
      </Group>
    </Form>
  );
}
