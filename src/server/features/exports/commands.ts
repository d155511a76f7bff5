/** Downloading one's own data: proven by the password, fetched once and soon, and told to the owner. */
import { AppError } from '#server/app-error.ts';
import { describeMoment } from '#server/clock/moments.ts';
import { queueMails } from '#server/features/mail/commands.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { recordSecurityEvent } from '#server/features/security-events/commands.ts';
import { proveOwner } from '#server/features/step-up/commands.ts';
import { limits } from '#server/http/rate-limit.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { transaction } from '#server/transaction.ts';
import type { OwnerProof } from '#shared/account/schema.ts';
import { paths } from '#shared/paths.ts';
import { dataExportPath } from '#shared/privacy/schema.ts';

const VALID_MS = 5 * 60_000;
const USED =
  'This download link was used already, or is older than five minutes. Please prepare the download again on the privacy page of your account.';

/** A ticket is a counter that runs out: kept where counters are, by its hash, and only for the account it was made for. */
function ticketKey(userId: string, token: string): string {
  return `data-export-ticket:${userId}:${hashToken(token)}`;
}

/**
 * Makes the address at which the viewer's data can be fetched once within five minutes.
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

/**
 * Takes the ticket. Of two fetches at once one gets the data. The owner hears of it in the same transaction: nobody else's
 * download stays unnoticed.
 * @throws {AppError} NOT_FOUND when the link is used, too old, or was made for somebody else
 */
export async function takeExportTicket(services: Services, viewer: Viewer, token: string): Promise<void> {
  const { db, jobs, env, now } = services;
  await transaction(db, async (tx) => {
    const at = now();
    const { count } = await tx.rateLimit.deleteMany({
      where: { key: ticketKey(viewer.id, token), expiresAt: { gt: at } },
    });
    if (count === 0) throw new AppError({ code: 'NOT_FOUND', message: USED });
    await recordSecurityEvent(tx, at, viewer.origin, { kind: 'export', userId: viewer.id, detail: 'Their own data' });
    const path = paths.account(viewer.role === 'client' ? 'portal' : viewer.role, 'security');
    notify(tx, at, [{ userId: viewer.id, type: 'data_exported', title: 'Your data was downloaded', link: path }]);
    await queueMails(tx, jobs, [
      {
        template: 'data-exported',
        to: viewer.email,
        toName: viewer.fullName,
        userId: viewer.id,
        data: { at: describeMoment(at, env.site), path },
      },
    ]);
  });
}
