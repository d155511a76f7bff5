import type { Viewer } from '#server/platform/auth/session.ts';
import type { ReplyScope } from '#shared/messaging/canned-replies/schema.ts';

/** Everyone writes their own replies; only administrators write those that all brokers send. */
export function mayWriteReply(viewer: Viewer, scope: ReplyScope): boolean {
  return scope === 'own' || viewer.role === 'admin';
}

/** The rows a viewer may change: a colleague's own reply does not exist for anyone else. */
export function writableReplies(viewer: Viewer) {
  return { OR: [{ ownerId: viewer.id }, ...(viewer.role === 'admin' ? [{ ownerId: null }] : [])] };
}
