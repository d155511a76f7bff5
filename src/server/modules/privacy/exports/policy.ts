/** What counts as one's own data. Clients: their requests. Participants: what they wrote and sent there. Staff: their account. */

import type { Viewer } from '#server/platform/auth/session.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';

/** The viewer's own requests, in full. Staff have none: their work on other people's requests is not their data. */
export function ownCases({ id, role }: Viewer): Prisma.CaseWhereInput {
  return role === 'client' ? { clientId: id } : { id: { in: [] } };
}

/** Every message of the viewer's own requests, and in others only what the viewer wrote. Staff notes are never included. */
export function ownMessages(viewer: Viewer): Prisma.MessageWhereInput {
  const wrote = viewer.role === 'client' ? [{ senderId: viewer.id }] : [];
  return { kind: { not: 'note' }, OR: [{ case: ownCases(viewer) }, ...wrote] };
}

/** Every version the viewer may see in their own requests, and in others only what they sent. Deleted documents have no bytes. */
export function ownDocuments(viewer: Viewer): Prisma.DocumentVersionWhereInput {
  const sent = viewer.role === 'client' ? [{ uploadedById: viewer.id }] : [];
  return {
    document: { visibility: 'client', deletedAt: null },
    OR: [{ document: { case: ownCases(viewer) } }, ...sent],
  };
}

/** Clean, or not scanned by policy: files found harmful are never handed out, not even to their sender. */
export function isHandedOut({ scanState, bytesGoneAt }: { scanState: string; bytesGoneAt: Date | null }): boolean {
  return bytesGoneAt === null && (scanState === 'clean' || scanState === 'skipped');
}
