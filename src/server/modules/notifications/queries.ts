import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { decodeNumber, pageByNumber } from '#server/platform/db/keyset.ts';
import type { Notification, NotificationPreference } from '#shared/notifications/schema.ts';
import { channelOf, channelsFor, topicsFor } from '#shared/notifications/topics.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';

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

/** One page of the viewer's notifications, newest first. */
export async function findNotificationPage(
  db: Database,
  viewer: Viewer,
  { cursor, limit = DEFAULT_PAGE }: { cursor?: string | undefined; limit?: number | undefined },
) {
  const found = await db.notification.findMany({
    where: { userId: viewer.id, ...(cursor !== undefined && { seq: { lt: decodeNumber(cursor) } }) },
    orderBy: { seq: 'desc' },
    take: limit + 1,
    select: notificationSelect,
  });
  const { rows, nextCursor } = pageByNumber(found, limit, ({ seq }) => seq);
  return { items: rows.map(toView), nextCursor };
}

/** Notifications after a given number, oldest first; used by the live stream. */
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

/** The viewer's email preferences and the available choices. No row means immediate delivery. */
export async function getPreferences(
  db: Database | Transaction,
  viewer: Viewer,
): Promise<{ preferences: NotificationPreference[] }> {
  const rows = await db.notificationPreference.findMany({ where: { userId: viewer.id } });
  const chosen = new Map(rows.map(({ topic, channel }) => [topic, channel]));
  const preferences = topicsFor(viewer.role).map((words) => {
    const channels = [...channelsFor(words.topic)];
    return {
      ...words,
      channel: channelOf(words.topic, chosen.get(words.topic)),
      channels,
      fixed: channels.length === 1,
    };
  });
  return { preferences };
}
