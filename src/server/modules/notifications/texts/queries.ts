import type { Database } from '#server/platform/db/client.ts';

export type DueText = {
  id: string;
  userId: string;
  phone: string;
  seq: number | null;
  body: string;
  attempts: number;
  createdAt: Date;
};

/**
 * Takes what is due, so that no other worker does, and counts the attempt.
 * @param until when another worker may take it, should this one die
 */
export async function takeDueTexts(db: Database, at: Date, until: Date, take: number): Promise<DueText[]> {
  return db.$queryRaw<DueText[]>`
    WITH due AS (
      SELECT id FROM text_messages WHERE state IN ('queued', 'waiting') AND next_attempt_at <= ${at}
      ORDER BY next_attempt_at LIMIT ${take}::int FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE text_messages m SET attempts = m.attempts + 1, next_attempt_at = ${until} FROM due WHERE m.id = due.id
    RETURNING m.id, m.user_id AS "userId", m.phone, m.seq, m.body, m.attempts, m.created_at AS "createdAt"`;
}

/** The notification of a text, if it is still worth one: unread, about a request, and wanted at this number by somebody who may sign in. */
export async function findNotice(db: Database, { userId, phone, seq }: DueText, after: Date) {
  const number = await db.textNumber.findFirst({
    where: { userId, phone, verifiedAt: { not: null }, stoppedAt: null, user: { disabledAt: null } },
    select: { user: { select: { role: true } } },
  });
  if (!number || seq === null) return null;
  const notice = await db.notification.findFirst({
    where: { userId, seq, readAt: null, createdAt: { gt: after } },
    select: { type: true, case: { select: { serial: true, createdAt: true } } },
  });
  return notice?.case ? { type: notice.type, request: notice.case, role: number.user.role } : null;
}
