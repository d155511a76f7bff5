/** Converts rows to the shapes of shared/documents, as each viewer may see them. */

import type { Viewer } from '#server/platform/auth/session.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { CaseDocument, DocumentRequest, DocumentVersion, IssuedAs, Rotation } from '#shared/documents/schema.ts';
import type { DocumentCategory } from '#shared/lines/document-categories.ts';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import { isAvailable, mayChangeDocument, mayRemoveDocument } from './access.ts';

const versionSelect = {
  id: true,
  number: true,
  fileName: true,
  mediaType: true,
  size: true,
  rotation: true,
  sha256: true,
  scanState: true,
  createdAt: true,
  wrappedKey: true,
} satisfies Prisma.DocumentVersionSelect;

export const documentSelect = {
  id: true,
  caseId: true,
  title: true,
  category: true,
  issuedAs: true,
  visibility: true,
  requestId: true,
  uploadedById: true,
  uploadedByName: true,
  uploadedByRole: true,
  createdAt: true,
  deletedAt: true,
  deletedByName: true,
  request: { select: { status: true } },
  versions: { orderBy: { number: 'desc' }, select: versionSelect },
} satisfies Prisma.DocumentSelect;
export type DocumentRow = Prisma.DocumentGetPayload<{ select: typeof documentSelect }>;

function versionView({ wrappedKey, ...row }: DocumentRow['versions'][number]): DocumentVersion {
  return {
    ...row,
    mediaType: row.mediaType as DocumentMediaType,
    size: Number(row.size),
    rotation: row.rotation as Rotation,
    createdAt: row.createdAt.toISOString(),
    available: isAvailable({ scanState: row.scanState, wrappedKey }),
  };
}

export function documentView(row: DocumentRow, viewer: Viewer, relation: Relation): CaseDocument {
  return {
    id: row.id,
    caseId: row.caseId,
    title: row.title,
    category: row.category as DocumentCategory,
    issuedAs: row.issuedAs as IssuedAs | null,
    staffOnly: row.visibility === 'staff',
    requestId: row.requestId,
    uploadedByName: row.uploadedByName,
    uploadedByRole: row.uploadedByRole,
    uploadedByMe: row.uploadedById === viewer.id,
    createdAt: row.createdAt.toISOString(),
    deleted: row.deletedAt && { at: row.deletedAt.toISOString(), byName: row.deletedByName },
    mayRemove: mayRemoveDocument(viewer, relation, row),
    mayChange: mayChangeDocument(viewer, relation, row),
    versions: row.versions.map(versionView),
  };
}

export const requestSelect = {
  id: true,
  caseId: true,
  title: true,
  why: true,
  category: true,
  dueOn: true,
  status: true,
  decisionNote: true,
  createdByName: true,
  createdAt: true,
  version: true,
  documents: { where: { deletedAt: null, visibility: 'client' }, orderBy: { createdAt: 'asc' }, select: { id: true } },
} satisfies Prisma.DocumentRequestSelect;
export type RequestRow = Prisma.DocumentRequestGetPayload<{ select: typeof requestSelect }>;

export function requestView({ documents, ...row }: RequestRow): DocumentRequest {
  return {
    ...row,
    category: row.category as DocumentCategory,
    dueOn: row.dueOn?.toISOString().slice(0, 10) ?? null,
    createdAt: row.createdAt.toISOString(),
    documentIds: documents.map(({ id }) => id),
  };
}
