import { Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconNote, IconPaperclip, IconRefresh } from '@tabler/icons-react';
import conversation from './conversation.module.css';
import css from './message-rows.module.css';
import type { OutgoingMessage } from './use-outbox.ts';

interface OutgoingRowsProps {
  items: readonly OutgoingMessage[];
  onRetry: (clientKey: string) => void;
  onDiscard: (clientKey: string) => void;
}

/** Outgoing messages, shown at once; a failed one keeps its text and can be sent again. */
export function OutgoingRows({ items, onRetry, onDiscard }: OutgoingRowsProps) {
  return items.map(({ clientKey, kind, body, attachments, failure }) => (
    <li
      className={css.message}
      key={clientKey}
      data-mine
      data-kind={kind}
      data-starts
      data-state={failure ? 'failed' : 'sending'}
    >
      {kind === 'note' && (
        <Group
          component="p"
          className={conversation.note}
          gap="var(--space-4)"
          wrap="nowrap"
          mb="var(--space-4)"
          fz="xs"
        >
          <IconNote size={15} aria-hidden="true" />
          <strong>Internal note</strong>
        </Group>
      )}
      {body && <p className={css.body}>{body}</p>}
      {attachments.length > 0 && (
        <p className={css.files}>
          <IconPaperclip size={15} aria-hidden="true" /> {attachments.map(({ title }) => title).join(', ')}
        </p>
      )}
      {failure ? (
        <Stack align="flex-end" gap="var(--space-6)" mt="var(--space-6)" c="var(--warn)" fz="xs" role="alert">
          <p className={conversation.line}>
            <IconAlertTriangle size={16} aria-hidden="true" />
            <span>Not sent. {failure}</span>
          </p>
          <Group gap="xs" wrap="nowrap">
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconRefresh size={15} aria-hidden="true" />}
              onClick={() => onRetry(clientKey)}
            >
              Retry
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => onDiscard(clientKey)}>
              Discard
            </Button>
          </Group>
        </Stack>
      ) : (
        <Group component="p" gap="var(--space-6)" wrap="nowrap" mt="var(--space-2)" c="dimmed" fz="xs">
          <IconClock size={14} aria-hidden="true" /> Sending...
        </Group>
      )}
    </li>
  ));
}
