import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
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
        intro="A broker is offered a request only if they meet every rule: an active account, the right licence class, a verified and current licence, the right line, the right area, spare capacity, and not being away. Points never override a rule. Eligible brokers are then ranked by points, out of 100. The only client details that count are language and location."
      />
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading rules" />}
      {data && <WeightsForm key={data.version} saved={data} />}
    </Stack>
  );
}
