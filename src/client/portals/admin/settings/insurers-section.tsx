import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { InsurersForm } from './insurers-form.tsx';

/** The names that brokers choose from when they enter options. */
export function InsurersSection() {
  const { data, error, refetch } = trpc.settings.insurers.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Stack component="section" gap="lg" aria-labelledby="insurers">
      <TabHead
        order={3}
        id="insurers"
        title="Insurers"
        intro="Brokers choose from these names when they enter options, and can type any other. Clients see only the insurers of their own options."
      />
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading insurers" />}
      {data && <InsurersForm key={data.version} saved={data} />}
    </Stack>
  );
}
