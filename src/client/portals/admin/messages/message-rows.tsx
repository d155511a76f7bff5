import { Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import type { DeskRow } from '#shared/contact-messages/desk-schema.ts';
import { MessageStatus } from './message-status.tsx';
import css from './messages.module.css';

interface MessageRowsProps {
  messages: readonly DeskRow[];
  /** The id of the message open next to the list. */
  open: string;
  hrefOf: (id: string) => string;
}

/** Messages as rows: sender, subject, and status. */
export function MessageRows({ messages, open, hrefOf }: MessageRowsProps) {
  return (
    <Stack component="ul" className="plain-list" gap="xs" aria-label="Messages, newest first">
      {messages.map(({ id, name, subject, excerpt, status, handledByName, createdAt }) => (
        <li className={css.row} key={id} data-new={status === 'new' || undefined}>
          <Group justify="space-between" align="baseline" gap="0 var(--space-16)">
            <Link className={css.name} to={hrefOf(id)} aria-current={id === open || undefined}>
              {name}
            </Link>
            <time className={css.moment} dateTime={createdAt} title={formatMoment(createdAt)}>
              {formatShortMoment(createdAt)}
            </time>
          </Group>
          <p className={css.topic}>{subject}</p>
          <Text c="dimmed" lineClamp={2} inherit>
            {excerpt}
          </Text>
          <Group component="p" c="dimmed" fz="sm" gap="0 var(--space-12)">
            <MessageStatus status={status} />
            {handledByName && <span>{handledByName}</span>}
          </Group>
        </li>
      ))}
    </Stack>
  );
}
