import { Button, Stack } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useActions } from '#client/lib/actions/actions.ts';
import { Section } from '#client/ui/section.tsx';
import type { Firm } from '#shared/users/firm-schema.ts';
import { FirmInvitations } from './firm-invitations.tsx';
import { FirmNumbers } from './firm-numbers.tsx';
import { InviteMemberDialog } from './invite-member-dialog.tsx';
import { MemberList } from './member-list.tsx';

/** A firm for those who manage it: its numbers, its people and who was invited. */
export function FirmView({ firm }: { firm: Firm }) {
  const [inviting, setInviting] = useState(false);
  useActions([
    {
      id: 'invite-member',
      label: 'Invite someone to the firm',
      group: 'Request',
      words: 'assistant broker csr team',
      run: () => setInviting(true),
    },
  ]);
  return (
    <Stack gap="lg">
      <FirmNumbers numbers={firm.numbers} />
      <Section
        title="People"
        bare
        tools={
          <Button leftSection={<IconMailPlus size={18} aria-hidden="true" />} onClick={() => setInviting(true)}>
            Invite someone
          </Button>
        }
      >
        <MemberList firmId={firm.id} />
      </Section>
      {firm.invitations.length > 0 && (
        <Section title="Pending invitations" bare>
          <FirmInvitations firm={firm} />
        </Section>
      )}
      {inviting && <InviteMemberDialog firm={firm} onClose={() => setInviting(false)} />}
    </Stack>
  );
}
