import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import { paths } from '#shared/platform/paths.ts';
import { retentionPeriods } from '#shared/privacy/retention-periods.ts';
import { PRIVACY_REQUEST_DAYS } from '#shared/privacy/schema.ts';
import { FailedQuery } from './failed-query.tsx';
import { PrivacyRequestForm } from './privacy-request-form.tsx';
import css from './privacy-requests.module.css';
import { RequestItem } from './request-item.tsx';

/** Requests for access, correction or deletion, and their outcome. */
export function PrivacyRequests() {
  const { data, error, refetch } = trpc.privacy.requests.useQuery();
  return (
    <Section
      title="Ask us about your information"
      intro={`A person answers within ${PRIVACY_REQUEST_DAYS} days, as the law of Alberta asks.`}
    >
      {error && !data && <FailedQuery error={error} again={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading your requests">
          <Skeleton height={160} radius="md" />
        </div>
      )}
      {data && data.requests.length > 0 && (
        <ul className={css.list} aria-label="What you asked">
          {data.requests.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </ul>
      )}
      {data && <PrivacyRequestForm requests={data.requests} />}
      <details className={css.retention}>
        <summary>What we keep, and for how long</summary>
        <dl className={css.periods}>
          {retentionPeriods().map(({ what, period }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{period}</dd>
            </div>
          ))}
        </dl>
        <p>
          After that we delete the information or remove what identifies you. What a broker or insurer has received
          stays in their files; ask them directly. More in the{' '}
          <Link to={paths.privacy} reloadDocument>
            privacy policy
          </Link>
          .
        </p>
      </details>
    </Section>
  );
}
