import { Text, Title } from '@mantine/core';
import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { Card } from '#client/ui/card.tsx';
import { keptWords, periodWords, retentionRules } from '#shared/data-classes/retention-rules.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import type { RetentionPreview } from '#shared/privacy/retention/schema.ts';

const rows = (count: number) => formatNumber(count);

/** One rule: what is removed after what period, and what it would remove now. */
export function RetentionRule({ rule, due, held, oldest, lastRun }: RetentionPreview['rules'][number]) {
  const { what, after, period, removed } = retentionRules[rule];
  return (
    <Card as="li" padding="small">
      <Title order={5} size="h3">
        {what}: {periodWords(period)} after {after}
      </Title>
      <Text c="dimmed" inherit>
        {removed}
      </Text>
      <Text fw={600} inherit {...(due > 0 && { c: 'var(--warn)' })} data-due={due > 0 || undefined}>
        {due > 0 ? `${rows(due)} due for removal` : 'Nothing is due for removal'}
        {oldest && `, the oldest from ${formatDay(oldest)}`}
        {held > 0 && `. Legal holds keep ${rows(held)}`}.
      </Text>
      <Text c="dimmed" inherit>
        {lastRun
          ? `Last run: ${formatShortMoment(lastRun.at)}, ${rows(lastRun.removed)} removed, ${keptWords(lastRun.kept)} kept by legal holds.`
          : 'Hasn’t run yet.'}
      </Text>
    </Card>
  );
}
