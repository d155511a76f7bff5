/** Withdrawals that a broker has to confirm: which case has one, and what the database keeps of it. */
import type { CasePatch, MovedCase } from '#server/modules/cases/commands.ts';
import { addBusinessMinutes, type OpeningHours } from '#server/platform/business-time/business-time.ts';
import { WITHDRAWAL_MINUTES } from '#server/platform/business-time/deadlines.ts';
import type { CaseContext } from '#shared/cases/transitions.ts';

/**
 * The columns to set when the client withdraws. Without a broker there is nobody to confirm it. A second withdrawal before the first is
 * confirmed keeps the earlier due time.
 */
export function pendingWithdrawal(
  { brokerId, withdrawalDueAt }: Pick<MovedCase, 'brokerId' | 'withdrawalDueAt'>,
  at: Date,
  calendar: OpeningHours,
): Pick<CasePatch, 'withdrawalDueAt'> {
  if (!brokerId) return {};
  return { withdrawalDueAt: withdrawalDueAt ?? addBusinessMinutes(at, WITHDRAWAL_MINUTES, calendar) };
}

/** Whether a withdrawal is still to be confirmed, as the state machine asks. */
export function withdrawalOf({
  withdrawalDueAt,
  withdrawalConfirmedAt,
}: Pick<MovedCase, 'withdrawalDueAt' | 'withdrawalConfirmedAt'>): CaseContext['withdrawal'] {
  if (withdrawalDueAt) return 'pending';
  return withdrawalConfirmedAt ? 'confirmed' : null;
}
