import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';

/** The provider’s code for a number that answered STOP to it: no failure. */
export const STOPPED = '21610';
const DAY_MS = 86_400_000;
/** A text is about news: after three days there is nothing left to be done about one that failed. */
const TROUBLE_DAYS = 3;
/** So often has one been tried that the provider isn’t just busy for a moment. */
const TRIED_IN_VAIN = 3;

/** The rows of `text_messages` that failed, or that the provider doesn’t take. */
export function textTrouble(at: Date): Prisma.Sql {
  return Prisma.sql`text_messages WHERE created_at > ${new Date(at.getTime() - TROUBLE_DAYS * DAY_MS)}
    AND last_error <> ${STOPPED} AND (state = 'failed' OR state = 'queued' AND attempts >= ${TRIED_IN_VAIN})`;
}

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
