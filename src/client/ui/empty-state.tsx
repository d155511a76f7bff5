import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** An empty list: what that means, and the next action. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack align="start" gap="var(--space-6)" px="lg" py="md" bd="1px dashed var(--line-strong)" bdrs="md" c="dimmed">
      <Text c="var(--ink)" fw={600}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
