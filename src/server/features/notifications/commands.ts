import { AppError } from '#server/app-error.ts';
import type { Transaction } from '#server/db.ts';
import { getPreferences } from '#server/features/notifications/queries.ts';
import type { Viewer } from '#server/http/session.ts';
import { announce } from '#server/live.ts';
import type { Services } from '#server/services.ts';
import type { NotificationPreference, SetNotificationPreferenceInput } from '#shared/notifications/schema.ts';
import { channelsFor, topicsFor } from '#shared/notifications/topics.ts';

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

async function unreadOf({ db }: Services, viewer: Viewer): Promise<{ unread: number }> {
  return { unread: await db.notification.count({ where: { userId: viewer.id, readAt: null } }) };
}

/** Marks everything up to a number as read. */
export async function readNotifications(services: Services, viewer: Viewer, upTo: number): Promise<{ unread: number }> {
  await services.db.notification.updateMany({
    where: { userId: viewer.id, seq: { lte: upTo }, readAt: null },
    data: { readAt: services.now() },
  });
  return unreadOf(services, viewer);
}

/** Marks one as read. A number nobody has given out marks nothing. */
export async function readNotification(services: Services, viewer: Viewer, seq: number): Promise<{ unread: number }> {
  await services.db.notification.updateMany({
    where: { userId: viewer.id, seq, readAt: null },
    data: { readAt: services.now() },
  });
  return unreadOf(services, viewer);
}

function assertChoosable(viewer: Viewer, { topic, channel }: SetNotificationPreferenceInput): void {
  if (topicsFor(viewer.role).some((known) => known.topic === topic) && channelsFor(topic).includes(channel)) return;
  const message = 'Please choose one of the ways that are offered for these mails';
  throw new AppError({ code: 'BAD_REQUEST', message, issues: [{ path: 'channel', message }] });
}

/**
 * How mails about a topic reach the viewer from now on.
 * @throws {AppError} BAD_REQUEST for a topic of another role, or a way that this topic does not have
 */
export async function setPreference(
  { db }: Services,
  viewer: Viewer,
  input: SetNotificationPreferenceInput,
): Promise<{ preferences: NotificationPreference[] }> {
  assertChoosable(viewer, input);
  const { topic, channel } = input;
  return db.$transaction(async (tx) => {
    const key = { userId: viewer.id, topic };
    await tx.notificationPreference.upsert({
      where: { userId_topic: key },
      create: { ...key, channel },
      update: { channel },
    });
    const { preferences } = await getPreferences(tx, viewer);
    // Whoever wants no summary any more does not want the one that was being gathered either.
    if (channel === 'off' && preferences.every((choice) => choice.channel !== 'digest'))
      await tx.digestItem.deleteMany({ where: { userId: viewer.id, sentAt: null } });
    return { preferences };
  });
}
