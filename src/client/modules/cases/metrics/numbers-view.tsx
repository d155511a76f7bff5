import { SegmentedControl, SimpleGrid, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useFilterParams } from '#client/lib/use-filter-params.ts';
import { Card } from '#client/ui/card.tsx';
import { ChartWithTable } from '#client/ui/charts/chart-with-table.tsx';
import type { BrokerNumbers, NumbersDays } from '#shared/brokers/numbers-schema.ts';
import { closeReasonLabels } from '#shared/cases/labels.ts';
import type { CloseReason } from '#shared/cases/vocabulary.ts';
import { axisWords } from '#shared/platform/time/words.ts';
import { durationTicks, durationWords } from './duration-words.ts';
import css from './numbers-view.module.css';

const choices = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
];

/** The period of the numbers, kept in the address. */
export function useNumbersDays(): [NumbersDays, (days: string) => void] {
  const { filters, setFilter } = useFilterParams(['days']);
  const days = filters.days === '30' ? 30 : filters.days === '365' ? 365 : 90;
  return [days, (next) => setFilter('days', next === '90' ? '' : next)];
}

function winRate({ won, lost, withdrawn }: BrokerNumbers): string {
  const ended = won + lost + withdrawn;
  return ended === 0 ? 'None closed' : `${Math.round((won / ended) * 100)}% of those closed`;
}

interface NumbersViewProps {
  numbers: BrokerNumbers;
  days: NumbersDays;
  onDays: (days: string) => void;
}

/** A broker's performance: four numbers, and three charts with their tables. */
export function NumbersView({ numbers, days, onDays }: NumbersViewProps) {
  const { step, periods, lostReasons } = numbers;
  const id = useId();
  const head = step === 'week' ? 'Week of' : 'Month';
  const rows = periods.map(({ startsOn, ...values }) => ({ label: axisWords(startsOn, step), values }));
  const tiles = [
    { label: 'Open now', value: String(numbers.openNow), note: 'Regardless of when they started' },
    {
      label: 'Median first reply',
      value: numbers.medianFirstReplyMinutes === null ? 'None' : durationWords(numbers.medianFirstReplyMinutes),
      note: `${numbers.firstReplies} first ${numbers.firstReplies === 1 ? 'reply' : 'replies'}, in business hours`,
    },
    { label: 'Won', value: String(numbers.won), note: winRate(numbers) },
    { label: 'Lost', value: String(numbers.lost), note: `Plus ${numbers.withdrawn} withdrawn by the client` },
  ];
  return (
    <Stack gap="lg">
      <div>
        <VisuallyHidden id={id}>Period</VisuallyHidden>
        <SegmentedControl aria-labelledby={id} data={choices} value={String(days)} onChange={onDays} />
      </div>
      <SimpleGrid component="dl" minColWidth="min(100%, 9.5rem)" autoFlow="auto-fit">
        {tiles.map(({ label, value, note }) => (
          <Card key={label} className={css.tile} padding="small">
            <Text component="dt" fw={600}>
              {label}
            </Text>
            <dd className={css.value}>{value}</dd>
            <Text component="dd" c="dimmed" size="sm">
              {note}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
      <SimpleGrid minColWidth="min(100%, 26rem)" autoFlow="auto-fit">
        <ChartWithTable
          title="Outcomes"
          summary={`${numbers.won} won, ${numbers.lost} lost and ${numbers.withdrawn} withdrawn.`}
          empty="No requests closed in this period. Once one is closed, its outcome appears here."
          kind="stacked"
          head={head}
          data={rows}
          series={[
            { key: 'won', label: 'Won' },
            { key: 'lost', label: 'Lost' },
            { key: 'withdrawn', label: 'Withdrawn' },
          ]}
        />
        <ChartWithTable
          title="First reply"
          summary={`Median time, measured in business hours: ${tiles[1]?.value}.`}
          empty="No first replies in this period. Once a client gets one, the median time appears here."
          kind="bars"
          head={head}
          data={rows}
          series={[{ key: 'medianFirstReplyMinutes', label: 'Median first reply' }]}
          format={durationWords}
          ticks={durationTicks(Math.max(...periods.map((period) => period.medianFirstReplyMinutes ?? 0)))}
        />
        <ChartWithTable
          title="Why requests were lost"
          summary={lostReasons[0] ? `Most common: ${closeReasonLabels[lostReasons[0].reason as CloseReason]}.` : ''}
          empty="No requests were lost in this period. If one is, the reason given appears here."
          kind="ranking"
          head="Reason"
          data={lostReasons.map(({ reason, count }) => ({
            label: closeReasonLabels[reason as CloseReason] ?? reason,
            values: { count },
          }))}
          series={[{ key: 'count', label: 'Requests' }]}
        />
      </SimpleGrid>
    </Stack>
  );
}
