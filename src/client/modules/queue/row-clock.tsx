import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { dueLabels } from '#client/modules/cases/overview/due-labels.ts';
import { DueClock } from '#client/ui/due-clock.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import css from './row-clock.module.css';

/** Who waits, and for how long: the first clock to run out, since when it is the client's turn, or when it comes back. */
export function RowClock({ row }: { row: CaseSummary }) {
  if (row.dueAt && row.dueFor) return <DueClock due={row.dueAt} label={dueLabels[row.dueFor]} />;
  if (row.status === 'on_hold' && row.holdUntil)
    return <span className={css.calm}>Comes back on {formatDay(row.holdUntil)}</span>;
  if (row.waitingSince)
    return <span className={css.calm}>Client’s turn since {formatShortMoment(row.waitingSince)}</span>;
  return <span className={css.calm}>Nothing due</span>;
}
