import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { TabHead } from '../dashboard/tab-head.tsx';
import { WeightsForm } from './weights-form.tsx';

/** How matching ranks the eligible brokers: the weights, tried before they are saved. */
export function MatchingSection() {
  const { data, error, refetch } = trpc.settings.matching.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Stack component="section" gap="lg" aria-labelledby="matching">
      <TabHead
        order={3}
        id="matching"
        title="Matching"
        intro="Whoever is asked must pass every check: an active account, the licence class, a verified licence that runs, the line, the area, room, not away. No points change that. Among those who pass, 100 points decide; nothing about the client counts but the language and the place asked for."
      />
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the rules" />}
      {data && <WeightsForm key={data.version} saved={data} />}
    </Stack>
  );
}
