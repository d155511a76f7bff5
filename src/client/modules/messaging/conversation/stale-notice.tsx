import { Button } from '@mantine/core';
import { IconAlertTriangle, IconNote } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import type { Message } from '#shared/messaging/schema.ts';
import css from './stale-notice.module.css';

interface StaleNoticeProps {
  /** What others wrote in the meantime. Still empty when the server knew of it first. */
  newer: readonly Message[];
  onSend: () => void;
  onKeep: () => void;
}

const SHOWN_MAX = 3;

function names(newer: readonly Message[]): string {
  const all = [...new Set(newer.map(({ senderName }) => senderName))];
  return all.length > 0 ? new Intl.ListFormat('en-CA').format(all) : 'Somebody';
}

/** Someone wrote while a message was being written: theirs is shown, and the user's own waits above its draft for a decision. */
export function StaleNotice({ newer, onSend, onKeep }: StaleNoticeProps) {
  const title = useId();
  const keep = useRef<HTMLButtonElement>(null);
  // A second Enter must not send: the focus goes to the choice that sends nothing.
  useEffect(() => keep.current?.focus(), []);
  const shown = newer.slice(-SHOWN_MAX);
  return (
    <section className={css.notice} aria-labelledby={title}>
      <p className={css.title} id={title} role="alert">
        <IconAlertTriangle size={18} aria-hidden="true" />
        {names(newer)} wrote while you were writing. Your message was not sent yet.
      </p>
      <ol className={css.messages}>
        {shown.map(({ seq, kind, senderName, createdAt, body, attachments }) => (
          <li className={css.message} key={seq}>
            <p className={css.sender}>
              {kind === 'note' && <IconNote size={15} aria-hidden="true" />}
              <strong>{senderName}</strong>
              {kind === 'note' && ', internal note'}
              <time dateTime={createdAt}>{formatShortMoment(createdAt)}</time>
            </p>
            <p className={css.body}>{body || `${attachments.length} ${attachments.length === 1 ? 'file' : 'files'}`}</p>
          </li>
        ))}
      </ol>
      {newer.length > shown.length && <p className={css.more}>There are more above.</p>}
      <div className={css.actions}>
        <Button size="sm" variant="default" ref={keep} onClick={onKeep}>
          Keep editing
        </Button>
        <Button size="sm" color="ember" onClick={onSend}>
          Send anyway
        </Button>
      </div>
    </section>
  );
}
