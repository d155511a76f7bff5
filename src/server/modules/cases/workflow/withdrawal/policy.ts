/** Which withdrawals a broker has to confirm, and by when. */
import type { CasePatch, MovedCase } from '#server/modules/cases/commands.ts';
import { addBusinessMinutes, type OpeningHours } from '#server/platform/business-time/business-time.ts';
import { WITHDRAWAL_MINUTES } from '#server/platform/business-time/deadlines.ts';

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
