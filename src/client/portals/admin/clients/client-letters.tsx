import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { Section } from '#client/ui/section.tsx';
import type { ClientDetail } from '#shared/client-directory/schema.ts';
import { contactStatusLabels } from '#shared/contact-messages/desk-schema.ts';
import { paths } from '#shared/platform/paths.ts';
import details from '../details/details.module.css';

const kinds = { access: 'Access', correction: 'Correction', deletion: 'Deletion' } as const;
const states = { open: 'Open', done: 'Answered', refused: 'Refused', cancelled: 'Withdrawn' } as const;

/** What the client wrote outside the cases, and who impersonated them in the portal. */
export function ClientLetters({ client: { privacyRequests, messages, views } }: { client: ClientDetail }) {
  return (
    <>
      <Section title="Privacy requests">
        {privacyRequests.length === 0 && (
          <Text c="dimmed" inherit>
            None.
          </Text>
        )}
        <Stack component="ul" className={`plain-list ${details.breaking}`} gap="sm">
          {privacyRequests.map(({ id, kind, status, createdAt, dueAt }) => (
            <li key={id}>
              <Link to={paths.admin.privacy}>{kinds[kind]}</Link>
              <Text c="dimmed" size="sm">
                {states[status]}, received {formatShortMoment(createdAt)}
                {status === 'open' && `, due ${formatDay(dueAt)}`}
              </Text>
            </li>
          ))}
        </Stack>
      </Section>
      <Section title="Contact messages from this address">
        {messages.length === 0 && (
          <Text c="dimmed" inherit>
            None.
          </Text>
        )}
        <Stack component="ul" className={`plain-list ${details.breaking}`} gap="sm">
          {messages.map(({ id, subject, status, createdAt }) => (
            <li key={id}>
              <Link to={`${paths.admin.messages}?message=${id}`}>{subject}</Link>
              <Text c="dimmed" size="sm">
                {contactStatusLabels[status]}, {formatShortMoment(createdAt)}
              </Text>
            </li>
          ))}
        </Stack>
      </Section>
      {views.length > 0 && (
        <Section title="Viewed as this client">
          <Stack component="ul" className={`plain-list ${details.breaking}`} gap="sm">
            {views.map(({ by, reason, at }) => (
              <li key={`${by} ${at}`}>
                <p>{reason}</p>
                <Text c="dimmed" size="sm">
                  {by}, {formatShortMoment(at)}
                </Text>
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}
