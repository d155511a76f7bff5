import { mineOf } from '#server/modules/data-classes/selecting.ts';
import { tables } from '#server/modules/data-classes/tables.ts';
import type { Database } from '#server/platform/db/client.ts';

const VIEWS_SHOWN = 10;

/** When administrators viewed the portal as this client, newest first. */
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

/** When administrators viewed the portal as the viewer: part of what the viewer may ask about their data. */
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
