import { statusIcons } from '#client/modules/cases/status/status-look.ts';
import { staffStatusLabels } from '#shared/cases/labels.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import css from './queue-table.module.css';

/** The status where a row has no room for its word. */
export function StatusMark({ status }: { status: CaseStatus }) {
  const Icon = statusIcons[status];
  return (
    <span className={css.mark} title={staffStatusLabels[status]}>
      <Icon size={15} stroke={1.9} aria-hidden="true" />
      <span className="visually-hidden">{staffStatusLabels[status]}</span>
    </span>
  );
}
