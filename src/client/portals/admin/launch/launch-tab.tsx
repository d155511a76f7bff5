import { Stack, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { LaunchList } from '#shared/operations/go-live/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { TabHead } from '../dashboard/tab-head.tsx';
import { LaunchItem } from './launch-item.tsx';

function sentence({ red, amber }: LaunchList): string {
  const decide = amber > 0 ? ` ${amber} more ${amber === 1 ? 'is' : 'are'} yours to decide.` : '';
  if (red === 0) return `Nothing must be mended before real visitors come.${decide}`;
  return `${red} ${red === 1 ? 'thing' : 'things'} must be mended before real visitors come.${decide}`;
}

/** The go-live checklist: what still blocks real visitors, worst first. */
export function LaunchTab() {
  const { data, error, refetch } = trpc.launch.list.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Stack component="section" gap="lg" aria-labelledby="launch">
      <TabHead id="launch" title="Launch checklist" />
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the checklist" />}
      {data && (
        <>
          <Text c="dimmed" size="lg" role="status">
            {sentence(data)}
          </Text>
          <Text c="dimmed" maw="var(--reading)" inherit>
            While anything here is red, a server in production says so each time it starts, on the console and in its
            log.
          </Text>
          <Stack component="ul" className="plain-list" gap="sm">
            {data.entries.map((entry) => (
              <LaunchItem key={entry.id} entry={entry} />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
