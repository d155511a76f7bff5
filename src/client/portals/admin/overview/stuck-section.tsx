import { Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Overview, StuckKind } from '#shared/operations/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import css from './stuck.module.css';
import { StuckCard } from './stuck-card.tsx';
import { stuckKinds } from './stuck-kinds.ts';

const kinds = Object.keys(stuckKinds) as StuckKind[];

function summary(stuck: number): string {
  if (stuck === 0) return 'Nothing needs your attention right now.';
  return stuck === 1 ? '1 item to look into.' : `${stuck} items to look into.`;
}

function Answer({ data }: { data: Overview }) {
  const stuck = kinds.filter((kind) => data[kind] > 0);
  const calm = kinds.filter((kind) => data[kind] === 0);
  return (
    <>
      <SimpleGrid component="ul" className="plain-list" minColWidth="min(100%, 22rem)" mt="lg">
        {stuck.map((kind) => (
          <StuckCard key={kind} count={data[kind]} {...stuckKinds[kind]} />
        ))}
      </SimpleGrid>
      {calm.length > 0 && (
        <SimpleGrid
          component="ul"
          className={`plain-list ${css.calm}`}
          minColWidth="min(100%, 20rem)"
          spacing="var(--space-24)"
          verticalSpacing="var(--space-6)"
          mt="lg"
          aria-label="No problems"
        >
          {calm.map((kind) => (
            <li key={kind}>
              <IconCircleCheck size={18} aria-hidden="true" /> {stuckKinds[kind].calm}
            </li>
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

/** Needs attention: problems come first, with a way to fix them; everything in order is one line each. */
export function StuckSection() {
  const { data, error, refetch, isFetching } = trpc.admin.overview.useQuery(undefined, { refetchOnMount: 'always' });
  if (error && !data) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading overview" />;
  return (
    <section aria-labelledby="stuck">
      <Group justify="space-between" align="start" gap="sm">
        <div>
          <Title order={2} id="stuck" fz="var(--text-24)">
            Needs attention
          </Title>
          <Text c="dimmed" size="lg" mt="xs" role="status">
            {summary(kinds.filter((kind) => data[kind] > 0).length)}
          </Text>
        </div>
        <Group gap="var(--space-8) var(--space-12)">
          <Text component="span" c="dimmed" size="sm">
            As of <time dateTime={data.at}>{formatShortMoment(data.at)}</time>
          </Text>
          <Button
            variant="default"
            size="sm"
            loading={isFetching}
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
        </Group>
      </Group>
      <Answer data={data} />
    </section>
  );
}
