import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import { InviteDialog } from './invite-dialog.tsx';
import css from './people-section.module.css';
import { PersonItem } from './person-item.tsx';

interface PeopleSectionProps {
  row: Pick<CaseDetail, 'id' | 'clientName' | 'relation'>;
}

/** The participants of a case besides the broker. The client invites and removes others; an invited person may leave. */
export function PeopleSection({ row }: PeopleSectionProps) {
  const [inviting, setInviting] = useState(false);
  const { data, error, refetch } = trpc.participants.list.useQuery({ caseId: row.id });
  const people = data?.participants ?? [];
  return (
    <Section id="people" title="People on this request">
      <Stack component="ul" className="plain-list">
        <li className={css.person}>
          <Text fw={600}>{row.relation === 'client' ? 'You' : row.clientName}</Text>
          <p>{row.relation === 'client' ? 'You make the decisions' : 'The client, who makes the decisions'}</p>
        </li>
        {people.map((person) => (
          <PersonItem key={person.id} person={person} relation={row.relation} caseId={row.id} />
        ))}
      </Stack>
      {!data && !error && <Skeleton height={40} />}
      {error && !data && (
        <p role="alert">
          {toApiError(error).serverMessage}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data?.mayInvite && (
        <Stack gap="xs" align="start">
          <Text c="dimmed" size="sm">
            Is someone applying with you or helping you? They can read and send messages and upload documents here. Only
            you make the decisions.
          </Text>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconUserPlus size={17} aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            Invite someone
          </Button>
        </Stack>
      )}
      {inviting && <InviteDialog caseId={row.id} onClose={() => setInviting(false)} />}
    </Section>
  );
}
