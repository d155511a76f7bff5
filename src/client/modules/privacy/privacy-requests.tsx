import { Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import { keptFor } from '#shared/data-classes/data-map.ts';
import { paths } from '#shared/platform/paths.ts';
import { PRIVACY_REQUEST_DAYS } from '#shared/privacy/schema.ts';
import { FailedQuery } from './failed-query.tsx';
import css from './privacy.module.css';
import { PrivacyRequestForm } from './privacy-request-form.tsx';
import { RequestItem } from './request-item.tsx';

/** Requests for access, correction or deletion, and their outcome. */
export function PrivacyRequests() {
  const { data, error, refetch } = trpc.privacy.requests.useQuery();
  return (
    <Section
      title="Ask us about your information"
      intro={`A person will answer within ${PRIVACY_REQUEST_DAYS} days, as Alberta law requires.`}
    >
      {error && !data && <FailedQuery error={error} again={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading your requests">
          <Skeleton height={160} radius="md" />
        </div>
      )}
      {data && data.requests.length > 0 && (
        <Stack component="ul" className="plain-list" gap="xs" aria-label="Your privacy requests">
          {data.requests.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </Stack>
      )}
      {data && <PrivacyRequestForm requests={data.requests} />}
      <details className={css.retention}>
        <summary>What we keep, and for how long</summary>
        <Stack component="dl" gap="sm" mt="sm" mb="md">
          {keptFor().map(({ what, period }) => (
            <div key={what}>
              <Text component="dt" fw={600} inherit>
                {what}
              </Text>
              <Text component="dd" c="dimmed" inherit>
                {period}
              </Text>
            </div>
          ))}
        </Stack>
        <p>
          After that we delete the information or remove what identifies you. Anything a broker or insurer has received
          stays in their files; contact them directly about it. For more, see the{' '}
          <Link to={paths.privacy} reloadDocument>
            privacy policy
          </Link>
          .
        </p>
      </details>
    </Section>
  );
}
