import { Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import type { DeskMessage } from '#shared/contact-messages/desk-schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { MessageStatus } from './message-status.tsx';
import css from './messages.module.css';

/** Earlier contacts from the same mailbox: a returning person is not answered as a stranger. */
export function EarlierContacts({ message: { earlierMessages, earlierCases } }: { message: DeskMessage }) {
  const nothing = earlierMessages.length === 0 && earlierCases.length === 0;
  return (
    <Stack component="section" gap="xs" className={css.earlier} aria-labelledby="earlier">
      <Title order={4} size="h3" id="earlier">
        From the same address
      </Title>
      {nothing && (
        <Text c="dimmed" inherit>
          No other messages or requests.
        </Text>
      )}
      <Stack component="ul" className="plain-list" gap="xs">
        {earlierCases.map(({ id, number, title, status, createdAt }) => (
          <Group component="li" gap="0 var(--space-12)" key={id}>
            <Link to={paths.admin.case(id)}>
              {number}, {title}
            </Link>
            <StatusBadge status={status} side="staff" />
            <Text component="span" c="dimmed" inherit>
              {formatShortMoment(createdAt)}
            </Text>
          </Group>
        ))}
        {earlierMessages.map(({ id, subject, status, createdAt }) => (
          <Group component="li" gap="0 var(--space-12)" key={id}>
            <Link to={`?message=${id}`}>{subject}</Link>
            <MessageStatus status={status} />
            <Text component="span" c="dimmed" inherit>
              {formatShortMoment(createdAt)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}
