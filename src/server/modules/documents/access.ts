/** Who may do what with a document, among those who take part in its case. */
import { isStaff, worksOn } from '#server/modules/cases/access.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { DocumentRequestStatus, ScanState } from '#shared/documents/schema.ts';

type Kept = { visibility: 'client' | 'staff'; deletedAt: Date | null };
type Sent = Kept & {
  uploadedById: string | null;
  uploadedByRole: string;
  request: { status: DocumentRequestStatus } | null;
};

/** Documents for staff only do not exist for the client's side. */
export function maySeeDocument(relation: Relation, { visibility }: Pick<Kept, 'visibility'>): boolean {
  return visibility === 'client' || isStaff(relation);
}

/** One's own, until the broker has accepted it; staff may delete any that does not belong there. */
export function mayRemoveDocument(viewer: Viewer, relation: Relation, document: Sent): boolean {
  if (document.deletedAt) return false;
  return worksOn(relation) || (document.uploadedById === viewer.id && document.request?.status !== 'accepted');
}

/** One's own, and staff any: what it is called, and how it is turned, say nothing else than its sender did. */
export function mayChangeDocument(viewer: Viewer, relation: Relation, { deletedAt, uploadedById }: Sent): boolean {
  return !deletedAt && (worksOn(relation) || uploadedById === viewer.id);
}

/** A new version must come from the same side as the first: neither side replaces the other's files. */
export function mayAddVersion(viewer: Viewer, relation: Relation, document: Sent): boolean {
  if (document.deletedAt) return false;
  if (document.uploadedById === viewer.id) return true;
  const fromClient = document.uploadedByRole === 'client';
  return isStaff(relation) ? !fromClient : relation === 'client' && fromClient;
}

/** Content opens only when known to be harmless, unless the installation runs without a scanner. */
export function isAvailable(version: { scanState: ScanState; wrappedKey: unknown }): boolean {
  return version.wrappedKey !== null && (version.scanState === 'clean' || version.scanState === 'skipped');
}
