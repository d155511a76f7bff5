import { SimpleGrid, Text } from '@mantine/core';
import { durationWords } from '#client/modules/cases/metrics/duration-words.ts';
import { Card } from '#client/ui/card.tsx';
import { formatNumber } from '#shared/platform/formats.ts';
import type { FirmNumbers as Numbers } from '#shared/users/firm-schema.ts';

/** How a firm is doing: five numbers. */
export function FirmNumbers({ numbers }: { numbers: Numbers }) {
  const { open, waiting, overdue, boundThisMonth, firstReplyMinutes } = numbers;
  const tiles = [
    { label: 'Open now', value: formatNumber(open), note: 'Requests of all brokers' },
    { label: 'Waiting for a reply', value: formatNumber(waiting), note: 'Clients who are owed a message' },
    { label: 'Overdue', value: formatNumber(overdue), note: 'Replies past their due time' },
    { label: 'Bound', value: formatNumber(boundThisMonth), note: 'This month' },
    {
      label: 'Median first reply',
      value: firstReplyMinutes === null ? 'None' : durationWords(firstReplyMinutes),
      note: 'Last 30 days, in business hours',
    },
  ];
  return (
    <SimpleGrid component="dl" minColWidth="min(100%, 9.5rem)" autoFlow="auto-fit">
      {tiles.map(({ label, value, note }) => (
        <Card key={label} padding="small">
          <Text component="dt" fw={600}>
            {label}
          </Text>
          <Text component="dd" fz="var(--text-24)" fw={600}>
            {value}
          </Text>
          <Text component="dd" c="dimmed" size="sm">
            {note}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}
