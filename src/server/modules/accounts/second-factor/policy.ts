import type { Env } from '#server/env.ts';
import type { Role } from '#shared/platform/permissions.ts';

/** Staff see the data of others: outside the demo a password alone is not enough for them. */
export function isSecondFactorRequired(env: Env, role: Role): boolean {
  return env.requireSecondFactor && role !== 'client';
}
