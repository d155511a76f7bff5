import { isStaff } from '#server/modules/cases/access.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { usedBytes } from '#server/modules/documents/uploads/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import { AppError, conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { CasePartPageInput } from '#shared/cases/pages.ts';
import { allowedEvents } from '#shared/cases/rules.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { DocumentList, DocumentPage, DocumentRequestPage } from '#shared/documents/schema.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';
import { isAvailable, maySeeDocument } from './access.ts';
import { type DocumentRow, documentSelect, documentView, requestSelect, requestView } from './view.ts';

/** Far more than any case has. */
const LIST_MAX = 500;

/**
 * The documents of a case that the viewer may see, newest first, and the checklist.
 * @throws {AppError} NOT_FOUND
 */
export async function getDocuments(services: Services, viewer: Viewer, caseId: string): Promise<DocumentList> {
  const { db, env, now } = services;
  const relation = await getPersonRelation(db, viewer, caseId, now());
  const [documents, requests, used, row] = await Promise.all([
    db.document.findMany({
      where: { caseId, ...(!isStaff(relation) && { visibility: 'client' }) },
      orderBy: { createdAt: 'desc' },
      take: LIST_MAX,
      select: documentSelect,
    }),
    db.documentRequest.findMany({
      where: { caseId },
      orderBy: { createdAt: 'asc' },
      take: LIST_MAX,
      select: requestSelect,
    }),
    usedBytes(db, caseId),
    db.case.findUniqueOrThrow({ where: { id: caseId }, select: { status: true, stage: true } }),
  ]);
  const allowed = allowedEvents(row, relation);
  return {
    documents: documents.map((document) => documentView(document, viewer, relation)),
    requests: requests.map(requestView),
    limits: { ...env.uploads, usedBytes: used, scanned: services.scanner !== null },
    mayUpload: allowed.includes('document_added'),
    mayRequest: allowed.includes('document_requested'),
  };
}

/**
 * One page of the documents of a case that the viewer may see, newest first.
 * @throws {AppError} NOT_FOUND
 */
export async function findDocumentPage(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, cursor, limit = DEFAULT_PAGE }: CasePartPageInput,
): Promise<DocumentPage> {
  const relation = await getPersonRelation(db, viewer, caseId, now());
  const found = await db.document.findMany({
    where: {
      caseId,
      ...(!isStaff(relation) && { visibility: 'client' }),
      ...(cursor !== undefined && afterPlace('createdAt', decodeCursor(cursor))),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: documentSelect,
  });
  const { rows, nextCursor } = pageOf(found, limit, ({ createdAt: at, id }) => ({ at, id }));
  return { items: rows.map((row) => documentView(row, viewer, relation)), nextCursor };
}

/**
 * One page of what was requested in a case, newest first.
 * @throws {AppError} NOT_FOUND
 */
export async function findRequestPage(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, cursor, limit = DEFAULT_PAGE }: CasePartPageInput,
): Promise<DocumentRequestPage> {
  await getPersonRelation(db, viewer, caseId, now());
  const found = await db.documentRequest.findMany({
    where: { caseId, ...(cursor !== undefined && afterPlace('createdAt', decodeCursor(cursor))) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: requestSelect,
  });
  const { rows, nextCursor } = pageOf(found, limit, ({ createdAt: at, id }) => ({ at, id }));
  return { items: rows.map(requestView), nextCursor };
}

/**
 * One document and the viewer's relation to its case.
 * @throws {AppError} NOT_FOUND when it does not exist or is hidden from the viewer
 */
export async function getDocument(
  db: Database | Transaction,
  viewer: Viewer,
  documentId: string,
  now: Date,
): Promise<{ row: DocumentRow; relation: Relation }> {
  const row = await db.document.findUnique({ where: { id: documentId }, select: documentSelect });
  if (!row) throw notFound('document');
  const relation = await relationOf(db, viewer, row.caseId, now);
  if (!maySeeDocument(relation, row)) throw notFound('document');
  return { row, relation };
}

/** The same check as for the case, with a document's error: the answer does not reveal which of the two is missing. */
async function relationOf(db: Database | Transaction, viewer: Viewer, caseId: string, now: Date): Promise<Relation> {
  try {
    return await getPersonRelation(db, viewer, caseId, now);
  } catch (error) {
    throw error instanceof AppError ? notFound('document') : error;
  }
}

const contentSelect = {
  id: true,
  fileName: true,
  mediaType: true,
  sha256: true,
  size: true,
  scanState: true,
  storageKey: true,
  wrappedKey: true,
  document: { select: { id: true, caseId: true, visibility: true, deletedAt: true } },
} as const;

/**
 * A version whose content the viewer may read now. Checked again for every range request.
 * @throws {AppError} NOT_FOUND; CONFLICT while it is being scanned, or when it is in quarantine
 */
export async function getReadableVersion({ db, now }: Pick<Services, 'db' | 'now'>, viewer: Viewer, versionId: string) {
  const version = await db.documentVersion.findUnique({ where: { id: versionId }, select: contentSelect });
  if (!version) throw notFound('document');
  const relation = await relationOf(db, viewer, version.document.caseId, now());
  if (!maySeeDocument(relation, version.document) || version.document.deletedAt) throw notFound('document');
  if (version.scanState === 'infected')
    throw conflict('This file is quarantined because the scanner found a threat in it.');
  if (!isAvailable(version)) throw conflict('This file is still being scanned. Try again in a moment.');
  return { version, relation };
}
