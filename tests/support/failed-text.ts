import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';

/** A text message to a number of this user, written now, in the state given. */
export async function failedText(
  db: Database,
  userId: string,
  data: Partial<Prisma.TextMessageUncheckedCreateInput>,
): Promise<void> {
  const at = new Date();
  const row = { userId, phone: '+15875550142', attempts: 1, createdAt: at, nextAttemptAt: at };
  await db.textMessage.create({ data: { id: randomUUID(), ...row, ...data } });
}
