import { actorOf, lockCases, recordEvent } from '#server/modules/cases/commands.ts';
import { noteReads, readerOf } from '#server/modules/cases/participants/reads/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, refusedField } from '#server/platform/errors/app-error.ts';
import { sweepContentJob } from '#server/platform/files/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { CaseEventType } from '#shared/cases/vocabulary.ts';
import { previewOf } from '#shared/documents/file-check.ts';
import type { CaseDocument, ChangeDocumentInput } from '#shared/documents/schema.ts';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import { mayChangeDocument, mayRemoveDocument } from './access.ts';
import { getDocument } from './queries.ts';
import { changeRequest } from './requests/commands.ts';
import { documentView } from './view.ts';

/** Range requests, or opening a document twice in a row, count as one view. */
const SAME_LOOK_MS = 10 * 60_000;

type FoundDocument = Awaited<ReturnType<typeof getDocument>>;

/** Of a checklist item whose last document was deleted: it is open again. */
const unanswered = { status: 'submitted', documents: { none: { deletedAt: null } } } as const;

/**
 * Deletes a document: its row stays as a tombstone, its key is deleted at once, its bytes shortly after. Idempotent.
 * @throws {AppError} NOT_FOUND; FORBIDDEN for another person's document, and for one's own once it was accepted
 */
export async function removeDocument(services: Services, viewer: Viewer, documentId: string): Promise<CaseDocument> {
  const { db, jobs, now } = services;
  return transaction(db, async (tx) => {
    const at = now();
    const found = await getDocument(tx, viewer, documentId, at);
    await lockCases(tx, [found.row.caseId]);
    const { row, relation } = await getDocument(tx, viewer, documentId, at);
    if (row.deletedAt) return documentView(row, viewer, relation);
    if (!mayRemoveDocument(viewer, relation, row)) throw refusalOf(row.uploadedById === viewer.id);
    await tx.document.update({ where: { id: row.id }, data: { deletedAt: at, deletedByName: viewer.fullName } });
    const stored = await tx.documentVersion.findMany({ where: { documentId: row.id }, select: { storageKey: true } });
    await tx.documentVersion.updateMany({ where: { documentId: row.id }, data: { wrappedKey: null } });
    await jobs.enqueueMany(tx, sweepContentJob, stored);
    const { caseId, requestId } = row;
    if (requestId) await changeRequest(tx, { caseId, requestId, at }, 'open', unanswered);
    await recordEvent(tx, row.caseId, {
      event: 'document_removed',
      actor: actorOf(viewer, relation),
      at,
      data: { documentId: row.id, title: row.title },
      visibility: row.visibility,
    });
    return documentView((await getDocument(tx, viewer, documentId, at)).row, viewer, relation);
  });
}

/** @throws {AppError} FORBIDDEN, CONFLICT; BAD_REQUEST for a file that isn’t a picture */
function assertChangeable({ row, relation }: FoundDocument, viewer: Viewer, { rotation }: ChangeDocumentInput): void {
  if (row.deletedAt) throw conflict('This document was deleted.');
  if (!mayChangeDocument(viewer, relation, row))
    throw new AppError({
      code: 'FORBIDDEN',
      message: 'Only the person who uploaded it, the broker or an administrator can rename this document.',
    });
  if (rotation !== undefined && previewOf(row.versions[0]?.mediaType as DocumentMediaType) !== 'image')
    throw refusedField('rotation', 'not_allowed', 'Only JPEG, PNG and WebP pictures can be rotated.');
}

/**
 * Renames a document, or turns its newest picture. The name and the content of its files stay as they were sent. Idempotent.
 * @throws {AppError} NOT_FOUND; FORBIDDEN for another person's document; CONFLICT once it is deleted; BAD_REQUEST for a file that isn’t a
 * picture
 */
export async function changeDocument(
  { db, now }: Services,
  viewer: Viewer,
  input: ChangeDocumentInput,
): Promise<CaseDocument> {
  const { documentId, title, rotation } = input;
  return transaction(db, async (tx) => {
    const at = now();
    await lockCases(tx, [(await getDocument(tx, viewer, documentId, at)).row.caseId]);
    const found = await getDocument(tx, viewer, documentId, at);
    assertChangeable(found, viewer, input);
    const { row, relation } = found;
    const [newest] = row.versions;
    if (newest && rotation !== undefined)
      await tx.documentVersion.update({ where: { id: newest.id }, data: { rotation } });
    if (title !== undefined && title !== row.title) {
      await tx.document.update({ where: { id: documentId }, data: { title } });
      await recordEvent(tx, row.caseId, {
        event: 'document_renamed',
        actor: actorOf(viewer, relation),
        at,
        data: { documentId, title, former: row.title },
        visibility: row.visibility,
      });
    }
    return documentView((await getDocument(tx, viewer, documentId, at)).row, viewer, relation);
  });
}

function refusalOf(own: boolean): AppError {
  return new AppError({
    code: 'FORBIDDEN',
    message: own
      ? 'Your broker has accepted this document. Ask your broker to delete it.'
      : 'Only the person who uploaded it, the broker or an administrator can delete this document.',
  });
}

/**
 * Makes documents of a case visible to its client, in the caller's transaction.
 * @returns those that can't be shared: of another case, deleted, or in quarantine
 */
export async function shareDocuments(tx: Transaction, caseId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const shared = await tx.document.updateManyAndReturn({
    where: { id: { in: [...ids] }, caseId, deletedAt: null, versions: { none: { scanState: 'infected' } } },
    data: { visibility: 'client' },
    select: { id: true },
  });
  return ids.filter((id) => !shared.some((document) => document.id === id));
}

type Look = {
  event: Extract<CaseEventType, 'document_viewed' | 'document_downloaded'>;
  relation: Relation;
  caseId: string;
  documentId: string;
  versionId: string;
  /** The list of documents showed it in small: recorded once for each viewer, however often the list is opened. */
  isThumbnail: boolean;
};

/** Records a view or a download in the history: before the first byte is sent, and once for all ranges of one view. */
export async function recordLook(services: Services, viewer: Viewer, look: Look): Promise<void> {
  const { db, now } = services;
  const { event, relation, caseId, documentId, versionId, isThumbnail } = look;
  const at = now();
  const since = isThumbnail ? new Date(0) : new Date(at.getTime() - SAME_LOOK_MS);
  const same = {
    where: {
      caseId,
      type: event,
      actorId: viewer.id,
      at: { gt: since },
      data: { path: ['versionId'], equals: versionId },
    },
    select: { seq: true },
  };
  await noteReads(services, readerOf(viewer), [caseId], 'documents');
  if (await db.caseEvent.findFirst(same)) return;
  await transaction(db, async (tx) => {
    await lockCases(tx, [caseId]);
    if (await tx.caseEvent.findFirst(same)) return;
    await recordEvent(tx, caseId, { event, actor: actorOf(viewer, relation), at, data: { documentId, versionId } });
  });
}
