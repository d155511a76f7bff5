/** Downloading one's own data: confirmed with the password, available once and briefly, and the owner is notified. */

import { proveOwner } from '#server/modules/accounts/auth/step-up/commands.ts';
import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { privacyEmails } from '#server/modules/privacy/emails.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import { hashToken, newToken } from '#server/platform/crypto/tokens.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { OwnerProof } from '#shared/accounts/account/schema.ts';
import { dataExportPath, paths } from '#shared/platform/paths.ts';

const VALID_MS = 5 * 60_000;
const USED =
  'This download link has already been used or has expired. Prepare the download again on your account’s privacy page.';

/** A ticket is an expiring counter: stored in the rate limit table by its hash, and valid only for the account it was issued to. */
function ticketKey(userId: string, token: string): string {
  return `data-export-ticket:${userId}:${hashToken(token)}`;
}

/**
 * Creates a URL where the viewer's data can be downloaded once within five minutes.
 * @throws {AppError} BAD_REQUEST for a wrong password or code; TOO_MANY_REQUESTS
 */
export async function prepareExport(
  services: Services,
  viewer: Viewer,
  proof: OwnerProof,
): Promise<{ path: string; expiresAt: string }> {
  const { db, limiter, now } = services;
  await proveOwner(services, viewer, proof);
  await limiter.consume(limits.dataExport, viewer.id);
  const token = newToken();
  const expiresAt = new Date(now().getTime() + VALID_MS);
  await db.rateLimit.create({ data: { key: ticketKey(viewer.id, token), points: 0, expiresAt } });
  return { path: dataExportPath(token), expiresAt: expiresAt.toISOString() };
}

/** Whether the ticket could be redeemed now; it stays. @throws {AppError} NOT_FOUND as `takeExportTicket` */
export async function checkExportTicket({ db, now }: Services, viewer: Viewer, token: string): Promise<void> {
  const where = { key: ticketKey(viewer.id, token), expiresAt: { gt: now() } };
  if ((await db.rateLimit.count({ where })) === 0) throw new AppError({ code: 'NOT_FOUND', message: USED });
}

/**
 * Redeems the ticket; of two concurrent downloads only one gets the data. The owner is notified in the same transaction, so that a
 * download by someone else does not go unnoticed.
 * @throws {AppError} NOT_FOUND when the link was used, has expired or was issued to someone else
 */
export async function takeExportTicket(services: Services, viewer: Viewer, token: string): Promise<void> {
  const { db, jobs, env, now } = services;
  await transaction(db, async (tx) => {
    const at = now();
    const { count } = await tx.rateLimit.deleteMany({
      where: { key: ticketKey(viewer.id, token), expiresAt: { gt: at } },
    });
    if (count === 0) throw new AppError({ code: 'NOT_FOUND', message: USED });
    await recordSecurityEvent(tx, at, viewer.origin, { kind: 'export', userId: viewer.id, detail: 'Own data' });
    const path = paths.account(viewer.role === 'client' ? 'portal' : viewer.role, 'security');
    notify(tx, at, [{ userId: viewer.id, type: 'data_exported', title: 'Your data was downloaded', link: path }]);
    await queueEmails(tx, jobs, [
      outgoing(privacyEmails['data-exported'], {
        to: viewer.email,
        toName: viewer.fullName,
        userId: viewer.id,
        data: { at: describeMoment(at, env.site), path },
      }),
    ]);
  });
}
