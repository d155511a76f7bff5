import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { Writer } from '#shared/messaging/schema.ts';
import { WRITING_FOR_MS } from '#shared/messaging/writing.ts';

/** Everyone else who is typing in a case, as far as the viewer may know: a client never learns of a note. */
export async function findWriters(
  { db, now }: { db: Database } & Pick<Services, 'now'>,
  viewer: Viewer,
  caseId: string,
  staff: boolean,
): Promise<Writer[]> {
  const rows = await db.conversationWriter.findMany({
    where: {
      caseId,
      userId: { not: viewer.id },
      at: { gt: new Date(now().getTime() - WRITING_FOR_MS) },
      kind: staff ? { in: ['message', 'note'] } : 'message',
    },
    orderBy: { userId: 'asc' },
    select: { userId: true, name: true, role: true, kind: true, at: true },
  });
  return rows.map(({ at, kind, ...row }) => ({
    ...row,
    kind: kind === 'note' ? 'note' : 'message',
    at: at.toISOString(),
  }));
}
