import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconNote } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { Card } from '#client/ui/card.tsx';
import type { Message } from '#shared/messaging/schema.ts';
import css from './composer.module.css';
import conversation from './conversation.module.css';

interface StaleNoticeProps {
  /** What others wrote in the meantime. Still empty when the server knew of it first. */
  newer: readonly Message[];
  onSend: () => void;
  onKeep: () => void;
}

const SHOWN_MAX = 3;

function names(newer: readonly Message[]): string {
  const all = [...new Set(newer.map(({ senderName }) => senderName))];
  return all.length > 0 ? new Intl.ListFormat('en-CA').format(all) : 'Someone';
}

/** Someone wrote while a message was being written: theirs is shown, and the user's own waits above its draft for a decision. */
export function StaleNotice({ newer, onSend, onKeep }: StaleNoticeProps) {
  const title = useId();
  const keep = useRef<HTMLButtonElement>(null);
  // A second Enter must not send: the focus goes to the choice that sends nothing.
  useEffect(() => keep.current?.focus(), []);
  const shown = newer.slice(-SHOWN_MAX);
  return (
    <Card as="section" padding="small" className={css.stale} aria-labelledby={title}>
      <Text className={conversation.line} fw={600} id={title} role="alert">
        <IconAlertTriangle size={18} color="var(--warn)" aria-hidden="true" />
        {names(newer)} sent a message while you were typing. Yours hasn’t been sent yet.
      </Text>
      <Stack component="ol" className={`plain-list ${css.others}`} gap="xs">
        {shown.map(({ seq, kind, senderName, createdAt, body, attachments }) => (
          <Card as="li" className={conversation.box} key={seq}>
            <Group component="p" gap="var(--space-4)" fz="xs">
              {kind === 'note' && <IconNote size={15} aria-hidden="true" />}
              <strong>{senderName}</strong>
              {kind === 'note' && ', internal note'}
              <Text component="time" inherit c="dimmed" ml="auto" dateTime={createdAt}>
                {formatShortMoment(createdAt)}
              </Text>
            </Group>
            <p className={conversation.typed}>
              {body || `${attachments.length} ${attachments.length === 1 ? 'file' : 'files'}`}
            </p>
          </Card>
        ))}
      </Stack>
      {newer.length > shown.length && (
        <Text c="dimmed" size="xs">
          There are more messages above.
        </Text>
      )}
      <Group gap="xs">
        <Button size="sm" variant="default" ref={keep} onClick={onKeep}>
          Keep editing
        </Button>
        <Button size="sm" color="ember" onClick={onSend}>
          Send anyway
        </Button>
      </Group>
    </Card>
  );
}
