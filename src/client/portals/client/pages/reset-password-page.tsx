import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { useSession } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { NewPasswordFields } from '#client/modules/accounts/auth/new-password-fields.tsx';
import { Form } from '#client/ui/form.tsx';
import { resetPasswordFormSchema, STAFF_PASSWORD_MIN } from '#shared/accounts/auth/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { AccessPanel } from '../access/access-panel.tsx';
import { DeadLink } from '../access/dead-link.tsx';
import { refusedLink } from '../access/refused-link.ts';
import { useMailToken } from '../access/use-mail-token.ts';

/** A new password, by an email link. Opening the link changes nothing; the button does. */
export function ResetPasswordPage() {
  const token = useMailToken();
  const session = useSession();
  const form = useZodForm(resetPasswordFormSchema, {
    name: 'reset',
    initialValues: { password: '', confirmPassword: '' },
  });
  const signedIn = session.status === 'user';
  const reset = trpc.auth.resetPassword.useMutation({
    // Every session of the account has ended, including one in this browser.
    onSuccess: () => signedIn && session.refresh(),
    onError: (error) => form.showServerIssues(error),
  });

  const forget = () => signedIn && session.ended && session.leave();
  const problem = refusedLink(reset.error);
  if (!token || problem) {
    return (
      <DeadLink
        problem={problem ?? undefined}
        advice="Links work once and expire after 30 minutes. You can request a new one."
        action={{ label: 'Request a new link', to: paths.portal.forgotPassword }}
      />
    );
  }
  if (reset.data) {
    return (
      <AccessPanel
        title="Your new password is set"
        icon={<IconCircleCheck size={36} stroke={1.5} aria-hidden="true" />}
      >
        <p role="status">{reset.data.message}</p>
        <Group gap="sm">
          <Button component={Link} to={paths.portal.login} onClick={forget}>
            Sign in
          </Button>
          <Button component={Link} to={paths.broker.login} onClick={forget} variant="default">
            Broker sign-in
          </Button>
        </Group>
      </AccessPanel>
    );
  }
  return (
    <AccessPanel title="Choose a new password">
      <Form onSubmit={form.submit(({ password }) => reset.mutate({ token, password }))}>
        {reset.error && (
          <Alert color="ember" icon={<IconAlertTriangle aria-hidden="true" />} role="alert">
            {toApiError(reset.error).serverMessage}
          </Alert>
        )}
        <NewPasswordFields
          label="New Password"
          minimum={`8 (brokers and administrators: ${STAFF_PASSWORD_MIN})`}
          password={form.getInputProps('password')}
          repeated={form.getInputProps('confirmPassword')}
        />
        <Button type="submit" fullWidth disabled={reset.isPending}>
          {reset.isPending ? 'Saving...' : 'Save new password'}
        </Button>
      </Form>
    </AccessPanel>
  );
}
