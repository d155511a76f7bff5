import { Group, NativeSelect, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { IntakeCharts } from './intake-charts.tsx';
import { periodChoices, usePeriod } from './use-period.ts';

const lineChoices = [
  { value: '', label: 'All lines' },
  ...caseTypeSchema.options.map((line) => ({ value: line, label: lineLabels[line] })),
];

/** Intake: how the questionnaires do, for all lines or one of them. */
export function IntakeSection() {
  const { days, params, set } = usePeriod();
  const line = caseTypeSchema.safeParse(params.get('line')).data;
  const { data, error, refetch } = trpc.admin.intake.useQuery(
    { days, line },
    { refetchOnMount: 'always', placeholderData: (before) => before },
  );
  const started = data?.sets.reduce((sum, entry) => sum + entry.started, 0);
  return (
    <Stack component="section" gap="lg" aria-labelledby="intake">
      <Group justify="space-between" align="end" gap="sm">
        <div>
          <Title order={2} id="intake" fz="var(--text-24)">
            Intake
          </Title>
          <Text c="dimmed" mt="xs" inherit role="status">
            {data?.asOf &&
              `Each request counts on the day it was started. Last update: ${formatShortMoment(data.asOf)}`}
          </Text>
        </div>
        <Group align="end" gap="sm">
          <NativeSelect
            aria-label="Line of insurance"
            data={lineChoices}
            value={line ?? ''}
            onChange={(event) => set('line', event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label="Intake period"
            value={String(days)}
            onChange={(next) => set('days', next)}
            data={periodChoices}
          />
        </Group>
      </Group>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the charts" />}
      {data && started === 0 && (
        <EmptyState title="No requests started in this period">
          <p>
            Once visitors begin the questions on the quote page, you’ll see how many send them, where the others leave,
            and how long it takes.
          </p>
        </EmptyState>
      )}
      {data && started !== 0 && <IntakeCharts data={data} line={line} />}
    </Stack>
  );
}
