import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Small buttons or chips under one legend, in as many lines as they need. For the portals. */
export function ButtonSet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Box component="fieldset" miw={0} p={0} bd={0}>
      <Text component="legend" size="sm" fw={600} p={0} mb="var(--space-6)">
        {legend}
      </Text>
      <Group gap="xs">{children}</Group>
    </Box>
  );
}
