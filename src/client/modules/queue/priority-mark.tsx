import { IconArrowDown, IconArrowUp, IconChevronsUp } from '@tabler/icons-react';
import { priorityLabels } from '#shared/cases/labels.ts';
import type { CasePriority } from '#shared/cases/schema.ts';
import css from './priority-mark.module.css';

const icons = { low: IconArrowDown, high: IconArrowUp, urgent: IconChevronsUp };

/** A priority other than the usual one: icon and word. */
export function PriorityMark({ priority }: { priority: CasePriority | null }) {
  if (!priority || priority === 'normal') return null;
  const Icon = icons[priority];
  return (
    <span className={css.mark} data-priority={priority}>
      <Icon size={14} stroke={2.2} aria-hidden="true" />
      <span className="visually-hidden">Priority: </span>
      {priorityLabels[priority]}
    </span>
  );
}
