import type { Viewer } from '#server/platform/auth/session.ts';
import type { SessionUser } from '#shared/platform/session.ts';

export function sessionUserOf({ id, username, fullName, email, role, firm, ...viewer }: Viewer): SessionUser {
  const { emailVerified, secondFactorDone } = viewer;
  return {
    id,
    username,
    fullName,
    email,
    role,
    firm: firm ? { name: firm.name, role: firm.role } : null,
    emailVerified,
    mustSetUpSecondFactor: !secondFactorDone,
    authenticated: true,
  };
}
