import { Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';

const looks = {
  good: { icon: IconCircleCheck, colour: 'var(--good)' },
  warn: { icon: IconAlertTriangle, colour: 'var(--warn)' },
  calm: { icon: IconClock, colour: 'dimmed' },
};

/** A state in a table or a list of facts: colour, icon and word. */
export function StateWord({ tone, children }: { tone: keyof typeof looks; children: string }) {
  const { icon: Icon, colour } = looks[tone];
  return (
    <Group
      component="span"
      display="inline-flex"
      wrap="nowrap"
      gap="var(--space-4)"
      c={colour}
      fz="sm"
      fw={600}
      data-tone={tone}
    >
      <Icon size={16} aria-hidden="true" /> {children}
    </Group>
  );
}
