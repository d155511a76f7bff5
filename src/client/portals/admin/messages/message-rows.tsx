import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import type { DeskRow } from '#shared/contact-messages/desk-schema.ts';
import css from './message-rows.module.css';
import { MessageStatus } from './message-status.tsx';

interface MessageRowsProps {
  messages: readonly DeskRow[];
  /** The id of the message open next to the list. */
  open: string;
  hrefOf: (id: string) => string;
}

/** Messages as rows: sender, subject, and status. */
export function MessageRows({ messages, open, hrefOf }: MessageRowsProps) {
  return (
    <ul className={css.rows} aria-label="Messages, the newest first">
      {messages.map(({ id, name, subject, excerpt, status, handledByName, createdAt }) => (
        <li className={css.row} key={id} data-new={status === 'new' || undefined}>
          <div className={css.head}>
            <Link className={css.name} to={hrefOf(id)} aria-current={id === open || undefined}>
              {name}
            </Link>
            <time className={css.moment} dateTime={createdAt} title={formatMoment(createdAt)}>
              {formatShortMoment(createdAt)}
            </time>
          </div>
          <p className={css.subject}>{subject}</p>
          <p className={css.excerpt}>{excerpt}</p>
          <p className={css.state}>
            <MessageStatus status={status} />
            {handledByName && <span>{handledByName}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
