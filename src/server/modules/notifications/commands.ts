import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { gathering, transaction } from '#server/platform/db/transaction.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import { announce, announcing } from '#server/platform/live/live.ts';
import type { Services } from '#server/platform/services.ts';
import type { NotificationPreference, SetNotificationPreferenceInput } from '#shared/notifications/schema.ts';
import { channelsFor, topicsFor } from '#shared/notifications/topics.ts';
import { getPreferences } from './queries.ts';
import { topicOfType } from './texts/policy.ts';

export type Notice = { userId: string; type: string; title: string; link: string; caseId?: string };

type DatedNotice = Notice & { createdAt: Date };

/**
 * One statement that updates the counters in user order: transactions notifying the same people wait for each other but cannot deadlock.
 * The counter rows stay locked until the commit, which follows immediately. What devices get of it is written along with it
 * (docs/decisions/0102).
 */
const notices = gathering<DatedNotice>('notices', async (tx, told) => {
  const rows = told.map(({ userId, type, title, link, caseId, createdAt }) => ({
    user_id: userId,
    type,
    title,
    link,
    case_id: caseId ?? null,
    created_at: createdAt,
    text_id: newId(),
  }));
  await tx.$queryRaw`
    WITH told AS (
      SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY place) AS nth
      FROM ROWS FROM (json_to_recordset(${JSON.stringify(rows)}::json)
        AS (user_id uuid, type text, title text, link text, case_id uuid, created_at timestamptz, text_id uuid))
        WITH ORDINALITY AS told (user_id, type, title, link, case_id, created_at, text_id, place)
    ), counted AS (
      INSERT INTO notification_counters AS counter (user_id, seq)
      SELECT user_id, count(*)::int FROM told GROUP BY user_id ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET seq = counter.seq + excluded.seq
      RETURNING user_id, seq
    ), before AS (
      SELECT user_id, counted.seq - count(*)::int AS seq FROM told JOIN counted USING (user_id) GROUP BY user_id, counted.seq
    ), stored AS (
      INSERT INTO notifications (user_id, seq, type, title, link, case_id, created_at)
      SELECT user_id, before.seq + nth, type, title, link, case_id, created_at FROM told JOIN before USING (user_id)
      RETURNING user_id, seq, created_at
    ), pushed AS (
      INSERT INTO push_messages (subscription_id, seq, next_attempt_at, created_at)
      SELECT p.id, stored.seq, stored.created_at, stored.created_at
      FROM stored JOIN push_subscriptions p ON p.user_id = stored.user_id
      RETURNING seq
    ), texted AS (
      INSERT INTO text_messages (id, user_id, phone, seq, next_attempt_at, created_at)
      SELECT told.text_id, user_id, t.phone, before.seq + nth, told.created_at, told.created_at
      FROM told JOIN before USING (user_id) JOIN text_numbers t USING (user_id)
      WHERE t.verified_at IS NOT NULL AND t.stopped_at IS NULL
        AND ${JSON.stringify(topicOfType)}::jsonb ->> told.type = ANY (t.topics)
        -- While an earlier one is unread, another text says nothing new.
        AND NOT EXISTS (
          SELECT FROM notifications n
          WHERE n.user_id = told.user_id AND n.case_id = told.case_id AND n.type = told.type AND n.read_at IS NULL)
      RETURNING seq
    )
    SELECT ${announcing(Prisma.sql`'pushes'`)}
    FROM (SELECT seq FROM pushed UNION ALL SELECT seq FROM texted LIMIT 1) AS first_sent`;
  for (const { userId } of told) announce(tx, `user:${userId}`);
});

/**
 * Notifies users inside the portals when the caller's transaction ends. Nothing is written before then, so that no transaction waits
 * for another's counters. Each user's numbers have no gaps.
 */
export function notify(tx: Transaction, at: Date, told: readonly Notice[]): void {
  notices.add(
    tx,
    told.map((notice) => ({ ...notice, createdAt: at })),
  );
}

/** Drops the pending notifications of this transaction for these users or about these cases. Stored ones are removed with their tables. */
export function dropNotices(
  tx: Transaction,
  { userIds = [], caseIds = [] }: { userIds?: readonly string[]; caseIds?: readonly string[] },
): void {
  notices.drop(
    tx,
    ({ userId, caseId }) => userIds.includes(userId) || (caseId !== undefined && caseIds.includes(caseId)),
  );
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

/** Marks one as read. Does nothing for a number that was never issued. */
export async function readNotification(services: Services, viewer: Viewer, seq: number): Promise<{ unread: number }> {
  await services.db.notification.updateMany({
    where: { userId: viewer.id, seq, readAt: null },
    data: { readAt: services.now() },
  });
  return unreadOf(services, viewer);
}

function assertChoosable(viewer: Viewer, { topic, channel }: SetNotificationPreferenceInput): void {
  if (topicsFor(viewer.role).some((known) => known.topic === topic) && channelsFor(topic).includes(channel)) return;
  throw refusedField('channel', 'not_an_option', 'Choose one of the options offered for these emails');
}

/**
 * Sets how emails about a topic reach the viewer from now on.
 * @throws {AppError} BAD_REQUEST for a topic of another role or a channel this topic does not have
 */
export async function setPreference(
  { db }: Services,
  viewer: Viewer,
  input: SetNotificationPreferenceInput,
): Promise<{ preferences: NotificationPreference[] }> {
  assertChoosable(viewer, input);
  const { topic, channel } = input;
  return transaction(db, async (tx) => {
    const key = { userId: viewer.id, topic };
    await tx.notificationPreference.upsert({
      where: { userId_topic: key },
      create: { ...key, channel },
      update: { channel },
    });
    const { preferences } = await getPreferences(tx, viewer);
    // Turning off the last digest topic also discards the digest being collected.
    if (channel === 'off' && preferences.every((choice) => choice.channel !== 'digest'))
      await tx.digestItem.deleteMany({ where: { userId: viewer.id, sentAt: null } });
    return { preferences };
  });
}
