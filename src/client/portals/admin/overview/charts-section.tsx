import { Group, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { durationTicks, durationWords } from '#client/modules/cases/metrics/duration-words.ts';
import { ChartWithTable } from '#client/ui/charts/chart-with-table.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import {
  closedRows,
  funnelRows,
  funnelSummary,
  inTimeRows,
  lineRows,
  medianRows,
  repliesSummary,
  sourceRows,
  topSummary,
} from './chart-words.ts';
import { periodChoices, usePeriod } from './use-period.ts';

const requests = [{ key: 'count', label: 'Requests' }];
const median = [{ key: 'median', label: 'Weekly median, business hours' }];
const share = [{ key: 'share', label: 'On time' }];

function asOf({ asOf: at, missingDays }: { asOf: string | null; missingDays: number }): string {
  if (!at) return 'No numbers yet. The first ones will appear within ten minutes.';
  const missing = missingDays > 1 ? ` ${missingDays} days are still being counted.` : '';
  return `Updated every ten minutes.${missing} Last update: ${formatShortMoment(at)}`;
}

/** Performance: each chart with its numbers behind it. */
export function ChartsSection() {
  const { days, set } = usePeriod();
  const { data, error, refetch } = trpc.admin.charts.useQuery(
    { days },
    { refetchOnMount: 'always', placeholderData: (before) => before },
  );
  return (
    <Stack component="section" gap="lg" aria-labelledby="numbers">
      <Group justify="space-between" align="end" gap="sm">
        <div>
          <Title order={2} id="numbers" fz="var(--text-24)">
            Performance
          </Title>
          <Text c="dimmed" mt="xs" inherit role="status">
            {data && asOf(data)}
          </Text>
        </div>
        <SegmentedControl
          aria-label="Period"
          value={String(days)}
          onChange={(next) => set('days', next)}
          data={periodChoices}
        />
      </Group>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the charts" />}
      {data && (
        <SimpleGrid minColWidth="min(100%, 30rem)">
          <ChartWithTable
            title="From request to policy"
            summary={funnelSummary(data)}
            head="Stage"
            kind="bars"
            data={funnelRows(data)}
            series={requests}
            empty="No requests in this period. As they arrive, you’ll see how many reach each stage."
          />
          <ChartWithTable
            title="First replies on time"
            summary={repliesSummary(data)}
            head="Week of"
            kind="bars"
            data={inTimeRows(data)}
            series={share}
            format={(value) => `${value}%`}
            empty="No first replies in this period. As brokers reply, the share sent on time appears here, by week."
          />
          <ChartWithTable
            title="Time to first reply"
            summary="Weekly median in business hours, accurate to about 15 minutes."
            head="Week of"
            kind="lines"
            data={medianRows(data)}
            series={median}
            format={durationWords}
            ticks={durationTicks(Math.max(0, ...data.replies.map(({ medianMinutes }) => medianMinutes)))}
            empty="No first replies in this period. Once brokers reply, the median time will appear here, by week."
          />
          <ChartWithTable
            title="Requests by line of insurance"
            summary={topSummary(lineRows(data), 'requests')}
            head="Line of insurance"
            kind="ranking"
            data={lineRows(data)}
            series={requests}
            empty="No requests in this period. As they arrive, you’ll see which lines people ask about."
          />
          <ChartWithTable
            title="Where requests come from"
            summary={topSummary(sourceRows(data), 'requests')}
            head="Source"
            kind="ranking"
            data={sourceRows(data)}
            series={requests}
            empty="No requests in this period. As they arrive, you’ll see the pages and channels they came from."
          />
          <ChartWithTable
            title="Why requests close without a policy"
            summary={topSummary(closedRows(data), 'requests closed')}
            head="Reason"
            kind="ranking"
            data={closedRows(data)}
            series={requests}
            empty="No requests closed without a policy in this period. If one does, the reason appears here."
          />
        </SimpleGrid>
      )}
    </Stack>
  );
}
