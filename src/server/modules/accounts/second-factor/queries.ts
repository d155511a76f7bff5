import type { Viewer } from '#server/platform/auth/session.ts';
import type { Services } from '#server/platform/services.ts';
import type { SecondFactor } from '#shared/accounts/account/schema.ts';
import { isSecondFactorRequired } from './policy.ts';

export async function getSecondFactor({ db, env }: Services, viewer: Viewer): Promise<SecondFactor> {
  const [{ totpEnabledAt }, recoveryCodesLeft] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { totpEnabledAt: true } }),
    db.recoveryCode.count({ where: { userId: viewer.id, usedAt: null } }),
  ]);
  return {
    enabledAt: totpEnabledAt?.toISOString() ?? null,
    recoveryCodesLeft,
    required: isSecondFactorRequired(env, viewer.role),
  };
}
