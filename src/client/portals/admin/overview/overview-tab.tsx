import { Stack } from '@mantine/core';
import { ChartsSection } from './charts-section.tsx';
import { IntakeSection } from './intake-section.tsx';
import { StuckSection } from './stuck-section.tsx';

/** What needs attention first, then the performance charts, then how the questionnaires do. */
export function OverviewTab() {
  return (
    <Stack gap="var(--space-48)">
      <StuckSection />
      <ChartsSection />
      <IntakeSection />
    </Stack>
  );
}
