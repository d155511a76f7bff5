import { Stack, VisuallyHidden } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { useOwnProfile } from '#client/modules/brokers/use-own-profile.ts';
import { NumbersView, useNumbersDays } from '#client/modules/cases/metrics/numbers-view.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

/** The broker's own performance: for themselves, not a league table. */
export function BrokerNumbersPage() {
  const { profile } = useOwnProfile();
  const [days, setDays] = useNumbersDays();
  const { data, error, refetch } = trpc.brokers.numbers.useQuery(
    { days },
    { enabled: profile != null, placeholderData: (before) => before },
  );
  usePageTitle('Your performance');
  return (
    <Stack gap="var(--space-24)">
      <PageTitle
        title="Your performance"
        intro="How your requests are going. Administrators can see this too; other brokers can’t."
      />
      {profile === null && (
        <EmptyState title="You’re viewing this as an administrator">
          <p>Each broker’s performance is on their page in the admin area.</p>
        </EmptyState>
      )}
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {profile !== null && !data && !error && <PagePlaceholder label="Loading your performance" />}
      {data && (
        <section aria-labelledby="numbers">
          <VisuallyHidden component="h2" id="numbers">
            Numbers and charts
          </VisuallyHidden>
          <NumbersView numbers={data} days={days} onDays={setDays} />
        </section>
      )}
    </Stack>
  );
}
