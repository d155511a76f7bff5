import { mineOf } from '#server/modules/data-classes/selecting.ts';
import { tables } from '#server/modules/data-classes/tables.ts';
import type { Database } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { mayUseAdminArea, type Role } from '#shared/platform/permissions.ts';
import { VIEW_HAS_ENDED } from '#shared/platform/session.ts';

/** Who asks for the view: somebody whose session was checked in this request. */
type Looker = { id: string; sessionId: string; role: Role; secondFactorDone: boolean };

/**
 * The client a grant shows the portal of. It holds for the administrator who asked for it, in the session they asked in, until it
 * ends; a role that was taken away, a disabled account or an ended session has been found out before.
 * @throws {AppError} FORBIDDEN for any other grant, known or not: the answer is the same
 */
export async function getViewedClientId(
  { db, now }: { db: Database; now: () => Date },
  looker: Looker,
  grantId: string,
): Promise<string> {
  const refused = new AppError({ code: 'FORBIDDEN', message: VIEW_HAS_ENDED });
  if (!mayUseAdminArea(looker.role) || !looker.secondFactorDone || !idSchema.safeParse(grantId).success) throw refused;
  const grant = await db.viewGrant.findUnique({
    where: { id: grantId, adminId: looker.id, sessionId: looker.sessionId, endedAt: null, expiresAt: { gt: now() } },
    select: { clientId: true },
  });
  if (!grant) throw refused;
  return grant.clientId;
}

const VIEWS_SHOWN = 10;

/** When administrators looked at the portal as this client, newest first. */
export async function findViews(db: Database, clientId: string): Promise<{ by: string; reason: string; at: string }[]> {
  const grants = await db.viewGrant.findMany({
    where: { clientId },
    orderBy: { createdAt: 'desc' },
    take: VIEWS_SHOWN,
    select: { adminId: true, reason: true, createdAt: true },
  });
  const admins = await db.user.findMany({
    where: { id: { in: grants.map(({ adminId }) => adminId) } },
    select: { id: true, fullName: true },
  });
  const names = new Map(admins.map(({ id, fullName }) => [id, fullName]));
  return grants.map(({ adminId, reason, createdAt }) => ({
    by: names.get(adminId) ?? 'An administrator',
    reason,
    at: createdAt.toISOString(),
  }));
}

const OWN_VIEWS_MAX = 1_000;

/** When somebody looked at the viewer's own portal in their place: part of what they may ask about their data. */
export async function findOwnViews(db: Database, userId: string): Promise<{ from: string; until: string }[]> {
  const grants = await db.viewGrant.findMany({
    where: { clientId: userId },
    orderBy: { createdAt: 'desc' },
    take: OWN_VIEWS_MAX,
    select: mineOf(tables.ViewGrant),
  });
  return grants.map(({ createdAt, expiresAt, endedAt }) => ({
    from: createdAt.toISOString(),
    until: (endedAt ?? expiresAt).toISOString(),
  }));
}
