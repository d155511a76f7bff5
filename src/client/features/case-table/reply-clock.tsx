import { replyDue } from '#client/lib/reply-due.ts';
import { DueClock } from '#client/ui/due-clock.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import css from './reply-clock.module.css';

/** By when the client must hear from somebody. */
export function ReplyClock({ row }: { row: CaseSummary }) {
  const due = replyDue(row);
  return due ? <DueClock due={due} label="Reply" /> : <span className={css.none}>Nothing due</span>;
}
