import { Button, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { paths } from '#shared/platform/paths.ts';
import type { PrivacyDeskDetail } from '#shared/privacy/desk-schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { Quote } from '../details/quote.tsx';
import { DueDay } from './due-day.tsx';
import { kindLabels, privacyStatusLabels } from './privacy-words.ts';
import { RequestSteps } from './request-steps.tsx';
import css from './request-view.module.css';

/** One request: who asks, for what, by when, and the ways to answer it. */
export function RequestView({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.privacyDesk.get.useQuery({ requestId }, { refetchOnMount: 'always' });
  if (error && !data) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading request" />;
  function answered(next: PrivacyDeskDetail) {
    utils.privacyDesk.get.setData({ requestId }, next);
    void utils.privacyDesk.list.invalidate();
    showToast({ kind: 'success', message: 'Answered. The person will be notified by email.' });
  }
  const { person, note, answer } = data;
  const facts: [label: string, value: ReactNode][] = [
    ['Status', privacyStatusLabels[data.status]],
    ['Due', <DueDay key="due" row={data} />],
    ['Username', person.username],
    ['Email', `${person.email}${person.emailVerified ? '' : ' (not confirmed)'}`],
    ['Phone', person.phone || 'None'],
    ['Account since', formatDay(person.joinedAt)],
    ['Requests', `${person.openCases} open, ${person.closedCases} closed`],
  ];
  return (
    <Stack component="section" gap="lg" aria-labelledby="request">
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
        onClick={onClose}
        mr="auto"
      >
        All privacy requests
      </Button>
      <TabHead id="request" title={`${person.fullName}: ${kindLabels[data.kind].toLowerCase()}`} />
      <div className={css.columns}>
        <Card>
          <Facts facts={facts} />
          {person.role === 'client' && <Link to={paths.admin.clientCases(person.id)}>All their requests</Link>}
        </Card>
        <Stack gap="var(--space-24)">
          {note && (
            <Card>
              <Title order={3}>Their message</Title>
              <Quote>{note}</Quote>
            </Card>
          )}
          {data.status === 'open' ? (
            <RequestSteps key={data.version} detail={data} onAnswered={answered} />
          ) : (
            answer && (
              <Card>
                <Title order={3}>
                  {privacyStatusLabels[data.status]} by {data.handledByName}
                </Title>
                <Quote>{answer}</Quote>
              </Card>
            )
          )}
        </Stack>
      </div>
    </Stack>
  );
}
