import type { Database, Transaction } from '#server/platform/db/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import type { ContactStatus, MailboxMessage } from '#shared/contact-messages/desk-schema.ts';
import type { ContactMessageList } from '#shared/contact-messages/schema.ts';

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

const MAILBOX_SHOWN = 20;

/** A mailbox's messages, newest first. In SQL: addresses are stored as typed, and the index is on lower case. */
export async function findMailboxMessages(
  db: Database | Transaction,
  mailbox: string,
  except: string | null = null,
): Promise<MailboxMessage[]> {
  const rows = await db.$queryRaw<{ id: string; subject: string; status: ContactStatus; createdAt: Date }[]>`
    SELECT id::text, subject, status, created_at AS "createdAt" FROM contact_messages
    WHERE lower(email) = ${mailbox.toLowerCase()} AND id IS DISTINCT FROM ${except}::uuid
    ORDER BY created_at DESC, id DESC LIMIT ${MAILBOX_SHOWN}`;
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
