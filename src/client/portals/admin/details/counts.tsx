import { Flex, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Numbers side by side, each large above what it counts. */
export function Counts({ counts }: { counts: readonly { key: string; label: ReactNode; count: ReactNode }[] }) {
  return (
    <SimpleGrid component="dl" minColWidth="8.75rem" spacing="md" verticalSpacing="sm">
      {counts.map(({ key, label, count }) => (
        <Flex key={key} direction="column-reverse" justify="flex-end">
          <Text component="dt" c="dimmed" inherit>
            {label}
          </Text>
          <Text component="dd" ff="heading" fz="var(--text-24)">
            {count}
          </Text>
        </Flex>
      ))}
    </SimpleGrid>
  );
}
