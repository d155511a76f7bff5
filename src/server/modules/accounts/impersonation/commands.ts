import { recordAudit } from '#server/modules/audit/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type StartViewInput, VIEW_AS_MINUTES } from '#shared/accounts/impersonation/schema.ts';
import type { ViewGrant } from '#shared/platform/session.ts';

const MINUTE_MS = 60_000;

/**
 * Lets this session view the portal as a client sees it. Returns the open view if there is one for the same client and the
 * same reason.
 * @throws {AppError} NOT_FOUND for anyone but a client; CONFLICT for a disabled one, who has no portal to see
 */
export async function startView(
  { db, now }: Services,
  viewer: Viewer,
  { clientId, reason }: StartViewInput,
): Promise<ViewGrant> {
  const at = now();
  return transaction(db, async (tx) => {
    const client = await tx.user.findUnique({
      where: { id: clientId, role: 'client' },
      select: { fullName: true, disabledAt: true },
    });
    if (!client) throw notFound('client');
    if (client.disabledAt) throw conflict('This account is disabled, so it has no portal to view.');
    const mine = { adminId: viewer.id, sessionId: viewer.sessionId, clientId };
    // Serializes two concurrent clicks.
    await tx.$queryRaw`SELECT id FROM user_sessions WHERE id = ${viewer.sessionId}::uuid FOR NO KEY UPDATE`;
    const open = await tx.viewGrant.findFirst({ where: { ...mine, reason, endedAt: null, expiresAt: { gt: at } } });
    const expiresAt = new Date(at.getTime() + VIEW_AS_MINUTES * MINUTE_MS);
    const grant = open ?? (await tx.viewGrant.create({ data: { ...mine, reason, createdAt: at, expiresAt } }));
    if (!open)
      await recordAudit(tx, viewer, at, {
        action: 'client.viewed_as',
        subject: { type: 'client', id: clientId, label: client.fullName },
        reason,
        data: { grantId: grant.id, until: expiresAt.toISOString() },
      });
    return { grantId: grant.id, clientId, clientName: client.fullName, expiresAt: grant.expiresAt.toISOString() };
  });
}

/** Ends one of the viewer's own views; changes nothing when it is already over or belongs to someone else. */
export async function endView({ db, now }: Services, viewer: Viewer, grantId: string): Promise<{ ended: boolean }> {
  const { count } = await db.viewGrant.updateMany({
    where: { id: grantId, adminId: viewer.id, endedAt: null },
    data: { endedAt: now() },
  });
  return { ended: count > 0 };
}
