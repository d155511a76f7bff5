import { Stack, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import type { LaunchList } from '#shared/operations/go-live/schema.ts';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { LaunchItem } from './launch-item.tsx';

function sentence({ red, amber }: LaunchList): string {
  const decide = amber > 0 ? ` ${amber} ${amber === 1 ? 'item needs' : 'items need'} your decision.` : '';
  if (red === 0) return `Nothing has to be fixed before launch.${decide}`;
  return `${red} ${red === 1 ? 'item' : 'items'} must be fixed before launch.${decide}`;
}

/** The go-live checklist: what still blocks real visitors, worst first. */
export function LaunchTab() {
  const { data, error, refetch } = trpc.launch.list.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Stack component="section" gap="lg" aria-labelledby="launch">
      <TabHead id="launch" title={adminParts.launch} />
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the checklist" />}
      {data && (
        <>
          <Text c="dimmed" size="lg" role="status">
            {sentence(data)}
          </Text>
          <Text c="dimmed" maw="var(--reading)" inherit>
            While anything here is red, the production server reports it in the console and its log each time it starts.
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
