import { Alert, Button, Group, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { forgotPasswordInputSchema } from '#shared/accounts/auth/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { AccessPanel } from '../access/access-panel.tsx';

/** Requests the email with the link. The response never reveals whether an account exists. */
export function ForgotPasswordPage() {
  const form = useZodForm(forgotPasswordInputSchema, { name: 'forgot', initialValues: { email: '' } });
  const forgot = trpc.auth.forgotPassword.useMutation({ onError: (error) => form.showServerIssues(error) });

  if (forgot.data) {
    return (
      <AccessPanel title="Check your email" icon={<IconMailForward size={36} stroke={1.5} aria-hidden="true" />}>
        <p role="status">{forgot.data.message}</p>
        <p>Nothing after a few minutes? Check your spam folder, or try again.</p>
        <Group gap="sm">
          <Button component={Link} to={paths.portal.login}>
            Sign in
          </Button>
          <Button variant="default" onClick={() => forgot.reset()}>
            Try again
          </Button>
        </Group>
      </AccessPanel>
    );
  }
  return (
    <AccessPanel title="Forgot your password?">
      <p>Enter your account’s email address. We’ll send you a link to choose a new password.</p>
      <Form onSubmit={form.submit((values) => forgot.mutate(values))}>
        {forgot.error && (
          <Alert color="ember" icon={<IconAlertTriangle aria-hidden="true" />} role="alert">
            {toApiError(forgot.error).serverMessage}
          </Alert>
        )}
        <TextInput
          size="md"
          label="Email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          {...form.getInputProps('email')}
        />
        <Button type="submit" fullWidth disabled={forgot.isPending}>
          {forgot.isPending ? 'Sending...' : 'Send link'}
        </Button>
      </Form>
      <p>
        <Link to={paths.portal.login}>Back to sign in</Link>
      </p>
    </AccessPanel>
  );
}
