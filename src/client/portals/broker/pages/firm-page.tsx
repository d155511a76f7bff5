import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { FirmView } from '#client/modules/users/firm/firm-view.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

/** The firm, for its managers. */
export function BrokerFirmPage() {
  const { data: firm, error, refetch } = trpc.firms.get.useQuery({});
  usePageTitle('Firm');
  if (error && !firm) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!firm) return <PagePlaceholder label="Loading the firm" />;
  return (
    <Stack gap="var(--space-24)">
      <PageTitle title={firm.name} intro="Who works here, on how much, and how it’s going." />
      <FirmView firm={firm} />
    </Stack>
  );
}
