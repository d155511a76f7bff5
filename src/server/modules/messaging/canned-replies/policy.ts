import type { Viewer } from '#server/platform/auth/session.ts';
import type { ReplyScope } from '#shared/messaging/canned-replies/schema.ts';

/** One's own are everybody's own business; what all brokers send is written by administrators. */
export function mayWriteReply(viewer: Viewer, scope: ReplyScope): boolean {
  return scope === 'own' || viewer.role === 'admin';
}

/** The rows a viewer may change: a colleague's own reply does not exist for anybody else. */
export function writableReplies(viewer: Viewer) {
  return { OR: [{ ownerId: viewer.id }, ...(viewer.role === 'admin' ? [{ ownerId: null }] : [])] };
}
