import { Button, Group, PasswordInput } from '@mantine/core';
import { useSession, useSessionUser } from '#client/lib/session.tsx';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { NewPasswordFields } from '#client/modules/accounts/auth/new-password-fields.tsx';
import { Form } from '#client/ui/form.tsx';
import { changePasswordFormSchema } from '#shared/accounts/account/schema.ts';
import { passwordSchema, STAFF_PASSWORD_MIN, staffPasswordSchema } from '#shared/accounts/auth/schema.ts';
import { CodeField } from './code-field.tsx';
import { Refusal } from './refusal.tsx';

const clientSchema = changePasswordFormSchema(passwordSchema);
const staffSchema = changePasswordFormSchema(staffPasswordSchema);

const empty = { currentPassword: '', code: '', password: '', confirmPassword: '' };

/** Changes the password, given the current one. */
export function PasswordForm() {
  const { refresh } = useSession();
  const utils = trpc.useUtils();
  const isStaff = useSessionUser().role !== 'client';
  const form = useZodForm(isStaff ? staffSchema : clientSchema, { name: 'password', initialValues: empty });
  const change = trpc.account.changePassword.useMutation({
    onSuccess: ({ message }) => {
      form.setValues(empty);
      showToast({ kind: 'success', message });
      refresh();
      void utils.account.profile.invalidate();
      void utils.account.sessions.invalidate();
    },
    onError: (error) => form.showServerIssues(error),
  });

  const submit = form.submit(({ confirmPassword: _, ...values }) => change.mutate(values));
  return (
    <Form onSubmit={submit}>
      <PasswordInput
        label="Current Password"
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the current password' }}
      />
      <CodeField {...form.getInputProps('code')} />
      <NewPasswordFields
        size="sm"
        label="New Password"
        {...(isStaff && { minimum: `${STAFF_PASSWORD_MIN}` })}
        password={form.getInputProps('password')}
        repeated={form.getInputProps('confirmPassword')}
      />
      <Refusal error={change.error} />
      <Group gap="sm">
        <Button type="submit" loading={change.isPending}>
          Change your password
        </Button>
      </Group>
    </Form>
  );
}
