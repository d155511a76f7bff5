import { Stack } from '@mantine/core';
import { ChartsSection } from './charts-section.tsx';
import { StuckSection } from './stuck-section.tsx';

/** What needs attention first, then the performance charts. */
export function OverviewTab() {
  return (
    <Stack gap="var(--space-48)">
      <StuckSection />
      <ChartsSection />
    </Stack>
  );
}
