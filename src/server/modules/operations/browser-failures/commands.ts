/** Stores browser errors, with a limit on every dimension: anyone can call this. */
import { createHash } from 'node:crypto';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { browserNameOf } from '#server/platform/auth/device.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { noteFailure } from '#server/platform/errors/failures.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReportBrowserFailureInput } from '#shared/operations/browser-failures/schema.ts';
import { cleanFailure } from './policy.ts';

const ROWS_MAX = 300;
const KEPT_MS = 30 * 86_400_000;

/**
 * Stores and logs a report. Above the global limit it is dropped without an error, since the sender could do nothing about it.
 * @returns the request id used in the log, for the person to quote
 */
export async function reportBrowserFailure(
  { db, limiter, log, now, requestId }: Services & { requestId: string },
  report: ReportBrowserFailureInput,
  userAgent: string | undefined,
): Promise<{ requestId: string }> {
  const failure = cleanFailure(report);
  if (!failure || !(await limiter.allows(limits.browserFailuresOfAll, 'everybody'))) return { requestId };
  const { kind, name, message, stack, page, release } = failure;
  log.warn({ requestId, kind, name, failure: message, page, release }, 'a browser failed');
  noteFailure(log, {
    source: 'browser',
    name,
    stack: `${name}: ${message}\n${stack}`,
    facts: { requestId, page, kind },
  });
  const fingerprint = createHash('sha256').update([kind, release, name, message, stack].join('\0')).digest('hex');
  const at = now();
  const last = { page, browser: browserNameOf(userAgent), requestId, lastAt: at };
  await db.browserFailure.upsert({
    where: { fingerprint },
    create: { fingerprint, kind, name, message, stack, release, firstAt: at, ...last },
    update: { count: { increment: 1 }, ...last },
  });
  // Errors seen only once are evicted before those that affect many people.
  await db.$executeRaw`DELETE FROM browser_failures WHERE id IN (
    SELECT id FROM browser_failures ORDER BY count > 1 DESC, last_at DESC, id DESC OFFSET ${ROWS_MAX})`;
  return { requestId };
}

/**
 * Removes an entry from the list once its cause is fixed.
 * @throws {AppError} NOT_FOUND
 */
export async function dismissBrowserFailure(
  { db, now }: Services,
  viewer: Viewer,
  failureId: string,
): Promise<{ dismissed: true }> {
  return transaction(db, async (tx) => {
    const found = await tx.browserFailure.findUnique({ where: { id: failureId }, select: { name: true } });
    if (!found) throw notFound('failure');
    await tx.browserFailure.delete({ where: { id: failureId } });
    await recordAudit(tx, viewer, now(), {
      action: 'browser_failure.dismissed',
      subject: { type: 'browser_failure', id: failureId, label: found.name },
    });
    return { dismissed: true };
  });
}

/** Removes errors that have not occurred for 30 days. */
export async function removeOldBrowserFailures({ db, now }: Services): Promise<void> {
  await db.browserFailure.deleteMany({ where: { lastAt: { lt: new Date(now().getTime() - KEPT_MS) } } });
}
