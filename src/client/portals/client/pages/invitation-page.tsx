import { Button, Group } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { useSession } from '#client/lib/session.tsx';
import { showToast } from '#client/lib/toasts.ts';
import { expectTour } from '#client/lib/tour.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { paths } from '#shared/platform/paths.ts';
import type { SessionUser } from '#shared/platform/session.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { LoadingScreen } from '../../shell/loading-screen.tsx';
import { AccessPanel } from '../access/access-panel.tsx';
import { DeadLink } from '../access/dead-link.tsx';
import { StaffInvitationForm } from '../access/staff-invitation-form.tsx';
import { useMailToken } from '../access/use-mail-token.ts';

/** The link in an email that invites a broker or an administrator. Opening it changes nothing; the form does. */
export function InvitationPage() {
  const token = useMailToken();
  const session = useSession();
  const navigate = useNavigate();
  // Once it was used, fetching it again would report that it is gone.
  const [joined, setJoined] = useState(false);
  const invitation = trpc.userInvitations.open.useQuery(
    { token: token ?? '' },
    { enabled: token !== undefined && !joined },
  );

  async function enter(user: SessionUser) {
    setJoined(true);
    expectTour(user.id);
    await navigate(user.role === 'admin' ? paths.admin.home : paths.broker.home, { replace: true });
    session.signIn(user);
    showToast({ kind: 'success', message: `Welcome, ${user.fullName}. Your account is ready.` });
  }

  if (session.status === 'loading' || joined) return <LoadingScreen />;
  const failure = invitation.error && toApiError(invitation.error);
  if (failure && failure.status !== 404)
    return <FailurePanel message={failure.serverMessage} onRetry={() => void invitation.refetch()} />;
  if (!token || failure)
    return (
      <DeadLink
        problem={failure?.serverMessage}
        advice="Invitations work once and expire after 7 days. If you’ve already used yours, sign in with the username you chose."
        action={{ label: 'Sign in', to: paths.broker.login }}
      />
    );
  if (!invitation.data) return <LoadingScreen />;
  if (session.status === 'user')
    return (
      <AccessPanel title="Someone else is signed in">
        <p>
          This browser is signed in as {session.user.fullName}. The invitation is for {invitation.data.fullName}, so
          sign out first, then continue here.
        </p>
        <Group gap="sm">
          <Button onClick={session.logout} loading={session.loggingOut}>
            Sign out and continue
          </Button>
        </Group>
      </AccessPanel>
    );
  return (
    <AccessPanel
      title={`Welcome, ${invitation.data.fullName}`}
      icon={<IconUserPlus size={36} stroke={1.5} aria-hidden="true" />}
    >
      <StaffInvitationForm token={token} invitation={invitation.data} onJoined={enter} />
    </AccessPanel>
  );
}
