import { Button, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { ParticipantInvitation } from '#shared/cases/participants/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SessionUser } from '#shared/platform/session.ts';
import { Panel } from '../../shell/panel.tsx';
import { InvitationWords } from './invitation-words.tsx';

interface TakePartProps {
  token: string;
  /** Null when the link was used: if it was by this account, it still leads to the request. */
  invitation: ParticipantInvitation | null;
  user: SessionUser;
}

/** Accepts an invitation to a request, under the signed-in account. */
export function TakePart({ token, invitation, user }: TakePartProps) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const accept = trpc.participants.accept.useMutation({
    onSuccess({ caseId }) {
      if (invitation) showToast({ kind: 'success', message: `You joined ${invitation.inviterName}’s request.` });
      void utils.cases.list.invalidate();
      void utils.cases.needs.invalidate();
      void navigate(paths.portal.case(caseId), { replace: true });
    },
  });
  const staff = user.role !== 'client';
  return (
    <Panel
      icon={<IconUsers size={36} stroke={1.5} aria-hidden="true" />}
      title={invitation ? `${invitation.inviterName} invited you` : 'This link has been used'}
      actions={
        <>
          {!staff && (
            <Button loading={accept.isPending} onClick={() => accept.mutate({ token })}>
              {invitation ? 'Join the request' : 'Open the request'}
            </Button>
          )}
          <Button component={Link} to={staff ? `/${user.role}` : paths.portal.home} variant="default">
            {invitation ? 'Not now' : 'Go to your dashboard'}
          </Button>
        </>
      }
    >
      {invitation && <InvitationWords invitation={invitation} />}
      {!invitation && <p>If you used it with this account, you can open the request.</p>}
      {staff ? (
        <p>You’re signed in with a staff account. Sign out and come back with a client account.</p>
      ) : (
        <Text c="dimmed">
          You’re signed in as {user.fullName}, {user.email}. The person who invited you will see this name and address.
        </Text>
      )}
      {accept.error && (
        <Text c="var(--warn)" fw={600} role="alert">
          {toApiError(accept.error).serverMessage}
        </Text>
      )}
    </Panel>
  );
}
