import { Link } from 'react-router-dom';
import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { Section } from '#client/ui/section.tsx';
import type { ClientDetail } from '#shared/client-directory/schema.ts';
import { contactStatusLabels } from '#shared/contact-messages/desk-schema.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './client-view.module.css';

const kinds = { access: 'Access', correction: 'Correction', deletion: 'Deletion' } as const;
const states = { open: 'Open', done: 'Answered', refused: 'Refused', cancelled: 'Taken back' } as const;

/** What the client wrote outside the cases, and who impersonated them in the portal. */
export function ClientLetters({ client: { privacyRequests, messages, views } }: { client: ClientDetail }) {
  return (
    <>
      <Section title="Privacy requests">
        {privacyRequests.length === 0 && <p className={css.quiet}>None.</p>}
        <ul className={css.items}>
          {privacyRequests.map(({ id, kind, status, createdAt, dueAt }) => (
            <li className={css.item} key={id}>
              <Link to={paths.admin.privacy}>{kinds[kind]}</Link>
              <span className={css.under}>
                {states[status]}, asked {formatShortMoment(createdAt)}
                {status === 'open' && `, due ${formatDay(dueAt)}`}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Contact messages from this mailbox">
        {messages.length === 0 && <p className={css.quiet}>None.</p>}
        <ul className={css.items}>
          {messages.map(({ id, subject, status, createdAt }) => (
            <li className={css.item} key={id}>
              <Link to={`${paths.admin.messages}?message=${id}`}>{subject}</Link>
              <span className={css.under}>
                {contactStatusLabels[status]}, {formatShortMoment(createdAt)}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      {views.length > 0 && (
        <Section title="Looked at as this client">
          <ul className={css.items}>
            {views.map(({ by, reason, at }) => (
              <li className={css.item} key={`${by} ${at}`}>
                <span>{reason}</span>
                <span className={css.under}>
                  {by}, {formatShortMoment(at)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
