import { Stack } from '@mantine/core';
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
  usePageTitle('Your numbers');
  return (
    <Stack gap="var(--space-24)">
      <PageTitle
        title="Your numbers"
        intro="How your requests went. Administrators can see them as well, other brokers cannot."
      />
      {profile === null && (
        <EmptyState title="You look in as an administrator">
          <p>The numbers of a broker are on the broker’s page in the admin area.</p>
        </EmptyState>
      )}
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {profile !== null && !data && !error && <PagePlaceholder label="Loading your numbers" />}
      {data && <NumbersView numbers={data} days={days} onDays={setDays} />}
    </Stack>
  );
}
