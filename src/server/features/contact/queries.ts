import type { Database } from '#server/db.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/keyset.ts';
import type { ContactMessageList } from '#shared/contact/schema.ts';

const PAGE_SIZE = 25;

/** Contact messages, newest first. */
export async function findContactMessages(
  db: Database,
  { cursor }: { cursor?: string | undefined },
): Promise<ContactMessageList> {
  const place = cursor ? decodeCursor(cursor) : null;
  const found = await db.contactMessage.findMany({
    where: place ? afterPlace('createdAt', place) : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    omit: { fingerprint: true, phoneE164: true },
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, (row) => ({ at: row.createdAt, id: row.id }));
  return { messages: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
}
