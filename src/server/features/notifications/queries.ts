import type { Database } from '#server/db.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Notification } from '#shared/notifications/schema.ts';

const PAGE_SIZE = 30;

const notificationSelect = {
  seq: true,
  type: true,
  title: true,
  link: true,
  readAt: true,
  createdAt: true,
} satisfies Prisma.NotificationSelect;

function toView({
  readAt,
  createdAt,
  ...row
}: Prisma.NotificationGetPayload<{ select: typeof notificationSelect }>): Notification {
  return { ...row, read: readAt !== null, createdAt: createdAt.toISOString() };
}

/** The viewer's notifications, newest first, and how many are unread. */
export async function findNotifications(db: Database, viewer: Viewer, { before }: { before?: number | undefined }) {
  const [rows, unread] = await Promise.all([
    db.notification.findMany({
      where: { userId: viewer.id, ...(before !== undefined && { seq: { lt: before } }) },
      orderBy: { seq: 'desc' },
      take: PAGE_SIZE + 1,
      select: notificationSelect,
    }),
    db.notification.count({ where: { userId: viewer.id, readAt: null } }),
  ]);
  return { notifications: rows.slice(0, PAGE_SIZE).map(toView), unread, hasOlder: rows.length > PAGE_SIZE };
}

/** What came after a number, oldest first: the stream's question. */
export async function findNotificationsAfter(
  db: Database,
  userId: string,
  seq: number,
  take: number,
): Promise<Notification[]> {
  const rows = await db.notification.findMany({
    where: { userId, seq: { gt: seq } },
    orderBy: { seq: 'asc' },
    take,
    select: notificationSelect,
  });
  return rows.map(toView);
}
