/** What became of a conversation that was handed over: the assistant makes way for the person. */
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';

export type HandedOver = {
  /** Of the request, as its receipt says. */
  number: string;
  /** `answered` from the moment a broker or an administrator writes, until the request is closed. */
  stage: 'waiting' | 'answered' | 'closed';
};

/**
 * The hand-over with this key; null if there is none.
 * @param key chosen by the visitor's page for the hand-over, so only that page asks
 */
export async function findHandedOver(
  { db, env }: Pick<Services, 'db' | 'env'>,
  key: string | undefined,
): Promise<HandedOver | null> {
  if (key === undefined) return null;
  const byStaff = {
    kind: 'message',
    senderRole: { in: ['broker', 'assistant', 'admin'] },
  } satisfies Prisma.MessageWhereInput;
  const messages = { where: byStaff, take: 1, select: { seq: true } };
  const found = await db.chatHandover.findUnique({
    where: { key },
    select: { case: { select: { serial: true, createdAt: true, closedAt: true, messages } } },
  });
  if (!found) return null;
  const { closedAt, messages: replies, ...row } = found.case;
  const stage = closedAt ? 'closed' : replies.length > 0 ? 'answered' : 'waiting';
  return { number: caseNumber(row, env.site), stage };
}
