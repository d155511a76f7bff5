import { Text } from '@mantine/core';
import { failureLabels } from '#shared/assignment/rules.ts';
import type { Ranking } from '#shared/assignment/schema.ts';
import { formatNumber } from '#shared/platform/formats.ts';

/** How many brokers met every rule, how many each rule excluded, and how many are not listed below. */
export function FieldSummary({ ranking: { considered, eligible, failures, best } }: { ranking: Ranking }) {
  const kept = failures.map(({ filter, count }) => `${failureLabels[filter]}: ${formatNumber(count)}`).join(', ');
  const brokers = considered === 1 ? 'broker' : 'brokers';
  return (
    <Text c="dimmed" size="sm" mt="var(--space-4)">
      {formatNumber(eligible)} of {formatNumber(considered)} {brokers} met every rule.
      {kept && ` Ruled out – ${kept}.`}
      {eligible > best.length && best.length > 0 && ` The top ${best.length} are listed.`}
    </Text>
  );
}
