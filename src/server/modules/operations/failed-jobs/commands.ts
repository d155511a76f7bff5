/** Retries what failed. Each retry is recorded in the audit log, as an administrator decided on it. */

import { recordAudit } from '#server/modules/audit/commands.ts';
import { scanDocumentJob } from '#server/modules/documents/jobs.ts';
import { sendMailJob } from '#server/modules/notifications/jobs.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { TryJobInput } from '#shared/operations/failed-jobs.ts';
import { bringForward, bringForwardOf } from './job-tables.ts';

type Tried = { tried: true };

/**
 * Sends an email now. Its existing job is brought forward, because a new one would send it twice.
 * @throws {AppError} NOT_FOUND; CONFLICT when it has been sent since
 */
export async function tryMail({ db, jobs, now }: Services, viewer: Viewer, mailId: string): Promise<Tried> {
  return transaction(db, async (tx) => {
    const mail = await tx.outboxMail.findUnique({ where: { id: mailId }, select: { template: true, state: true } });
    if (!mail) throw notFound('mail');
    if (mail.state === 'sent') throw conflict('This email has since been sent.');
    if (!(await bringForwardOf(tx, { queue: 'mail.send', carries: { mailId } })))
      await jobs.enqueue(tx, sendMailJob, { mailId });
    await recordAudit(tx, viewer, now(), {
      action: 'mail.tried_again',
      subject: { type: 'mail', id: mailId, label: mail.template },
    });
    return { tried: true };
  });
}

/**
 * Retries a failed job now.
 * @throws {AppError} NOT_FOUND when it is done or running
 */
export async function tryJob({ db, now }: Services, viewer: Viewer, { queue, jobId }: TryJobInput): Promise<Tried> {
  return transaction(db, async (tx) => {
    if (!(await bringForward(tx, { queue, id: jobId }))) throw notFound('job');
    await recordAudit(tx, viewer, now(), {
      action: 'job.tried_again',
      subject: { type: 'job', id: jobId, label: queue },
    });
    return { tried: true };
  });
}

/**
 * Rescans a file that was quarantined by mistake or uploaded before there was a scanner. It cannot be opened until the scanner has
 * answered.
 * @throws {AppError} NOT_FOUND; CONFLICT without a scanner
 */
export async function scanAgain(
  { db, jobs, now, scanner }: Services,
  viewer: Viewer,
  versionId: string,
): Promise<Tried> {
  return transaction(db, async (tx) => {
    const version = await tx.documentVersion.findUnique({
      where: { id: versionId },
      select: { scanState: true, wrappedKey: true },
    });
    if (!version?.wrappedKey || version.scanState === 'clean') throw notFound('file');
    if (!scanner) throw conflict('No scanner is configured. Set CLAMD_HOST and restart the server.');
    const { count } = await tx.documentVersion.updateMany({
      where: { id: versionId, scanState: version.scanState },
      data: { scanState: 'pending', scannedAt: null, scanDetail: null },
    });
    if (count === 0) throw conflict('This file has since been scanned.');
    if (!(await bringForwardOf(tx, { queue: 'document.scan', carries: { versionId } })))
      await jobs.enqueue(tx, scanDocumentJob, { versionId });
    await recordAudit(tx, viewer, now(), {
      action: 'document.scanned_again',
      subject: { type: 'document', id: versionId, label: 'A document attached to a request' },
      data: { before: version.scanState },
    });
    return { tried: true };
  });
}
