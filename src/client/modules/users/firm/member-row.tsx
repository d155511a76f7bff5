import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import { type FirmRole, firmRoleSchema } from '#shared/platform/permissions.ts';
import type { FirmMemberRow } from '#shared/users/firm-schema.ts';
import { firmRoleLabels, rolesFor } from './firm-words.ts';
import { useFirmChange } from './use-firm-change.ts';

interface MemberRowProps {
  member: FirmMemberRow;
  /** Administrators name the firm; managers have one. */
  firmId: string | undefined;
}

function stateOf({ disabled, licence, awayUntil }: FirmMemberRow) {
  if (disabled) return <StateWord tone="warn">Account disabled</StateWord>;
  if (licence?.state === 'expired') return <StateWord tone="warn">Licence expired</StateWord>;
  if (licence && !licence.verified) return <StateWord tone="warn">Licence not verified</StateWord>;
  return awayUntil ? <StateWord tone="calm">{`Away until ${formatDay(awayUntil)}`}</StateWord> : null;
}

/** One person of a firm: what they do, what they have to do, and changing that. */
export function MemberRow({ member, firmId }: MemberRowProps) {
  const { id: userId, name, role, licence, open, overdue, unread, isSelf } = member;
  const [removing, setRemoving] = useState(false);
  const outcome = useFirmChange();
  const change = trpc.firms.changeRole.useMutation(outcome);
  const remove = trpc.firms.removeMember.useMutation({
    ...outcome,
    onSettled: () => {
      outcome.onSettled();
      setRemoving(false);
    },
  });
  const choose = (next: FirmRole) => change.mutate({ firmId, userId, role: next });
  return (
    <Card as="li" padding="small">
      <Group justify="space-between" gap="var(--space-8) var(--space-24)">
        <div>
          <Text fw={600}>
            {name}
            {isSelf && ' (you)'}
          </Text>
          <Text c="dimmed" size="sm">
            {licence ? `Licence ${licence.number}` : 'No licence'}
          </Text>
          {stateOf(member)}
        </div>
        <Group gap="var(--space-8) var(--space-16)">
          <Text size="sm">
            {open} open, {overdue} overdue, {unread} unread
          </Text>
          {isSelf ? (
            <Text size="sm" fw={600}>
              {firmRoleLabels[role]}
            </Text>
          ) : (
            <>
              <NativeSelect
                aria-label={`Role of ${name}`}
                data={rolesFor(licence !== null)}
                value={role}
                disabled={change.isPending}
                onChange={({ currentTarget: { value } }) => choose(firmRoleSchema.parse(value))}
              />
              <Button
                size="sm"
                variant="default"
                aria-label={`Remove ${name} from the firm`}
                onClick={() => setRemoving(true)}
              >
                Remove
              </Button>
            </>
          )}
        </Group>
      </Group>
      <CommandDialog
        title={`Remove ${name} from the firm?`}
        opened={removing}
        onClose={() => setRemoving(false)}
        onSubmit={(event) => {
          event.preventDefault();
          remove.mutate({ firmId, userId });
        }}
        action="Remove"
        ending
        pending={remove.isPending}
        refusal={null}
      >
        <p>
          They can no longer open the firm’s requests, at once. Their account stays. Open requests of a broker have to
          be reassigned first.
        </p>
      </CommandDialog>
    </Card>
  );
}
