import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { Worklist } from '#client/modules/queue/worklist.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Section } from '#client/ui/section.tsx';
import { paths } from '#shared/platform/paths.ts';
import type { WorklistCount, WorklistCounts } from '#shared/queue/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { Offers } from '../dashboard/offers.tsx';
import { Pool } from '../dashboard/pool.tsx';

function many({ count, more }: WorklistCount, one: string, several: string): string | null {
  if (count === 0) return null;
  return more ? `more than ${count} ${several}` : `${count} ${count === 1 ? one : several}`;
}

/** What is waiting, as a sentence: overdue work first. */
function summary({ offered, buckets }: WorklistCounts): string {
  const none = { count: 0, more: false, nextDueAt: null };
  const parts = [
    many(buckets.breached ?? none, 'overdue reply', 'overdue replies'),
    many(offered, 'offer to answer', 'offers to answer'),
    many(buckets.today ?? none, 'reply due today', 'replies due today'),
    many(buckets.me ?? none, 'client waiting for your next step', 'clients waiting for your next step'),
    many(buckets.withdrawal ?? none, 'withdrawal to confirm', 'withdrawals to confirm'),
    many(buckets.confirm ?? none, 'accepted option to confirm', 'accepted options to confirm'),
  ].filter((part) => part !== null);
  if (parts.length === 0) return 'Nothing is waiting for you. New offers appear here automatically.';
  const words = parts.join(', ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
}

/** The offers to answer, and the broker's own requests by due date. */
export function BrokerDashboardPage() {
  const counts = trpc.worklist.counts.useQuery({ scope: 'mine' });
  const offered = trpc.worklist.list.useQuery({ scope: 'offered' });
  usePageTitle('Dashboard');

  const error = offered.error ?? counts.error;
  if (error && !(offered.data && counts.data))
    return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => window.location.reload()} />;
  if (!offered.data || !counts.data) return <PagePlaceholder />;

  return (
    <Stack gap="var(--space-40)">
      <PageTitle title="Your queue" intro={summary(counts.data)} />
      <Offers offers={offered.data.cases} />
      <Section title="Your requests" bare>
        <Worklist
          scope="mine"
          hrefOf={paths.broker.case}
          empty={
            <EmptyState title="No requests in progress">
              <p>Accept an offer or claim an unassigned request, and it will appear here.</p>
            </EmptyState>
          }
        />
      </Section>
      <Pool />
    </Stack>
  );
}
