import { staffStatusLabels, statusLabels, statusTone } from '#shared/cases/labels.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import css from './status-badge.module.css';
import { statusIcons } from './status-look.ts';

interface StatusBadgeProps {
  status: CaseStatus;
  /** The client and the staff read different words. */
  side: 'client' | 'staff';
}

/** Whose turn it is: colour, icon and word. */
export function StatusBadge({ status, side }: StatusBadgeProps) {
  const Icon = statusIcons[status];
  return (
    <span className={css.badge} data-tone={statusTone[status]}>
      <Icon size={16} stroke={1.9} aria-hidden="true" />
      {(side === 'client' ? statusLabels : staffStatusLabels)[status]}
    </span>
  );
}
