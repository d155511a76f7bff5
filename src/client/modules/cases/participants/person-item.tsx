import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { type Participant, participantRoleLabels } from '#shared/cases/participants/schema.ts';
import type { Relation } from '#shared/cases/views.ts';
import css from './people-section.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

interface PersonItemProps {
  person: Participant;
  relation: Relation;
  caseId: string;
}

/** One participant or invited person: name, role, and the state of the invitation. */
export function PersonItem({ person, relation, caseId }: PersonItemProps) {
  const [removing, setRemoving] = useState(false);
  const { name, role, status, email, joinedAs, createdAt, me } = person;
  const invited = relation === 'client' && status !== 'joined';
  return (
    <li className={css.person}>
      <Text fw={600}>
        {name}
        {me && ' (you)'}
      </Text>
      <p>{participantRoleLabels[role]}</p>
      {email && !me && (
        <Text c="dimmed" size="sm">
          {email}
        </Text>
      )}
      {joinedAs && !me && (joinedAs.email !== email || joinedAs.name !== name) && (
        <Text c="dimmed" size="sm">
          Joined as {joinedAs.name}, {joinedAs.email}
        </Text>
      )}
      {status === 'invited' && (
        <Text c="dimmed" size="sm">
          Invited {formatShortMoment(createdAt)} but hasn’t joined yet. The link in our email works for 14 days. Invite
          them again and it works for another 14.
        </Text>
      )}
      {status === 'expired' && (
        <Text c="var(--warn)" size="sm">
          The invitation has expired. Invite them again and the link in our email will work again.
        </Text>
      )}
      {(relation === 'client' || me) && (
        <Button
          ml="calc(-1 * var(--space-8))"
          mt="var(--space-4)"
          variant="subtle"
          color="ember"
          size="compact-sm"
          onClick={() => setRemoving(true)}
        >
          {me ? 'Leave this request' : invited ? 'Withdraw invitation' : 'Remove'}
          {!me && <span className="visually-hidden"> {name}</span>}
        </Button>
      )}
      {removing && <RemoveDialog person={person} caseId={caseId} onClose={() => setRemoving(false)} />}
    </li>
  );
}
