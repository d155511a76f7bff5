import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { ClosedDays } from '#client/modules/brokers/working-hours/closed-days.tsx';
import { HoursForm } from '#client/modules/brokers/working-hours/hours-form.tsx';
import { FeedSection } from '#client/modules/calendar-feeds/feed-section.tsx';
import { MisplacedCalls } from '#client/modules/callbacks/misplaced-calls.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Section } from '#client/ui/section.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

/** When a broker can be called, and their dates in a calendar of their own. */
export function BrokerCalendarPage() {
  const { data, error, refetch } = trpc.brokers.hours.useQuery(undefined, { retry: false });
  usePageTitle('Hours and calendar');
  if (error && !data) {
    const { status, serverMessage } = toApiError(error);
    if (status !== 404) return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
    return (
      <EmptyState title="There are no hours to set here">
        <p>Only brokers with a licence take calls from clients and have a calendar here.</p>
      </EmptyState>
    );
  }
  if (!data) return <PagePlaceholder />;
  return (
    <Stack gap="var(--space-24)" maw="52rem">
      <PageTitle
        title="Hours and calendar"
        intro="When clients can book a call with you, and where you see your dates."
      />
      <Section title="When you take calls">
        <MisplacedCalls />
        <HoursForm key={JSON.stringify([data.hours, data.daysOff])} own={data} />
      </Section>
      <FeedSection />
      <Section title="Holidays and closed days">
        <ClosedDays closed={data.closed} />
      </Section>
    </Stack>
  );
}
