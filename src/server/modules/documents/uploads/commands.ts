/** Turns a complete upload into a document: this is the write that is acknowledged. */

import { isStaff } from '#server/modules/cases/access.ts';
import {
  actorOf,
  getCaseToMove,
  lockCases,
  type MovedCase,
  recordEvent,
  refusalOf,
} from '#server/modules/cases/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { mayAddVersion } from '#server/modules/documents/access.ts';
import { scanDocumentJob } from '#server/modules/documents/jobs.ts';
import { tellOfDocument } from '#server/modules/documents/notices/commands.ts';
import { getDocument } from '#server/modules/documents/queries.ts';
import { changeRequest, resumeWhenComplete } from '#server/modules/documents/requests/commands.ts';
import { isAwaited } from '#server/modules/documents/requests/policy.ts';
import { type DocumentRow, documentSelect, documentView } from '#server/modules/documents/view.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { afterCommit } from '#server/platform/db/whole-call.ts';
import { AppError, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { wrapFileKey } from '#server/platform/files/file-key.ts';
import { titleOf } from '#server/platform/files/file-name.ts';
import { ownerTag, type Staged } from '#server/platform/files/staging.ts';
import { type Stored, takeIn } from '#server/platform/files/take-in.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { AttachDocumentInput, AttachedDocument } from '#shared/documents/schema.ts';
import { checkRoom } from './policy.ts';
import { getUploadRelation, usedBytes } from './queries.ts';

/** Two submissions of the same upload: the second waits for the first, and finds its result. */
const running = new Map<string, Promise<unknown>>();
async function oneAtATime<Result>(uploadId: string, run: () => Promise<Result>): Promise<Result> {
  const before = running.get(uploadId) ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(run);
  running.set(uploadId, mine);
  try {
    return await mine;
  } finally {
    if (running.get(uploadId) === mine) running.delete(uploadId);
  }
}

type Asked<Where> = { tx: Where; viewer: Viewer; relation: Relation; input: AttachDocumentInput; at: Date };
/** Checks that only read may also run before the transaction. */
type Question = Asked<Database | Transaction>;
type Attach = Asked<Transaction>;

/** The checklist item it answers, if documents may be sent for it. */
async function getAwaited({ tx, input: { caseId, requestId } }: Question) {
  if (!requestId) return null;
  const request = await tx.documentRequest.findFirst({ where: { id: requestId, caseId } });
  if (!request) throw notFound('request');
  if (isAwaited(request.status)) return request;
  throw conflict('Your broker no longer needs this. You can still upload the file on its own.');
}

async function getDocumentToRenew({ tx, viewer, input, at }: Question): Promise<DocumentRow | null> {
  if (!input.documentId) return null;
  const { row, relation } = await getDocument(tx, viewer, input.documentId, at);
  if (row.caseId !== input.caseId) throw notFound('document');
  if (mayAddVersion(viewer, relation, row)) return row;
  throw conflict(
    row.deletedAt
      ? 'This document was deleted. Upload the file as a new document.'
      : 'Only the person who uploaded this document can upload a new version.',
  );
}

/** An existing document of the case with the same content, if the viewer may see it. */
async function findSame(
  { tx, relation, input }: Question,
  { sha256, versionId }: Pick<Stored, 'sha256' | 'versionId'>,
) {
  const same = await tx.documentVersion.findFirst({
    where: {
      sha256,
      id: { not: versionId },
      document: { caseId: input.caseId, deletedAt: null, ...(!isStaff(relation) && { visibility: 'client' }) },
    },
    orderBy: { createdAt: 'asc' },
    select: { document: { select: { id: true, title: true } } },
  });
  return same ? { documentId: same.document.id, title: same.document.title } : null;
}

async function saveDocument(attach: Attach, stored: Stored): Promise<string> {
  const { tx, viewer, input, at } = attach;
  const request = await getAwaited(attach);
  const renewed = await getDocumentToRenew(attach);
  const category = input.category === 'other' && request ? request.category : input.category;
  if (renewed) {
    if (request) await tx.document.update({ where: { id: renewed.id }, data: { requestId: request.id } });
    return renewed.id;
  }
  const { id } = await tx.document.create({
    data: {
      caseId: input.caseId,
      title: titleOf(stored.fileName),
      category,
      issuedAs: input.issuedAs ?? null,
      visibility: input.staffOnly ? 'staff' : 'client',
      requestId: request?.id ?? null,
      uploadedById: viewer.id,
      uploadedByName: viewer.fullName,
      uploadedByRole: viewer.role,
      createdAt: at,
    },
    select: { id: true },
  });
  return id;
}

async function saveVersion(
  { env, scanner }: Services,
  { tx, viewer, input, at }: Attach,
  documentId: string,
  stored: Stored,
) {
  const { fileKey, versionId, size, ...facts } = stored;
  const number = (await tx.documentVersion.count({ where: { documentId } })) + 1;
  await tx.documentVersion.create({
    data: {
      id: versionId,
      documentId,
      number,
      ...facts,
      ...wrapFileKey(env, fileKey, versionId),
      size: BigInt(size),
      scanState: scanner ? 'pending' : 'skipped',
      uploadId: input.uploadId,
      uploadedById: viewer.id,
      createdAt: at,
    },
  });
  return number;
}

/** Answers the checklist item, but not with a document for staff only. */
async function answerRequest({
  tx,
  at,
  input: { caseId, requestId, staffOnly },
}: Pick<Attach, 'tx' | 'at' | 'input'>): Promise<void> {
  if (!requestId || staffOnly) return;
  await changeRequest(tx, { caseId, requestId, at }, 'submitted', { status: { in: ['open', 'rejected'] } });
}

/** Queues the scan; without a scanner, notifies the other side at once. */
async function passOn(tx: Transaction, services: Services, row: MovedCase, versionId: string, document: DocumentRow) {
  if (services.scanner) await services.jobs.enqueue(tx, scanDocumentJob, { versionId });
  else await tellOfDocument(tx, services, row, document);
}

async function save(services: Services, attach: Attach, stored: Stored): Promise<AttachedDocument> {
  const { tx, viewer, relation, input, at } = attach;
  await lockCases(tx, [input.caseId]);
  const row = await getCaseToMove(tx, input.caseId);
  const outcome = applyEvent(row, 'document_added', relation);
  if ('refused' in outcome) throw refusalOf(outcome);
  checkRoom(stored.size, await usedBytes(tx, input.caseId), services.env.uploads);
  const sameAs = await findSame(attach, stored);
  const documentId = await saveDocument(attach, stored);
  const number = await saveVersion(services, attach, documentId, stored);
  await answerRequest(attach);
  const document = await tx.document.findUniqueOrThrow({ where: { id: documentId }, select: documentSelect });
  await recordEvent(tx, row.id, {
    event: 'document_added',
    actor: actorOf(viewer, relation),
    at,
    data: { documentId, versionId: stored.versionId, number, title: document.title },
    visibility: document.visibility,
  });
  await passOn(tx, services, row, stored.versionId, document);
  if (input.requestId) await resumeWhenComplete(tx, services, row, at);
  return { document: documentView(document, viewer, relation), sameAs };
}

/** The result of an earlier, identical call. */
async function findAttached(
  { db }: Services,
  viewer: Viewer,
  relation: Relation,
  input: AttachDocumentInput,
  at: Date,
): Promise<AttachedDocument | null> {
  const known = await db.documentVersion.findUnique({
    where: { uploadId: input.uploadId },
    select: { id: true, sha256: true, uploadedById: true, document: { select: documentSelect } },
  });
  if (!known) return null;
  if (known.uploadedById !== viewer.id || known.document.caseId !== input.caseId) throw notFound('upload');
  const sameAs = await findSame({ tx: db, viewer, relation, input, at }, { sha256: known.sha256, versionId: known.id });
  return { document: documentView(known.document, viewer, relation), sameAs };
}

function isTaken(error: unknown): boolean {
  return (error as { code?: string }).code === 'P2002';
}

/** @throws {AppError} NOT_FOUND for a missing upload or another person's; CONFLICT while it is incomplete */
async function openOwn(
  { staging }: Services,
  viewer: Viewer,
  { uploadId, caseId }: AttachDocumentInput,
): Promise<Staged> {
  const staged = uploadId.startsWith(`${ownerTag(viewer.id)}-`) ? await staging.openStaged(uploadId) : null;
  if (!staged) throw notFound('upload');
  const { upload, close } = staged;
  const problem =
    upload.userId !== viewer.id || upload.caseId !== caseId
      ? notFound('upload')
      : upload.offset < upload.size
        ? conflict('This file hasn’t finished uploading.')
        : null;
  if (!problem) return staged;
  await close();
  throw problem;
}

/**
 * Turns an upload into a document, or a new version of one. Repeating the call for the same upload returns the same result.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT, PAYLOAD_TOO_LARGE; UNSUPPORTED_MEDIA_TYPE for content we do not accept
 */
export function attachDocument(
  services: Services,
  viewer: Viewer,
  input: AttachDocumentInput,
): Promise<AttachedDocument> {
  const { db, staging, now } = services;
  return oneAtATime(input.uploadId, async () => {
    const known = await getPersonRelation(db, viewer, input.caseId, now());
    const attached = await findAttached(services, viewer, known, input, now());
    if (attached) return attached;
    const relation = await getUploadRelation(db, viewer, input.caseId, now());
    if (input.issuedAs && (input.staffOnly || !isStaff(relation)))
      throw refusedField(
        'issuedAs',
        'not_allowed',
        'Only brokers and administrators send the policy, and the client must be able to open it.',
      );
    if (input.staffOnly && !isStaff(relation))
      throw new AppError({
        code: 'FORBIDDEN',
        message: 'Only brokers and administrators can add staff-only documents.',
      });
    await services.documentFolder?.check();
    let staged: Staged;
    try {
      staged = await openOwn(services, viewer, input);
    } catch (error) {
      // Another call has attached and discarded it in the meantime.
      const theirs = await findAttached(services, viewer, relation, input, now());
      if (theirs) return theirs;
      throw error;
    }
    try {
      // Checked before the bytes are copied, and again in the transaction.
      const before: Question = { tx: db, viewer, relation, input, at: now() };
      await getAwaited(before);
      await getDocumentToRenew(before);
      const stored = await takeIn(services, staged);
      const made = await transaction(db, (tx) => save(services, { ...before, tx, at: now() }, stored)).catch(
        async (error) => {
          // Refused, so certainly not written; after any other failure the sweep cleans up the bytes.
          if (error instanceof AppError) await services.storage.delete(stored.storageKey);
          // Another process finished the same upload first.
          const theirs = isTaken(error) && (await findAttached(services, viewer, relation, input, now()));
          if (theirs) return theirs;
          throw error;
        },
      );
      await afterCommit(db, () => staging.discard(input.uploadId));
      return made;
    } finally {
      await staged.close();
    }
  });
}
