import { ALARM_MINUTES, type FailingAccount } from '#server/features/security-alerts/policy.ts';
import type { Services } from '#server/services.ts';

/** Whose sign-ins fail, and how often, in the last minutes. */
export async function findFailingAccounts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<FailingAccount[]> {
  const since = new Date(now().getTime() - ALARM_MINUTES * 60_000);
  const groups = await db.securityEvent.groupBy({
    by: ['userId'],
    where: { failed: true, at: { gt: since }, kind: 'sign_in' },
    _count: true,
  });
  return groups.map(({ userId, _count }) => ({ userId, failures: _count }));
}
