/** Preparing an import: the file is stored, its columns are mapped, and every line is checked before any case is created. */

import { recordAudit } from '#server/modules/audit/commands.ts';
import { findCandidates } from '#server/modules/brokers/queries.ts';
import { checkRows } from '#server/modules/data-transfer/imports/checks/commands.ts';
import { runImportJob, undoImportJob } from '#server/modules/data-transfer/jobs.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { longTransaction, transaction } from '#server/platform/db/transaction.ts';
import { changedSince, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { guessColumns } from '#shared/data-transfer/imports/mapping.ts';
import {
  type ImportCommand,
  type ImportDetail,
  type ImportMapping,
  importMappingSchema,
  type SetImportMappingInput,
  type SkipImportRowsInput,
} from '#shared/data-transfer/imports/schema.ts';
import { getImport, isReady } from './queries.ts';

/** Ten thousand lines take a second or two; the library's default timeout is meant for single rows. */
export const IMPORT_MS = 60_000;
const CHUNK = 2_000;
const CHANGED = 'This import has been updated since you opened it. Review it and try again.';

type Batch = {
  id: string;
  fileName: string;
  status: 'draft' | 'imported' | 'undone';
  version: number;
  mapping: unknown;
};

/** Locks the import: of two concurrent clicks, the second sees the first's result. @throws {AppError} NOT_FOUND, CONFLICT */
async function lockImport(tx: Transaction, { importId, version }: ImportCommand): Promise<Batch> {
  const [batch] = await tx.$queryRaw<Batch[]>`
    SELECT id, file_name AS "fileName", status::text AS status, version, mapping FROM import_batches
    WHERE id = ${importId}::uuid FOR NO KEY UPDATE`;
  if (!batch) throw notFound('import');
  if (batch.version !== version) throw changedSince(CHANGED, batch.version);
  return batch;
}

function subjectOf({ id, fileName }: Pick<Batch, 'id' | 'fileName'>) {
  return { type: 'import', id, label: fileName } as const;
}

/** Stores a file as a draft. It creates no cases until it is started. @throws {AppError} BAD_REQUEST, TOO_MANY_REQUESTS */
export async function prepareImport(
  services: Services,
  viewer: Viewer,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<{ importId: string }> {
  const { db, limiter, examiner, now } = services;
  await limiter.consume(limits.importUpload, viewer.id);
  const { columns, rows } = await examiner.examine(viewer.id, 'list', { bytes });
  const at = now();
  const mapping: ImportMapping = { columns: guessColumns(columns), type: 'general', brokerId: null };
  return longTransaction(db, IMPORT_MS, async (tx) => {
    const batch = await tx.importBatch.create({
      data: {
        fileName,
        columns,
        mapping,
        rowCount: rows.length,
        createdById: viewer.id,
        createdByName: viewer.fullName,
        createdAt: at,
      },
      select: { id: true, fileName: true },
    });
    for (let from = 0; from < rows.length; from += CHUNK)
      await tx.importRow.createMany({
        data: rows.slice(from, from + CHUNK).map(({ line, values }) => ({ batchId: batch.id, line, values })),
      });
    await checkRows(tx, services, batch.id, mapping);
    const data = { rows: rows.length };
    await recordAudit(tx, viewer, at, { action: 'import.prepared', subject: subjectOf(batch), data });
    return { importId: batch.id };
  });
}

function stillDraft({ status }: Batch): void {
  if (status !== 'draft') throw conflict('This file has already been imported.');
}

/** The broker who gets the cases must have a profile and an enabled account; the licence for each line is checked later. */
async function refuseAbsentBroker(tx: Transaction, brokerId: string): Promise<void> {
  const [broker] = await findCandidates(tx, [brokerId]);
  if (broker?.active) return;
  throw refusedField('mapping.brokerId', 'not_an_option', 'Choose a broker with an active account');
}

/** Maps the columns; checks every line again, also for duplicates. @throws {AppError} NOT_FOUND, CONFLICT, BAD_REQUEST */
export async function setImportMapping(
  services: Services,
  { mapping, ...command }: SetImportMappingInput,
): Promise<ImportDetail> {
  return longTransaction(services.db, IMPORT_MS, async (tx) => {
    stillDraft(await lockImport(tx, command));
    if (mapping.brokerId) await refuseAbsentBroker(tx, mapping.brokerId);
    await tx.importBatch.update({
      where: { id: command.importId },
      data: { mapping: mapping as Prisma.InputJsonObject, version: { increment: 1 } },
    });
    await checkRows(tx, services, command.importId, mapping);
    return getImport(tx, command.importId);
  });
}

/** Skips lines, or includes them again. @throws {AppError} NOT_FOUND, CONFLICT */
export async function skipImportRows(
  { db }: Services,
  { which, skipped, ...command }: SkipImportRowsInput,
): Promise<ImportDetail> {
  return transaction(db, async (tx) => {
    stillDraft(await lockImport(tx, command));
    const chosen = which === 'duplicates' ? { duplicate: { not: null } } : { line: { in: which } };
    await tx.importRow.updateMany({ where: { batchId: command.importId, ...chosen }, data: { skipped } });
    await tx.importBatch.update({ where: { id: command.importId }, data: { version: { increment: 1 } } });
    return getImport(tx, command.importId);
  });
}

/** Starts the import; a job creates the cases, in batches. A double click runs it once. @throws {AppError} NOT_FOUND, CONFLICT */
export async function startImport(
  { db, jobs, now }: Services,
  viewer: Viewer,
  command: ImportCommand,
): Promise<ImportDetail> {
  return transaction(db, async (tx) => {
    const batch = await lockImport(tx, command);
    stillDraft(batch);
    const mapping = importMappingSchema.parse(batch.mapping);
    if (mapping.brokerId) await refuseAbsentBroker(tx, mapping.brokerId);
    const [ready] = await tx.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) AS count FROM import_rows r WHERE r.batch_id = ${batch.id}::uuid AND ${isReady}`;
    if (!ready?.count) throw conflict('None of the rows in this file can be turned into a request. Check the columns.');
    const at = now();
    await tx.importBatch.update({
      where: { id: batch.id },
      data: { status: 'imported', importedAt: at, version: { increment: 1 } },
    });
    await jobs.enqueue(tx, runImportJob, { importId: batch.id });
    const data = { lines: Number(ready.count) };
    await recordAudit(tx, viewer, at, { action: 'import.run', subject: subjectOf(batch), data });
    return getImport(tx, batch.id);
  });
}

/** Undoes an import: a job closes every case that is still untouched. @throws {AppError} NOT_FOUND, CONFLICT */
export async function undoImport(
  { db, jobs, now }: Services,
  viewer: Viewer,
  command: ImportCommand,
): Promise<ImportDetail> {
  return transaction(db, async (tx) => {
    const batch = await lockImport(tx, command);
    if (batch.status !== 'imported')
      throw conflict('This file wasn’t imported, or the import has already been undone.');
    const at = now();
    await tx.importBatch.update({
      where: { id: batch.id },
      data: { status: 'undone', undoneAt: at, version: { increment: 1 } },
    });
    await jobs.enqueue(tx, undoImportJob, { importId: batch.id });
    await recordAudit(tx, viewer, at, { action: 'import.undone', subject: subjectOf(batch) });
    return getImport(tx, batch.id);
  });
}
