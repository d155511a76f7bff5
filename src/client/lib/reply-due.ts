import type { CaseSummary } from '#shared/cases/views.ts';

/** By when somebody must write to the client; null while it is the client's turn, or when nothing is due. */
export function replyDue({ status, firstReplyDueAt }: Pick<CaseSummary, 'status' | 'firstReplyDueAt'>): string | null {
  const ours = status === 'new' || status === 'offered' || status === 'active';
  return ours ? firstReplyDueAt : null;
}
