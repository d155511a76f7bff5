import type { Services } from '#server/platform/services.ts';
import { ALARM_MINUTES, type FailingAccount } from './policy.ts';

/** Failed sign-ins per account in the last minutes. */
export async function findFailingAccounts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<FailingAccount[]> {
  const since = new Date(now().getTime() - ALARM_MINUTES * 60_000);
  const groups = await db.securityEvent.groupBy({
    by: ['userId'],
    where: { failed: true, at: { gt: since }, kind: 'sign_in' },
    _count: true,
  });
  return groups.map(({ userId, _count }) => ({ userId, failures: _count }));
}
