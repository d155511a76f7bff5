import { Group, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { ChartWithTable } from '#client/ui/charts/chart-with-table.tsx';
import { chartDays, chartsInputSchema } from '#shared/cases/charts.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import {
  closedRows,
  formatMinutes,
  funnelRows,
  funnelSummary,
  inTimeRows,
  lineRows,
  medianRows,
  repliesSummary,
  sourceRows,
  topSummary,
} from './chart-words.ts';

const requests = [{ key: 'count', label: 'Requests' }];
const median = [{ key: 'median', label: 'Median, business time' }];
const share = [{ key: 'share', label: 'In time' }];

/** The number of days to show, kept in the address. */
function useDays() {
  const [params, setParams] = useSearchParams();
  const parsed = chartsInputSchema.safeParse({ days: Number(params.get('days')) });
  const days = parsed.success ? parsed.data.days : 30;
  const setDays = (next: string) => setParams({ days: next }, { replace: true, preventScrollReset: true });
  return { days, setDays };
}

function asOf({ asOf: at, missingDays }: { asOf: string | null; missingDays: number }): string {
  if (!at) return 'Nothing has been counted yet. The first numbers are there within ten minutes.';
  const missing = missingDays > 1 ? ` ${missingDays} days are still being counted.` : '';
  return `Counted every ten minutes.${missing} As of: ${formatShortMoment(at)}`;
}

/** Performance: each chart with its numbers behind it. */
export function ChartsSection() {
  const { days, setDays } = useDays();
  const { data, error, refetch } = trpc.admin.charts.useQuery(
    { days },
    { refetchOnMount: 'always', placeholderData: (before) => before },
  );
  return (
    <Stack component="section" gap="lg" aria-labelledby="numbers">
      <Group justify="space-between" align="end" gap="sm">
        <div>
          <Title order={2} id="numbers" fz="var(--text-24)">
            How it went
          </Title>
          <Text c="dimmed" mt="xs" inherit role="status">
            {data && asOf(data)}
          </Text>
        </div>
        <SegmentedControl
          aria-label="How far back"
          value={String(days)}
          onChange={setDays}
          data={chartDays.map((count) => ({ value: String(count), label: count === 365 ? 'A year' : `${count} days` }))}
        />
      </Group>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the charts" />}
      {data && (
        <SimpleGrid minColWidth="min(100%, 30rem)">
          <ChartWithTable
            title="From request to policy"
            summary={funnelSummary(data)}
            head="Step"
            kind="bars"
            data={funnelRows(data)}
            series={requests}
            empty="Nothing was requested in this time."
          />
          <ChartWithTable
            title="First replies in time"
            summary={repliesSummary(data)}
            head="Week from"
            kind="bars"
            data={inTimeRows(data)}
            series={share}
            format={(value) => `${value} %`}
            empty="Nobody was answered for the first time in this time."
          />
          <ChartWithTable
            title="How long a first reply takes"
            summary="The middle one of each week, in business time, to about a quarter of an hour."
            head="Week from"
            kind="lines"
            data={medianRows(data)}
            series={median}
            format={formatMinutes}
            empty="Nobody was answered for the first time in this time."
          />
          <ChartWithTable
            title="What is asked for"
            summary={topSummary(lineRows(data), 'requests')}
            head="Line of insurance"
            kind="ranking"
            data={lineRows(data)}
            series={requests}
            empty="Nothing was requested in this time."
          />
          <ChartWithTable
            title="Where requests come from"
            summary={topSummary(sourceRows(data), 'requests')}
            head="Source"
            kind="ranking"
            data={sourceRows(data)}
            series={requests}
            empty="Nothing was requested in this time."
          />
          <ChartWithTable
            title="Why requests end without a policy"
            summary={topSummary(closedRows(data), 'requests ended')}
            head="Reason"
            kind="ranking"
            data={closedRows(data)}
            series={requests}
            empty="No request ended without a policy in this time."
          />
        </SimpleGrid>
      )}
    </Stack>
  );
}
