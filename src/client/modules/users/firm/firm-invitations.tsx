import { Button, Group, Stack, Text } from '@mantine/core';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { Firm } from '#shared/users/firm-schema.ts';
import { firmRoleLabels } from './firm-words.ts';
import { useFirmChange } from './use-firm-change.ts';

/** Who was invited and has not joined yet. */
export function FirmInvitations({ firm }: { firm: Pick<Firm, 'id' | 'invitations'> }) {
  const resend = trpc.firms.resendInvitation.useMutation(useFirmChange());
  const revoke = trpc.firms.revokeInvitation.useMutation(useFirmChange());
  return (
    <Stack component="ul" className="plain-list" gap="sm">
      {firm.invitations.map(({ id, name, email, role, expiresAt, expired }) => (
        <Card as="li" padding="small" key={id}>
          <Group justify="space-between" gap="xs">
            <div>
              <Text fw={600}>
                {name}, {firmRoleLabels[role].toLowerCase()}
              </Text>
              <Text c="dimmed" size="sm">
                {email}
              </Text>
              <StateWord tone={expired ? 'warn' : 'calm'}>
                {expired ? 'The link has expired' : `The link is valid until ${formatShortMoment(expiresAt)}`}
              </StateWord>
            </div>
            <Group gap="xs">
              <Button
                size="sm"
                variant="default"
                loading={resend.isPending}
                aria-label={`Send again to ${name}`}
                onClick={() => resend.mutate({ firmId: firm.id, invitationId: id })}
              >
                Send again
              </Button>
              <Button
                size="sm"
                variant="default"
                loading={revoke.isPending}
                aria-label={`Revoke the invitation for ${name}`}
                onClick={() => revoke.mutate({ firmId: firm.id, invitationId: id })}
              >
                Revoke
              </Button>
            </Group>
          </Group>
        </Card>
      ))}
    </Stack>
  );
}
