import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { paths } from '#shared/platform/paths.ts';
import type { PrivacyDeskDetail } from '#shared/privacy/desk-schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import list from '../lists/list.module.css';
import { DueDay } from './due-day.tsx';
import css from './privacy.module.css';
import { kindLabels, privacyStatusLabels } from './privacy-words.ts';
import { RequestSteps } from './request-steps.tsx';

/** One request: who asks, for what, by when, and the ways to answer it. */
export function RequestView({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.privacyDesk.get.useQuery({ requestId }, { refetchOnMount: 'always' });
  if (error && !data) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading the request" />;
  function answered(next: PrivacyDeskDetail) {
    utils.privacyDesk.get.setData({ requestId }, next);
    void utils.privacyDesk.list.invalidate();
    showToast({ kind: 'success', message: 'Answered. The person is told by mail that there is an answer.' });
  }
  const { person, note, answer } = data;
  const facts: [label: string, value: string][] = [
    ['Username', person.username],
    ['E-mail', `${person.email}${person.emailVerified ? '' : ' (not confirmed)'}`],
    ['Telephone', person.phone || 'None'],
    ['Account since', formatDay(person.joinedAt)],
    ['Cases', `${person.openCases} open, ${person.closedCases} closed`],
  ];
  return (
    <section className={list.list} aria-labelledby="request">
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
        onClick={onClose}
        style={{ justifySelf: 'start' }}
      >
        All privacy requests
      </Button>
      <h2 className={list.title} id="request">
        {person.fullName}: {kindLabels[data.kind].toLowerCase()}
      </h2>
      <div className={css.columns}>
        <div className={css.panel}>
          <dl className={css.facts}>
            <div>
              <dt>State</dt>
              <dd>{privacyStatusLabels[data.status]}</dd>
            </div>
            <div>
              <dt>Due</dt>
              <dd>
                <DueDay row={data} />
              </dd>
            </div>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {person.role === 'client' && <Link to={paths.admin.clientCases(person.id)}>All their cases</Link>}
        </div>
        <div className={css.columns} style={{ gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
          {note && (
            <div className={css.panel}>
              <h3 className={css.heading}>What they wrote</h3>
              <p className={css.note}>{note}</p>
            </div>
          )}
          {data.status === 'open' ? (
            <RequestSteps key={data.version} detail={data} onAnswered={answered} />
          ) : (
            answer && (
              <div className={css.panel}>
                <h3 className={css.heading}>
                  {privacyStatusLabels[data.status]} by {data.handledByName}
                </h3>
                <p className={css.note}>{answer}</p>
              </div>
            )
          )}
        </div>
      </div>
    </section>
  );
}
