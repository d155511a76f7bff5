import { Stack, Title } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import type { Role } from '#shared/platform/permissions.ts';
import { InvitationRow } from './invitation-row.tsx';

/** Pending invitations. Renders nothing when there are none. */
export function InvitationList({ invitedAs }: { invitedAs: Role }) {
  const { data } = trpc.userInvitations.list.useQuery();
  const waiting = data?.invitations.filter((invitation) => invitation.role === invitedAs) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="invited">
      <Title order={3} id="invited" ff="text" fw={600} lts={0}>
        Pending invitations
      </Title>
      <Stack component="ul" className="plain-list" gap="sm">
        {waiting.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </Stack>
    </Stack>
  );
}
