import { Button, SimpleGrid, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { isPromised } from '#shared/data-classes/data-map.ts';
import { paths } from '#shared/platform/paths.ts';
import type { RetentionPreview } from '#shared/privacy/retention/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { HourlyRecords } from './hourly-records.tsx';
import { RetentionRule } from './retention-rule.tsx';
import { RetentionRuns } from './retention-runs.tsx';

type Rule = RetentionPreview['rules'][number];
const parts = [
  { id: 'promised', title: 'Promised in the privacy policy', isPart: ({ rule }: Rule) => isPromised(rule) },
  { id: 'traces', title: 'Other records', isPart: ({ rule }: Rule) => !isPromised(rule) },
];

/** What is removed and when. The periods are published, so they are shown here but cannot be changed. */
export function RetentionSection() {
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = trpc.retention.preview.useQuery(undefined, { refetchOnMount: 'always' });
  const run = trpc.retention.run.useMutation({
    onSuccess() {
      setAsking(false);
      showToast({
        kind: 'success',
        message: 'The retention job is running. Refresh in a moment to see what was removed.',
      });
      void utils.retention.runs.invalidate();
    },
  });
  return (
    <Stack component="section" gap="lg" aria-labelledby="retention">
      <TabHead
        order={3}
        id="retention"
        title="Retention"
        intro={
          <>
            Records are removed every night once their retention period is over. The periods are published in the{' '}
            <a href={paths.privacy}>privacy policy</a> and can’t be changed here. A legal hold, placed on a request’s
            page, keeps everything about that request and its client.
          </>
        }
      />
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Counting what is due for removal" />}
      {data && (
        <>
          {parts.map(({ id, title, isPart }) => (
            <Stack component="section" gap="sm" key={id} aria-labelledby={id}>
              <Title order={4} size="h2" id={id}>
                {title}
              </Title>
              <SimpleGrid component="ul" className="plain-list" minColWidth="min(100%, 26rem)">
                {data.rules.filter(isPart).map((rule) => (
                  <RetentionRule key={rule.rule} {...rule} />
                ))}
              </SimpleGrid>
            </Stack>
          ))}
          <HourlyRecords records={data.hourly} />
          <div>
            <Button variant="default" onClick={() => setAsking(true)}>
              Run now
            </Button>
          </div>
          <RetentionRuns />
        </>
      )}
      <CommandDialog
        title="Run retention now"
        action="Run now"
        ending
        opened={asking}
        onClose={() => setAsking(false)}
        onSubmit={(event) => {
          event.preventDefault();
          run.mutate();
        }}
        pending={run.isPending}
        refusal={run.error && toApiError(run.error).serverMessage}
      >
        <p>Everything listed as due for removal is deleted now instead of tonight. This can’t be undone.</p>
      </CommandDialog>
    </Stack>
  );
}
