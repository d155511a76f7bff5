import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { useSession } from '#client/lib/session.tsx';
import { LoginForm } from '#client/modules/accounts/auth/login-form.tsx';
import { paths } from '#shared/platform/paths.ts';
import { homeAreaOf } from '../../shell/area-of.ts';
import { AccessPanel } from './access-panel.tsx';
import { DeadLink } from './dead-link.tsx';
import { refusedLink } from './refused-link.ts';

interface MailLinkActionProps {
  title: string;
  words: string;
  /** The button's label. */
  action: string;
  doneTitle: string;
  advice: string;
  token: string | undefined;
  call: {
    data: { message: string } | undefined;
    error: unknown;
    isPending: boolean;
    mutate: (input: { token: string }) => void;
    reset: () => void;
  };
}

/** The link is valid, but only its owner may use it: they log in here, and press again. */
function needsLogin(error: unknown): boolean {
  return Boolean(error) && toApiError(error).status === 401;
}

/** An email link that needs one press: what it is about, the button, and the outcome. */
export function MailLinkAction({ title, words, action, doneTitle, advice, token, call }: MailLinkActionProps) {
  const session = useSession();
  const user = session.status === 'user' ? session.user : null;
  const account = paths.account(user ? homeAreaOf(user.role) : 'portal');
  const problem = refusedLink(call.error);

  if (call.data) {
    return (
      <AccessPanel title={doneTitle} icon={<IconCircleCheck size={36} stroke={1.5} aria-hidden="true" />}>
        <p role="status">{call.data.message}</p>
        <Group gap="sm">
          <Button component={Link} to={user ? paths[homeAreaOf(user.role)].home : paths.portal.login}>
            {user ? 'Go to your dashboard' : 'Sign in'}
          </Button>
        </Group>
      </AccessPanel>
    );
  }
  if (!token || problem) {
    return (
      <DeadLink
        problem={problem ?? undefined}
        advice={advice}
        action={{ label: user ? 'Go to your account' : 'Sign in to your account', to: account }}
      />
    );
  }
  if (needsLogin(call.error)) {
    return (
      <AccessPanel title={title}>
        <p role="status">{toApiError(call.error).serverMessage}</p>
        <LoginForm onSuccess={call.reset} />
      </AccessPanel>
    );
  }
  return (
    <AccessPanel title={title}>
      <p>{words}</p>
      {Boolean(call.error) && (
        <Alert color="ember" icon={<IconAlertTriangle aria-hidden="true" />} role="alert">
          {toApiError(call.error).serverMessage}
        </Alert>
      )}
      <Button fullWidth loading={call.isPending} onClick={() => call.mutate({ token })}>
        {action}
      </Button>
    </AccessPanel>
  );
}
