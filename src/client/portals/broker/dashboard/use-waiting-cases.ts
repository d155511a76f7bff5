import { useWholeList } from '#client/features/case-table/use-case-pages.ts';
import { replyDue } from '#client/lib/reply-due.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';

/** Soonest due first; without a clock, whoever has waited longest. */
function byUrgency(a: CaseSummary, b: CaseSummary): number {
  const due = (row: CaseSummary) => replyDue(row) ?? '9999';
  return due(a).localeCompare(due(b)) || a.lastEventAt.localeCompare(b.lastEventAt);
}

/** Cases in which the next step is mine: active ones, accepted options to confirm, and whoever wrote lately. */
export function useWaitingCases() {
  const active = useWholeList({ scope: 'mine', status: 'active' });
  const accepted = useWholeList({ scope: 'mine', status: 'accepted' });
  // A message moves its case to the top, so the first page holds whoever wrote lately.
  const latest = trpc.cases.list.useQuery({ scope: 'mine' });
  const error = active.error ?? accepted.error ?? latest.error;
  if (!active.cases || !accepted.cases || !latest.data) return { cases: undefined, error };

  const written = latest.data.cases.filter(({ unread }) => unread > 0);
  const byId = new Map([...active.cases, ...accepted.cases, ...written].map((row) => [row.id, row]));
  return { cases: [...byId.values()].toSorted(byUrgency), error };
}
