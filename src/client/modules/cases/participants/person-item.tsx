import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import type { Participant } from '#shared/cases/participants/schema.ts';
import type { Relation } from '#shared/cases/views.ts';
import { participantRoleWords } from './participant-words.ts';
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
      <p className={css.name}>
        {name}
        {me && ' (you)'}
      </p>
      <p className={css.role}>{participantRoleWords(role, relation)}</p>
      {email && !me && <p className={css.fact}>{email}</p>}
      {joinedAs && !me && (joinedAs.email !== email || joinedAs.name !== name) && (
        <p className={css.fact}>
          Takes part as {joinedAs.name}, {joinedAs.email}
        </p>
      )}
      {status === 'invited' && (
        <p className={css.fact}>
          Invited {formatShortMoment(createdAt)}, has not joined yet. The link works for 14 days; inviting again sends a
          new one.
        </p>
      )}
      {status === 'expired' && <p className={css.warn}>The invitation has run out. Invite again to send a new link.</p>}
      {(relation === 'client' || me) && (
        <Button
          className={css.remove}
          variant="subtle"
          color="ember"
          size="compact-sm"
          onClick={() => setRemoving(true)}
        >
          {me ? 'Leave this request' : invited ? 'Take the invitation back' : 'Remove'}
          {!me && <span className="visually-hidden"> {name}</span>}
        </Button>
      )}
      {removing && <RemoveDialog person={person} caseId={caseId} onClose={() => setRemoving(false)} />}
    </li>
  );
}
