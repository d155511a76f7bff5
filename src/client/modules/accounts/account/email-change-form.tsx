import { Button, Group, PasswordInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { changeEmailInputSchema } from '#shared/accounts/account/schema.ts';
import { CodeField } from './code-field.tsx';
import { Refusal } from './refusal.tsx';
import { useProfileChanged } from './use-profile.ts';

interface EmailChangeFormProps {
  /** The current address is confirmed, so its mailbox must confirm too. */
  both: boolean;
  onClose: () => void;
}

/** Requests an email change. Nothing changes until the mailboxes have confirmed. */
export function EmailChangeForm({ both, onClose }: EmailChangeFormProps) {
  const form = useZodForm(changeEmailInputSchema, {
    name: 'email-change',
    initialValues: { email: '', currentPassword: '', code: '' },
  });
  const changed = useProfileChanged();
  const request = trpc.account.requestEmailChange.useMutation({
    onSuccess: (profile) => {
      changed(profile);
      onClose();
      showToast({
        kind: 'info',
        message: both
          ? 'Two emails are on their way, one to each address.'
          : 'An email is on its way to your new address.',
      });
    },
    onError: (error) => form.showServerIssues(error),
  });

  return (
    <Form onSubmit={form.submit((values) => request.mutate(values))}>
      <Text c="dimmed">
        {both
          ? 'We’ll email a link to both your old and new addresses. The change takes effect once both links have been used, so no one else can take over your account.'
          : 'We’ll email a link to your new address. The change takes effect once you use it.'}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="New email address"
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide your password' }}
        />
        <CodeField {...form.getInputProps('code')} />
      </SimpleGrid>
      <Refusal error={request.error} />
      <Group gap="sm">
        <Button type="submit" loading={request.isPending}>
          {both ? 'Send both emails' : 'Send the email'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Form>
  );
}
