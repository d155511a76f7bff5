import { ShortClock } from '#client/ui/short-clock.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';

/** The first deadline of a request; nothing when none is running. */
export function RowClock({ row }: { row: CaseSummary }) {
  const due = row.dueAt ?? row.withdrawalDueAt;
  return due ? <ShortClock due={due} /> : null;
}
