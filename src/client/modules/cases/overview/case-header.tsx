import { Box, Group, Stack, Text, Title } from '@mantine/core';
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
  /** On a wide screen the list is beside it, with its own way back. */
  beside?: boolean;
  /** Replaces the text for the people who work on the case. */
  next?: string;
  status: ReactNode;
  /** The available actions. */
  actions?: ReactNode;
}

/** What this case is, whose turn it is and by when, and what can be done. */
export function CaseHeader({ row, back, beside = false, next = row.nextStep, status, actions }: CaseHeaderProps) {
  const { offerExpiresAt, dueAt, dueFor } = row;
  return (
    <Stack component="header" gap="xs" mb="var(--space-16)">
      <Box {...(beside && { hiddenFrom: 'lg' })}>
        <BackLink to={back.to}>{back.label}</BackLink>
      </Box>
      <Group justify="space-between" align="start" gap="var(--space-8) var(--space-16)">
        <Group gap="var(--space-8) var(--space-12)" flex="1 1 20rem" miw={0}>
          <Title order={1} size="var(--text-24)">
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
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      <Group gap="var(--space-2) var(--space-24)">
        <Text c="dimmed" size="sm">
          {row.number}
          {row.area && `, postal code ${row.area}`}, sent {formatMoment(row.createdAt)}
          {row.externalReference && `, broker’s reference ${row.externalReference}`}
        </Text>
        {row.contact && <ContactList {...row.contact} />}
      </Group>
      {row.contact && <ParticipantsLine caseId={row.id} />}
      <Group
        justify="space-between"
        align="start"
        gap="var(--space-8) var(--space-32)"
        px="md"
        py="xs"
        bg="var(--band)"
        bdrs="md"
      >
        <p>{next}</p>
        {offerExpiresAt && <DueClock due={offerExpiresAt} label="Answer" />}
        {!offerExpiresAt && dueAt && dueFor && <DueClock due={dueAt} label={dueLabels[dueFor]} />}
      </Group>
    </Stack>
  );
}
