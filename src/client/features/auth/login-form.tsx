import { Alert, Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { loginFormSchema, type SessionUser } from '#shared/auth/schema.ts';
import css from './auth-form.module.css';
import { rememberedUsername, rememberUsername } from './remembered-username.ts';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  /** Called before the session knows the user. The page leads on by itself, since a session is there. */
  onSuccess?: (user: SessionUser) => void;
}

/** Username and password, for every area. */
export function LoginForm({ onSuccess }: LoginFormProps) {
  const remembered = rememberedUsername();
  const form = useZodForm(loginFormSchema, {
    name: 'login',
    initialValues: { username: remembered, password: '', rememberMe: remembered !== '' },
  });
  const login = useLogin(onSuccess ? { onSuccess } : {});

  const submit = form.submit(({ rememberMe, ...credentials }) => {
    rememberUsername(rememberMe ? credentials.username : '');
    login.mutate(credentials, { onError: form.showServerIssues });
  });

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {login.error && (
        <Alert color="ember" icon={<IconAlertTriangle aria-hidden="true" />} role="alert">
          {toApiError(login.error).serverMessage}
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
      <Checkbox
        label="Remember me"
        description="Keeps your username on this device."
        {...form.getInputProps('rememberMe', { type: 'checkbox' })}
      />
      <Button type="submit" fullWidth disabled={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}
