import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { loginInputSchema } from '#shared/accounts/auth/schema.ts';
import css from './auth-form.module.css';
import { CodeField } from './code-field.tsx';
import { useLoginSteps } from './use-login-steps.ts';

interface LoginAgainFormProps {
  /** The page behind is this user's, so nobody else can log in here. */
  username: string;
  onLeave: () => void;
}

/** Resumes a session that has ended, without leaving the page. */
export function LoginAgainForm({ username, onLeave }: LoginAgainFormProps) {
  const form = useZodForm(loginInputSchema, { name: 'again', initialValues: { username, password: '', code: '' } });
  const { codeAsked, failure, pending, send } = useLoginSteps(form);

  return (
    <Form onSubmit={form.submit(send)}>
      {failure && (
        <Alert color="ember" icon={<IconAlertTriangle aria-hidden="true" />} role="alert">
          {failure}
        </Alert>
      )}
      <TextInput
        size="md"
        label="Username"
        autoComplete="username"
        readOnly
        value={username}
        classNames={{ input: css.fixed }}
      />
      <PasswordInput
        size="md"
        label="Password"
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('password')}
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
      />
      {codeAsked && <CodeField {...form.getInputProps('code')} />}
      <Button type="submit" fullWidth disabled={pending}>
        {pending ? 'Logging in...' : 'Sign in and continue'}
      </Button>
      <Button variant="default" fullWidth onClick={onLeave}>
        Go to the sign-in page
      </Button>
    </Form>
  );
}
