import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { dueLabels } from '#client/modules/cases/overview/due-labels.ts';
import { DueClock } from '#client/ui/due-clock.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import css from './row-clock.module.css';

/** The most relevant time: the first deadline, how long it has been the client's turn, or when a hold ends. */
export function RowClock({ row }: { row: CaseSummary }) {
  if (row.dueAt && row.dueFor) return <DueClock due={row.dueAt} label={dueLabels[row.dueFor]} />;
  if (row.status === 'on_hold' && row.holdUntil)
    return <span className={css.calm}>Comes back on {formatDay(row.holdUntil)}</span>;
  if (row.waitingSince)
    return <span className={css.calm}>Client’s turn since {formatShortMoment(row.waitingSince)}</span>;
  return <span className={css.calm}>Nothing due</span>;
}
