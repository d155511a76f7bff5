import { paths } from '#shared/platform/paths.ts';
import type { Role } from '#shared/platform/permissions.ts';

export type Area = 'portal' | 'broker' | 'admin';

function isBelow(prefix: string, pathname: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** The area an address belongs to. */
export function areaOf(pathname: string): Area {
  if (isBelow(paths.admin.home, pathname)) return 'admin';
  return isBelow(paths.broker.home, pathname) ? 'broker' : 'portal';
}

/** The area a role works in. */
export function homeAreaOf(role: Role): Area {
  return role === 'client' ? 'portal' : role;
}
