import { Button, Group, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { UserInvitationView } from '#shared/users/invitation-schema.ts';
import list from '../lists/list.module.css';

/** One pending invitation: sent again with a new link, or revoked. */
export function InvitationRow({ invitation }: { invitation: UserInvitationView }) {
  const { id, fullName, email, firm, invitedByName, createdAt, expiresAt, expired } = invitation;
  const utils = trpc.useUtils();
  const outcome = {
    onSuccess: ({ message }: { message: string }) => showToast({ kind: 'success', message }),
    onError: (error: unknown) =>
      showToast({ kind: 'error', title: 'Nothing was changed', message: toApiError(error).serverMessage }),
    onSettled: () => void utils.userInvitations.list.invalidate(),
  };
  const resend = trpc.userInvitations.resend.useMutation(outcome);
  const revoke = trpc.userInvitations.revoke.useMutation(outcome);
  return (
    <Card as="li" padding="small" className={list.row}>
      <div>
        <Text fw={600}>{firm ? `${fullName}, ${firm}` : fullName}</Text>
        <Text c="dimmed">
          {email}, invited by {invitedByName} on {formatDay(createdAt)}
        </Text>
        {expired ? (
          <StateWord tone="warn">The link has expired</StateWord>
        ) : (
          <StateWord tone="calm">{`The link is valid until ${formatShortMoment(expiresAt)}`}</StateWord>
        )}
      </div>
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          loading={resend.isPending}
          aria-label={`Send again to ${fullName}`}
          onClick={() => resend.mutate({ invitationId: id })}
        >
          Send again
        </Button>
        <Button
          size="sm"
          variant="default"
          loading={revoke.isPending}
          aria-label={`Revoke the invitation for ${fullName}`}
          onClick={() => revoke.mutate({ invitationId: id })}
        >
          Revoke
        </Button>
      </Group>
    </Card>
  );
}
