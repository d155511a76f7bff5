import { isOpen } from '#shared/cases/rules.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';

/**
 * The columns that go with a status, so that a test can put a case in that status: a closed one has its time, a bound one its policy, a
 * waiting one its time (decision 0042). The caller sets the broker; a case that is looking for one has none.
 */
export function columnsOf(status: CaseStatus, at = new Date()) {
  const bound = {
    boundInsurer: 'Fictional Insurer',
    policyNumber: 'P-1',
    policyEffectiveOn: new Date('2026-12-01'),
    policyExpiresOn: new Date('2027-12-01'),
  };
  return {
    status,
    closedAt: isOpen(status) ? null : at,
    closeReason: status === 'lost' ? ('no_answer' as const) : null,
    waitingSince: status === 'waiting_client' || status === 'quoted' ? at : null,
    holdUntil: status === 'on_hold' ? new Date(at.getTime() + 86_400_000) : null,
    ...(status !== 'duplicate' && { mergedIntoId: null }),
    ...((status === 'new' || status === 'offered') && { brokerId: null, assignedAt: null }),
    ...(status === 'bound' && bound),
  };
}
