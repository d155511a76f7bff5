import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconNote, IconPaperclip, IconRefresh } from '@tabler/icons-react';
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
        <p className={css.noteLabel}>
          <IconNote size={15} aria-hidden="true" />
          <strong>Internal note</strong>
        </p>
      )}
      {body && <p className={css.body}>{body}</p>}
      {attachments.length > 0 && (
        <p className={css.files}>
          <IconPaperclip size={15} aria-hidden="true" /> {attachments.map(({ title }) => title).join(', ')}
        </p>
      )}
      {failure ? (
        <div className={css.failure} role="alert">
          <p>
            <IconAlertTriangle size={16} aria-hidden="true" /> Not sent. {failure}
          </p>
          <div className={css.failureActions}>
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
          </div>
        </div>
      ) : (
        <p className={css.meta}>
          <IconClock size={14} aria-hidden="true" /> Sending...
        </p>
      )}
    </li>
  ));
}
