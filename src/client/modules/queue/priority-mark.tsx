import { Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronsUp } from '@tabler/icons-react';
import { priorityLabels } from '#shared/cases/labels.ts';
import type { CasePriority } from '#shared/cases/vocabulary.ts';

const looks = {
  low: { icon: IconArrowDown, colour: 'dimmed' },
  high: { icon: IconArrowUp, colour: 'var(--ink)' },
  urgent: { icon: IconChevronsUp, colour: 'var(--warn)' },
};

/** A priority other than the usual one: icon and word. */
export function PriorityMark({ priority }: { priority: CasePriority | null }) {
  if (!priority || priority === 'normal') return null;
  const { icon: Icon, colour } = looks[priority];
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="var(--space-4)"
      wrap="nowrap"
      c={colour}
      fz="xs"
      fw={600}
      data-priority={priority}
    >
      <Icon size={14} stroke={2.2} aria-hidden="true" />
      <span className="visually-hidden">Priority: </span>
      {priorityLabels[priority]}
    </Group>
  );
}
