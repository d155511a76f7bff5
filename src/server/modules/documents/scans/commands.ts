/** A document's bytes after the upload: they are scanned, and deleted once nothing needs them. */

import { Readable } from 'node:stream';
import { getCaseToMove, lockCases, recordEvent, systemActor } from '#server/modules/cases/commands.ts';
import { scanDocumentJob } from '#server/modules/documents/jobs.ts';
import { tellOfDocument, tellOfHarm } from '#server/modules/documents/notices/commands.ts';
import { changeRequest } from '#server/modules/documents/requests/commands.ts';
import { publishEvents } from '#server/modules/events/commands.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { openContent } from '#server/platform/files/content.ts';
import { sweepContentJob } from '#server/platform/files/jobs.ts';
import type { Verdict } from '#server/platform/files/scanner.ts';
import { sealedLength } from '#server/platform/files/segments.ts';
import { announce } from '#server/platform/live/live.ts';
import type { Services } from '#server/platform/services.ts';

const QUARANTINE = 'quarantine/';
const STALE_MS = 24 * 3_600_000;
const BATCH = 500;

async function findPending({ db }: Services, versionId: string) {
  return db.documentVersion.findFirst({
    where: { id: versionId, scanState: 'pending', wrappedKey: { not: null } },
    include: { document: true },
  });
}
type Pending = NonNullable<Awaited<ReturnType<typeof findPending>>>;

/** Marks a version once: of two workers with the same job, the second finds it already marked. */
async function mark(tx: Transaction, { id }: Pending, data: object): Promise<boolean> {
  const { count } = await tx.documentVersion.updateMany({ where: { id, scanState: 'pending' }, data });
  return count > 0;
}

/** Releases a version the scanner found clean, or that an installation without a scanner lets through, to the other side. */
async function release(services: Services, version: Pending, scanState: 'clean' | 'skipped'): Promise<void> {
  await transaction(services.db, async (tx) => {
    await lockCases(tx, [version.document.caseId]);
    const scannedAt = scanState === 'clean' ? services.now() : null;
    if (!(await mark(tx, version, { scanState, scannedAt }))) return;
    const { caseId, id: subjectId } = version.document;
    const row = await getCaseToMove(tx, caseId);
    await publishEvents(tx, [
      { type: 'document.scanned', caseId, at: services.now(), subjectId, data: { result: scanState } },
    ]);
    if (!version.document.deletedAt) await tellOfDocument(tx, services, row, version.document);
    announce(tx, `case:${row.id}`);
  });
}

/** Copies the sealed bytes under the quarantine prefix, which downloads never read; a second run copies them again. */
async function putAside({ storage }: Services, { storageKey, size }: Pending): Promise<string> {
  const key = storageKey.startsWith(QUARANTINE) ? storageKey : `${QUARANTINE}${storageKey}`;
  if (key !== storageKey) {
    const sealed = await storage.get(storageKey);
    await storage.put(key, Readable.from(sealed, { objectMode: false }), sealedLength(Number(size)));
  }
  return key;
}

async function quarantine(services: Services, version: Pending, scanDetail: string): Promise<void> {
  const { db, jobs, now } = services;
  const { caseId, requestId, uploadedById, visibility, id: documentId, title } = version.document;
  const storageKey = await putAside(services, version);
  await transaction(db, async (tx) => {
    await lockCases(tx, [caseId]);
    const at = now();
    if (!(await mark(tx, version, { scanState: 'infected', scanDetail, scannedAt: at, storageKey }))) return;
    await jobs.enqueue(tx, sweepContentJob, { storageKey: version.storageKey });
    if (requestId) await changeRequest(tx, { caseId, requestId, at }, 'open', { status: 'submitted' });
    await recordEvent(tx, caseId, {
      event: 'document_infected',
      actor: systemActor,
      at,
      data: { documentId, versionId: version.id, title },
      visibility,
    });
    await tellOfHarm(tx, services, await getCaseToMove(tx, caseId), version.uploadedById ?? uploadedById);
  });
}

/**
 * Scans a version. While the scanner is unavailable the job fails and retries; until then the document is shown as waiting.
 * @throws the scanner's error, so that the job is retried
 */
export async function scanDocument(services: Services, versionId: string): Promise<void> {
  const version = await findPending(services, versionId);
  if (!version) return;
  if (!services.scanner) return release(services, version, 'skipped');
  const verdict: Verdict = await services.scanner.scan(await openContent(services, version));
  return verdict.infected ? quarantine(services, version, verdict.name) : release(services, version, 'clean');
}

/** Deletes the bytes under a key, unless a document that is not deleted uses them. */
export async function sweepContent({ db, storage, now }: Services, storageKey: string): Promise<void> {
  const version = await db.documentVersion.findUnique({
    where: { storageKey },
    select: { id: true, wrappedKey: true, bytesGoneAt: true },
  });
  if (version?.wrappedKey) return;
  await storage.delete(storageKey);
  // Its row may have been deleted meanwhile.
  if (version && !version.bytesGoneAt)
    await db.documentVersion.updateMany({ where: { id: version.id }, data: { bytesGoneAt: now() } });
}

/** A version that has waited a day for the scanner has lost its job: queues another. */
export async function rescanForgotten({ db, jobs, now }: Services): Promise<void> {
  const forgotten = await db.documentVersion.findMany({
    where: { scanState: 'pending', createdAt: { lt: new Date(now().getTime() - STALE_MS) }, wrappedKey: { not: null } },
    take: BATCH,
    select: { id: true },
  });
  await transaction(db, (tx) =>
    jobs.enqueueMany(
      tx,
      scanDocumentJob,
      forgotten.map(({ id }) => ({ versionId: id })),
    ),
  );
}
