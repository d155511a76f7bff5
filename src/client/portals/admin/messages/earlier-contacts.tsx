import { Link } from 'react-router-dom';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import type { DeskMessage } from '#shared/contact-messages/desk-schema.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './message-detail.module.css';
import { MessageStatus } from './message-status.tsx';

/** Earlier contacts from the same mailbox: a returning person is not answered as a stranger. */
export function EarlierContacts({ message: { earlierMessages, earlierCases } }: { message: DeskMessage }) {
  const nothing = earlierMessages.length === 0 && earlierCases.length === 0;
  return (
    <section className={css.earlier} aria-labelledby="earlier">
      <h4 className={css.heading} id="earlier">
        From the same mailbox
      </h4>
      {nothing && <p className={css.quiet}>Nothing else.</p>}
      <ul className={css.items}>
        {earlierCases.map(({ id, number, title, status, createdAt }) => (
          <li key={id}>
            <Link to={paths.admin.case(id)}>
              {number}, {title}
            </Link>
            <StatusBadge status={status} side="staff" />
            <span className={css.quiet}>{formatShortMoment(createdAt)}</span>
          </li>
        ))}
        {earlierMessages.map(({ id, subject, status, createdAt }) => (
          <li key={id}>
            <Link to={`?message=${id}`}>{subject}</Link>
            <MessageStatus status={status} />
            <span className={css.quiet}>{formatShortMoment(createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
