import type { Transaction } from '#server/db.ts';
import type { Viewer } from '#server/http/session.ts';
import { announce } from '#server/live.ts';
import type { Services } from '#server/services.ts';

export type Notice = { userId: string; type: string; title: string; link: string; caseId?: string };

/** Tells users inside the portals. In the caller's transaction; each user's numbers stay without gaps. */
export async function notify(tx: Transaction, at: Date, notices: Notice[]): Promise<void> {
  // One order for everybody: two transactions that tell the same people cannot wait for each other.
  for (const { userId, ...notice } of notices.toSorted((a, b) => a.userId.localeCompare(b.userId))) {
    const { notificationSeq } = await tx.user.update({
      where: { id: userId },
      data: { notificationSeq: { increment: 1 } },
      select: { notificationSeq: true },
    });
    await tx.notification.create({ data: { userId, seq: notificationSeq, createdAt: at, ...notice } });
    await announce(tx, `user:${userId}`);
  }
}

/** Marks everything up to a number as read. */
export async function readNotifications(
  { db, now }: Services,
  viewer: Viewer,
  upTo: number,
): Promise<{ unread: number }> {
  await db.notification.updateMany({
    where: { userId: viewer.id, seq: { lte: upTo }, readAt: null },
    data: { readAt: now() },
  });
  return { unread: await db.notification.count({ where: { userId: viewer.id, readAt: null } }) };
}
