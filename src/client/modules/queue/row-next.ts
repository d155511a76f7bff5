import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import type { CaseSummary, DueFor } from '#shared/cases/views.ts';

const dueSteps: Record<DueFor, string> = {
  take: 'Find a broker',
  first_reply: 'Send the first reply',
  reply: 'Reply to the client',
  confirm: 'Confirm with the insurer',
};

/** What happens next with a request, in a few words: what is due, who it waits for, or when its hold ends. */
export function nextStepOf(row: CaseSummary): string {
  if (row.dueAt && row.dueFor) return dueSteps[row.dueFor];
  if (row.withdrawalDueAt) return 'Confirm the withdrawal';
  if (row.status === 'on_hold' && row.holdUntil) return `On hold until ${formatDay(row.holdUntil)}`;
  if (row.waitingSince) return `Client’s turn since ${formatShortMoment(row.waitingSince)}`;
  return 'Nothing due';
}
