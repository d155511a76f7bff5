import { Button } from '@mantine/core';
import { IconLinkOff, IconLogin2, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { withNext } from '#client/lib/next-path.ts';
import { useSession } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { participantTokenInputSchema } from '#shared/cases/participants/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { LoadingScreen } from '../../shell/loading-screen.tsx';
import { Panel } from '../../shell/panel.tsx';
import { InvitationWords } from '../access/invitation-words.tsx';
import { TakePart } from '../access/take-part.tsx';

/** The link in an email that invites someone to a request. Opening it changes nothing; a button accepts. */
export function JoinPage() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const input = participantTokenInputSchema.safeParse({ token: new URLSearchParams(search).get('token') });
  const invitation = trpc.participants.invitation.useQuery(input.data ?? { token: '' }, { enabled: input.success });
  usePageTitle('Invitation');

  if (session.status === 'loading') return <LoadingScreen />;
  const failure = invitation.error && toApiError(invitation.error);
  if (failure && failure.status !== 404)
    return <FailurePanel message={failure.serverMessage} onRetry={() => void invitation.refetch()} />;
  if (!input.success || failure) {
    // After accepting, the request is on the user's dashboard, and following the link again leads there.
    if (input.success && session.status === 'user' && session.user.role === 'client')
      return <TakePart token={input.data.token} invitation={null} user={session.user} />;
    return <BrokenLink signedIn={session.status === 'user'} />;
  }
  if (!invitation.data) return <LoadingScreen />;
  if (session.status === 'user')
    return <TakePart token={input.data.token} invitation={invitation.data} user={session.user} />;
  const back = pathname + search;
  return (
    <Panel
      icon={<IconUsers size={36} stroke={1.5} aria-hidden="true" />}
      title={`${invitation.data.inviterName} invited you`}
      actions={
        <>
          <Button
            component={Link}
            to={withNext(paths.portal.register, back)}
            leftSection={<IconUserPlus size={18} aria-hidden="true" />}
          >
            Create an account
          </Button>
          <Button
            component={Link}
            to={withNext(paths.portal.login, back)}
            variant="default"
            leftSection={<IconLogin2 size={18} aria-hidden="true" />}
          >
            I have an account
          </Button>
        </>
      }
    >
      <InvitationWords invitation={invitation.data} />
      <p>Once you have an account, you’ll come back here to join the request.</p>
    </Panel>
  );
}

function BrokenLink({ signedIn }: { signedIn: boolean }) {
  return (
    <Panel
      icon={<IconLinkOff size={36} stroke={1.5} aria-hidden="true" />}
      title="This link doesn’t work"
      actions={
        <Button component={Link} to={signedIn ? paths.portal.home : paths.portal.login}>
          {signedIn ? 'Go to your dashboard' : 'Sign in'}
        </Button>
      }
    >
      <p>
        It has already been used, was revoked, or is more than 14 days old. If you used it, you’ll find the request on
        your dashboard. Otherwise, please ask the person who invited you for a new one.
      </p>
    </Panel>
  );
}
