import { Alert, Button, Checkbox, Group, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { loginFormSchema } from '#shared/accounts/auth/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SessionUser } from '#shared/platform/session.ts';
import css from './auth-form.module.css';
import { CodeField } from './code-field.tsx';
import { rememberedUsername, rememberUsername } from './remembered-username.ts';
import { useLoginSteps } from './use-login-steps.ts';

interface LoginFormProps {
  /** Called before the session knows the user. Once there is a session, the page redirects automatically. */
  onSuccess?: (user: SessionUser) => void;
}

/** Username and password, for every area, then the code of the second factor once the password was correct. */
export function LoginForm({ onSuccess }: LoginFormProps) {
  const remembered = rememberedUsername();
  const form = useZodForm(loginFormSchema, {
    name: 'login',
    initialValues: { username: remembered, password: '', code: '', rememberMe: remembered !== '' },
  });
  const { codeAsked, failure, pending, send } = useLoginSteps(form, onSuccess);

  const submit = form.submit(({ rememberMe, ...credentials }) => {
    rememberUsername(rememberMe ? credentials.username : '');
    send(credentials);
  });

  return (
    <Form onSubmit={submit}>
      {failure && (
        <Alert color="ember" icon={<IconAlertTriangle aria-hidden="true" />} role="alert">
          {failure}
        </Alert>
      )}
      <TextInput
        size="md"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <PasswordInput
        size="md"
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
      />
      {codeAsked && <CodeField {...form.getInputProps('code')} />}
      <Group justify="space-between" align="start" gap="var(--space-8) var(--space-24)">
        <Checkbox
          label="Remember me"
          description="Keeps your username on this device."
          {...form.getInputProps('rememberMe', { type: 'checkbox' })}
        />
        <Link className={css.link} to={paths.portal.forgotPassword}>
          Forgot your password?
        </Link>
      </Group>
      <Button type="submit" fullWidth disabled={pending}>
        {pending ? 'Logging in...' : 'Login'}
      </Button>
    </Form>
  );
}
