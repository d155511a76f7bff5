import { Alert, Stack, Text, Title } from '@mantine/core';
import { formatDay } from '#client/lib/format-date.ts';
import type { ErasurePlan as Plan } from '#shared/privacy/desk-schema.ts';

/** What an erasure removes, and what stays, until when and why. */
export function ErasurePlan({ plan }: { plan: Plan }) {
  return (
    <>
      {plan.blocked && (
        <Alert color="ember" title="Nothing can be deleted right now">
          {plan.blocked}
        </Alert>
      )}
      <Title order={3}>What will be deleted</Title>
      <Stack component="ul" gap="var(--space-6)" pl="lg">
        {plan.removed.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </Stack>
      <Title order={3}>What will be kept, and why</Title>
      <Stack component="ul" gap="var(--space-6)" pl="lg">
        {plan.kept.map(({ what, why, until }) => (
          <li key={what}>
            {what}
            {until && `, until ${formatDay(until)}`}.{' '}
            <Text component="span" c="dimmed" inherit>
              {why}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  );
}
