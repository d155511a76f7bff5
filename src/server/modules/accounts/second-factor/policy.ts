import type { Env } from '#server/env.ts';
import type { Role } from '#shared/platform/permissions.ts';

/** Staff see other people's data: outside the demo a password alone is not enough for them. */
export function isSecondFactorRequired(env: Env, role: Role): boolean {
  return env.requireSecondFactor && role !== 'client';
}
