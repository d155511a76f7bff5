import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoment } from '#client/lib/format-date.ts';
import { SetWord } from '#client/modules/cases/answers/set-word.tsx';
import { ParticipantsLine } from '#client/modules/cases/participants/participants-line.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { DueClock } from '#client/ui/due-clock.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import { ContactList } from './contact-list.tsx';
import { dueLabels } from './due-labels.ts';

interface CaseHeaderProps {
  row: CaseDetail;
  back: { to: string; label: string };
  /** Replaces the text for the people who work on the case. */
  next?: string;
  status: ReactNode;
  /** The available actions. */
  actions?: ReactNode;
}

/** What this case is, whose turn it is and by when; then the actions. */
export function CaseHeader({ row, back, next = row.nextStep, status, actions }: CaseHeaderProps) {
  const { offerExpiresAt, dueAt, dueFor } = row;
  return (
    <Stack component="header" gap="xs" mb="var(--space-24)">
      <BackLink to={back.to}>{back.label}</BackLink>
      <Group gap="var(--space-8) var(--space-16)">
        <Title order={1} size="var(--title-s)">
          {row.title}
          {row.clientName && (
            <Text component="span" inherit c="dimmed">
              {' '}
              for {row.clientName}
            </Text>
          )}
        </Title>
        {status}
        <SetWord set={row.questionSet} />
      </Group>
      <Text c="dimmed">
        {row.number}
        {row.area && `, postal code ${row.area}`}, sent {formatMoment(row.createdAt)}
        {row.externalReference && `, broker’s reference ${row.externalReference}`}
      </Text>
      {row.contact && <ContactList {...row.contact} />}
      {row.contact && <ParticipantsLine caseId={row.id} />}
      <Group
        justify="space-between"
        align="start"
        gap="var(--space-12) var(--space-32)"
        mt="xs"
        px="md"
        py="sm"
        bg="var(--band)"
        bdrs="md"
      >
        <p>{next}</p>
        {offerExpiresAt && <DueClock due={offerExpiresAt} label="Answer" />}
        {!offerExpiresAt && dueAt && dueFor && <DueClock due={dueAt} label={dueLabels[dueFor]} />}
      </Group>
      {actions && (
        <Group gap="xs" mt="xs">
          {actions}
        </Group>
      )}
    </Stack>
  );
}
