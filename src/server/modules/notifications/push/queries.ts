import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { PUSH_HOURS, SILENT_AFTER_DAYS } from './policy.ts';

/** The devices that notifications go to: of people who may sign in, in a session nobody ended, on a browser in use. */
const listening = (at: Date) => Prisma.sql`
  s.ended_at IS NULL AND s.last_seen_at > ${at}::timestamptz - make_interval(days => ${SILENT_AFTER_DAYS}::int)
  AND u.disabled_at IS NULL AND u.session_epoch = p.session_epoch`;

export type DuePush = {
  subscriptionId: string;
  seq: number;
  attempts: number;
  sealed: Uint8Array;
  type: string;
  link: string;
  serial: number | null;
  requestedAt: Date | null;
};

/**
 * Takes what is due, so that no other worker does, and counts the attempt. Only what is worth sending: its notification is unread, and
 * its device still listens. What isn't is removed.
 * @param until when another worker may take it, should this one die
 */
export async function takeDuePushes(db: Database, at: Date, until: Date, take: number): Promise<DuePush[]> {
  return db.$queryRaw<DuePush[]>`
    WITH due AS (
      SELECT subscription_id, seq FROM push_messages WHERE next_attempt_at <= ${at}
      ORDER BY next_attempt_at LIMIT ${take}::int FOR NO KEY UPDATE SKIP LOCKED
    ), worth AS (
      SELECT due.subscription_id, due.seq, p.sealed, n.type, n.link, c.serial, c.created_at AS requested_at
      FROM due
      JOIN push_messages m ON m.subscription_id = due.subscription_id AND m.seq = due.seq
      JOIN push_subscriptions p ON p.id = due.subscription_id
      JOIN user_sessions s ON s.id = p.session_id
      JOIN users u ON u.id = p.user_id
      JOIN notifications n ON n.user_id = p.user_id AND n.seq = due.seq AND n.created_at = m.created_at
      LEFT JOIN cases c ON c.id = n.case_id
      WHERE n.read_at IS NULL AND n.created_at > ${at}::timestamptz - make_interval(hours => ${PUSH_HOURS}::int)
        AND ${listening(at)}
    ), gone AS (
      DELETE FROM push_messages m USING due
      WHERE m.subscription_id = due.subscription_id AND m.seq = due.seq
        AND NOT EXISTS (SELECT FROM worth w WHERE w.subscription_id = due.subscription_id AND w.seq = due.seq)
    )
    UPDATE push_messages m SET attempts = m.attempts + 1, next_attempt_at = ${until}
    FROM worth w WHERE m.subscription_id = w.subscription_id AND m.seq = w.seq
    RETURNING m.subscription_id AS "subscriptionId", m.seq, m.attempts, w.sealed, w.type, w.link, w.serial,
      w.requested_at AS "requestedAt"`;
}
