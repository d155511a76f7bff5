import { Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { trpc } from '#client/lib/trpc.tsx';
import { participantRoleLabels } from '#shared/cases/participants/schema.ts';

/** For staff, in one line: who else reads and writes in a case. Renders nothing when nobody does. */
export function ParticipantsLine({ caseId }: { caseId: string }) {
  const { data } = trpc.participants.list.useQuery({ caseId });
  const joined = data?.participants.filter(({ status }) => status === 'joined') ?? [];
  if (joined.length === 0) return null;
  return (
    <Group component="p" gap="xs" align="start" wrap="nowrap">
      <IconUsers size={18} aria-hidden="true" />
      <span>
        Also on this request:{' '}
        {joined
          .map(({ name, joinedAs, role }) => {
            const as = participantRoleLabels[role].toLowerCase();
            return `${joinedAs?.name ?? name} (${as})`;
          })
          .join(', ')}
      </span>
    </Group>
  );
}
