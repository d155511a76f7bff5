/** The typing indicator: set while a person types, expires within seconds. */

import { isStaff } from '#server/modules/cases/access.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { announce } from '#server/platform/live/live.ts';
import type { Services } from '#server/platform/services.ts';
import type { WritingInput } from '#shared/messaging/schema.ts';
import { WRITING_EVERY_MS, WRITING_FOR_MS } from '#shared/messaging/writing.ts';

/**
 * Sets the typing indicator. Repeating it too soon sends no event.
 * @throws {AppError} NOT_FOUND without a relation to the case, and for a note by anyone but staff; TOO_MANY_REQUESTS
 */
export async function tellWriting(
  { db, limiter, now }: Services,
  viewer: Viewer,
  { caseId, kind }: WritingInput,
): Promise<{ caseId: string }> {
  await limiter.consume(limits.writing, viewer.id);
  const at = now();
  const relation = await getPersonRelation(db, viewer, caseId, at);
  if (kind === 'note' && !isStaff(relation)) throw notFound('request');
  const soon = new Date(at.getTime() - WRITING_EVERY_MS / 2);
  await transaction(db, async (tx) => {
    const known = await tx.conversationWriter.findUnique({
      where: { caseId_userId: { caseId, userId: viewer.id } },
      select: { kind: true, at: true },
    });
    if (known && known.kind === kind && known.at > soon) return;
    const { fullName: name, role } = viewer;
    // One statement, so that two tabs of one person cannot conflict.
    await tx.$executeRaw`
      INSERT INTO conversation_writers (case_id, user_id, name, role, kind, at)
      VALUES (${caseId}::uuid, ${viewer.id}::uuid, ${name}, ${role}, ${kind}::message_kind, ${at})
      ON CONFLICT (case_id, user_id) DO UPDATE SET name = excluded.name, kind = excluded.kind, at = excluded.at`;
    announce(tx, `writing:${caseId}`);
  });
  return { caseId };
}

/** Clears the indicator of a sender. As SQL, so that it runs together with the message. */
export function endWriting(caseId: string, userId: string | null): Prisma.Sql {
  return Prisma.sql`DELETE FROM conversation_writers WHERE case_id = ${caseId}::uuid AND user_id = ${userId}::uuid RETURNING user_id`;
}

/** Deletes expired indicators. */
export async function removeOldWriters({ db, now }: Services): Promise<void> {
  await db.conversationWriter.deleteMany({ where: { at: { lt: new Date(now().getTime() - WRITING_FOR_MS) } } });
}
