import { Group, Text } from '@mantine/core';
import { IconCheck, IconChecks, IconNote, IconPhone } from '@tabler/icons-react';
import { formatDay, formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import type { Message } from '#shared/messaging/schema.ts';
import { readTranscript } from '#shared/messaging/transcript.ts';
import { AssistantTranscript } from './assistant-transcript.tsx';
import { AttachmentRows } from './attachment-rows.tsx';
import conversation from './conversation.module.css';
import type { ConversationRow } from './conversation-rows.ts';
import css from './message-rows.module.css';
import { MessageText } from './message-text.tsx';

type Side = 'client' | 'staff';

interface MessageRowsProps {
  rows: readonly ConversationRow[];
  side: Side;
}

function roleWords({ senderRole }: Message, side: Side): string | null {
  // The name of an assistant says what they are.
  if (senderRole === 'assistant') return null;
  if (senderRole === 'admin') return 'administrator';
  if (side === 'client') return senderRole === 'broker' ? 'your broker' : null;
  return senderRole;
}

function Sender({ message, mine, side }: { message: Message; mine: boolean; side: Side }) {
  const role = roleWords(message, side);
  if (message.kind === 'note') {
    return (
      <Group component="p" className={conversation.note} gap="var(--space-4)" wrap="nowrap" mb="var(--space-4)" fz="xs">
        {message.call ? <IconPhone size={15} aria-hidden="true" /> : <IconNote size={15} aria-hidden="true" />}
        <span>
          <strong>{message.call ? 'Call' : 'Internal note'}</strong>, {mine ? 'you' : message.senderName}. The client
          never sees this.
        </span>
      </Group>
    );
  }
  return (
    <Text size="xs" fw={600} mb="var(--space-4)">
      {mine ? 'You' : message.senderName}
      {!mine && role && (
        <Text component="span" inherit c="dimmed" fw={400}>
          , {role}
        </Text>
      )}
    </Text>
  );
}

/** The messages, day by day. Everything is rendered as plain text. */
export function MessageRows({ rows, side }: MessageRowsProps) {
  return rows.map((row) => {
    if (row.kind === 'day') {
      return (
        <li className={css.day} key={row.key}>
          {formatDay(row.at)}
        </li>
      );
    }
    if (row.kind === 'unread') {
      return (
        <li className={css.unread} key={row.key}>
          New messages
        </li>
      );
    }
    const { message, mine, startsGroup, endsGroup, seen } = row;
    const transcript = message.kind === 'system' ? readTranscript(message.body) : null;
    return (
      <li
        className={css.message}
        key={row.key}
        data-mine={mine || undefined}
        data-kind={message.kind}
        data-starts={startsGroup || undefined}
      >
        {startsGroup && message.kind !== 'system' && <Sender message={message} mine={mine} side={side} />}
        {transcript && <AssistantTranscript turns={transcript} side={side} />}
        {message.body && !transcript && <MessageText message={message} />}
        <AttachmentRows attachments={message.attachments} />
        {(endsGroup || seen) && (
          <Group component="p" gap="var(--space-6)" wrap="nowrap" mt="var(--space-2)" c="dimmed" fz="xs">
            <time dateTime={message.createdAt} title={formatMoment(message.createdAt)}>
              {formatShortMoment(message.createdAt)}
            </time>
            {mine && message.kind === 'message' && (
              <span className={css.state} data-seen={seen || undefined}>
                {seen ? <IconChecks size={15} aria-hidden="true" /> : <IconCheck size={15} aria-hidden="true" />}
                {seen ? 'Seen' : <span className="visually-hidden">Sent</span>}
              </span>
            )}
          </Group>
        )}
      </li>
    );
  });
}
