import { isStaff } from '#server/modules/cases/access.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { isAvailable } from '#server/modules/documents/access.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { decodeNumber, pageByNumber } from '#server/platform/db/keyset.ts';
import type { Services } from '#server/platform/services.ts';
import type { CasePartPageInput } from '#shared/cases/pages.ts';
import { callFactsSchema } from '#shared/messaging/call-log/schema.ts';
import type { Conversation, Message, MessageAttachment, MessagePage } from '#shared/messaging/schema.ts';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';

const PAGE_SIZE = 50;

/** An attached document with its newest version. Prisma reads those of all messages of a page at once. */
const attachmentSelect = {
  document: {
    select: {
      id: true,
      title: true,
      deletedAt: true,
      versions: {
        orderBy: { number: 'desc' },
        take: 1,
        select: { id: true, mediaType: true, size: true, scanState: true, wrappedKey: true },
      },
    },
  },
} satisfies Prisma.MessageAttachmentSelect;

export const messageSelect = {
  id: true,
  seq: true,
  kind: true,
  senderId: true,
  senderName: true,
  senderRole: true,
  body: true,
  createdAt: true,
  clientKey: true,
  attachments: { orderBy: { documentId: 'asc' }, select: attachmentSelect },
} satisfies Prisma.MessageSelect;

function attachmentView({
  document,
}: Prisma.MessageAttachmentGetPayload<{ select: typeof attachmentSelect }>): MessageAttachment[] {
  const [version] = document.versions;
  if (!version) return [];
  return [
    {
      documentId: document.id,
      versionId: version.id,
      title: document.title,
      mediaType: version.mediaType as DocumentMediaType,
      size: Number(version.size),
      scanState: version.scanState,
      available: document.deletedAt === null && isAvailable(version),
    },
  ];
}

/** The files of one message, as they are shown. */
export async function findAttachments(tx: Transaction, caseId: string, id: string): Promise<MessageAttachment[]> {
  const { attachments } = await tx.message.findUniqueOrThrow({
    where: { caseId_id: { caseId, id } },
    select: { attachments: messageSelect.attachments },
  });
  return attachments.flatMap(attachmentView);
}

type MessageRow = Prisma.MessageGetPayload<{ select: typeof messageSelect }>;
type NoteFacts = Pick<Message, 'mentions' | 'call'>;

/** What belongs to the notes among these messages: two queries, and none where there are no notes. */
async function findNoteFacts(
  db: Database | Transaction,
  caseId: string,
  rows: readonly MessageRow[],
): Promise<Map<string, NoteFacts>> {
  const messageId = { in: rows.filter(({ kind }) => kind === 'note').map(({ id }) => id) };
  if (messageId.in.length === 0) return new Map();
  const [mentions, calls] = await Promise.all([
    db.messageMention.findMany({
      where: { caseId, messageId },
      orderBy: { userId: 'asc' },
      select: { messageId: true, userId: true, notified: true, user: { select: { fullName: true } } },
    }),
    db.loggedCall.findMany({
      where: { caseId, messageId },
      select: { messageId: true, direction: true, reached: true, minutes: true },
    }),
  ]);
  return new Map(
    messageId.in.map((id) => {
      const call = calls.find((each) => each.messageId === id);
      return [
        id,
        {
          mentions: mentions
            .filter((mention) => mention.messageId === id)
            .map(({ userId, notified, user }) => ({ userId, name: user.fullName, notified })),
          call: call ? callFactsSchema.parse(call) : null,
        },
      ];
    }),
  );
}

/** Messages of one case as they are shown, in the given order. */
export async function messageViews(
  db: Database | Transaction,
  caseId: string,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const facts = await findNoteFacts(db, caseId, rows);
  return rows.map(({ id, createdAt, attachments, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    attachments: attachments.flatMap(attachmentView),
    mentions: [],
    call: null,
    ...facts.get(id),
  }));
}

/** Notes are for staff; for the client they do not exist. */
function visibleKinds(staff: boolean): Prisma.MessageWhereInput {
  return staff ? {} : { kind: { not: 'note' } };
}

/** The message that was sent with this key, if there is one. */
export async function findByKey(tx: Transaction, caseId: string, clientKey: string): Promise<Message | null> {
  const row = await tx.message.findUnique({
    where: { caseId_clientKey: { caseId, clientKey } },
    select: messageSelect,
  });
  const [message = null] = row ? await messageViews(tx, caseId, [row]) : [];
  return message;
}

/**
 * Why a message cannot be sent: it was sent before, or someone else wrote after the given number, as far as the viewer may read it.
 * Without a number, newer messages are not checked.
 */
export async function findObstacles(
  tx: Transaction,
  viewer: Viewer,
  caseId: string,
  { clientKey, after, staff }: { clientKey: string; after: number | null; staff: boolean },
): Promise<{ sent: boolean; newer: string | null }> {
  const kinds = staff ? ['message', 'note'] : ['message'];
  const [found] = await tx.$queryRaw<{ sent: boolean; newer: string | null }[]>`
    SELECT EXISTS (SELECT 1 FROM messages WHERE case_id = ${caseId}::uuid AND client_key = ${clientKey}) AS sent,
      (SELECT sender_name FROM messages
        WHERE case_id = ${caseId}::uuid AND seq > ${after}::int AND kind::text = ANY(${kinds}::text[])
          AND sender_id IS DISTINCT FROM ${viewer.id}::uuid
        ORDER BY seq DESC LIMIT 1) AS newer`;
  return found ?? { sent: false, newer: null };
}

/** Who else wrote after a number in the conversation, as far as the viewer may read it; null when nobody did. */
export async function findNewerSender(
  tx: Transaction,
  viewer: Viewer,
  caseId: string,
  { after, staff }: { after: number; staff: boolean },
): Promise<string | null> {
  const newer = await tx.message.findFirst({
    where: {
      caseId,
      seq: { gt: after },
      kind: staff ? { in: ['message', 'note'] } : 'message',
      OR: [{ senderId: null }, { senderId: { not: viewer.id } }],
    },
    orderBy: { seq: 'desc' },
    select: { senderName: true },
  });
  return newer?.senderName ?? null;
}

/** Unread messages by others, per case, in one query. Internal notes do not count. */
export async function countUnread(db: Database, viewer: Viewer, caseIds: string[]): Promise<Map<string, number>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db.$queryRaw<{ caseId: string; unread: number }[]>`
    SELECT asked.id AS "caseId", counted.unread FROM unnest(${caseIds}::uuid[]) AS asked (id) CROSS JOIN LATERAL (
      SELECT count(*)::int AS unread FROM messages m
      WHERE m.case_id = asked.id AND m.kind = 'message' AND m.sender_id IS DISTINCT FROM ${viewer.id}::uuid AND m.seq > coalesce(
        (SELECT r.last_read_seq FROM conversation_reads r WHERE r.case_id = asked.id AND r.user_id = ${viewer.id}::uuid), 0)
    ) counted WHERE counted.unread > 0`;
  return new Map(rows.map((row) => [row.caseId, row.unread]));
}

/**
 * How far the other side has read. For the client that is the assigned broker; for staff it is the client: when an
 * administrator reads along, the client must not believe that the broker has seen something.
 */
export async function findSeenSeq(db: Database | Transaction, caseId: string, staff: boolean): Promise<number> {
  const { clientId, brokerId } = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { clientId: true, brokerId: true },
  });
  const otherId = staff ? clientId : brokerId;
  if (!otherId) return 0;
  const read = await db.conversationRead.findUnique({
    where: { caseId_userId: { caseId, userId: otherId } },
    select: { lastReadSeq: true },
  });
  return read?.lastReadSeq ?? 0;
}

/**
 * One page of a conversation, oldest first.
 * @throws {AppError} NOT_FOUND without a relation to the case
 */
export async function getConversation(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, before }: { caseId: string; before?: number | undefined },
): Promise<Conversation> {
  const relation = await getPersonRelation(db, viewer, caseId, now());
  const staff = isStaff(relation);
  const [rows, seenSeq, read] = await Promise.all([
    db.message.findMany({
      where: { caseId, ...visibleKinds(staff), ...(before !== undefined && { seq: { lt: before } }) },
      orderBy: { seq: 'desc' },
      take: PAGE_SIZE + 1,
      select: messageSelect,
    }),
    findSeenSeq(db, caseId, staff),
    db.conversationRead.findUnique({
      where: { caseId_userId: { caseId, userId: viewer.id } },
      select: { lastReadSeq: true },
    }),
  ]);
  return {
    messages: await messageViews(db, caseId, rows.slice(0, PAGE_SIZE).reverse()),
    hasOlder: rows.length > PAGE_SIZE,
    seenSeq,
    readSeq: read?.lastReadSeq ?? 0,
  };
}

/**
 * One page of a conversation, newest first.
 * @throws {AppError} NOT_FOUND without a part in the case
 */
export async function findMessagePage(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, cursor, limit = DEFAULT_PAGE }: CasePartPageInput,
): Promise<MessagePage> {
  const relation = await getPersonRelation(db, viewer, caseId, now());
  const found = await db.message.findMany({
    where: {
      caseId,
      ...visibleKinds(isStaff(relation)),
      ...(cursor !== undefined && { seq: { lt: decodeNumber(cursor) } }),
    },
    orderBy: { seq: 'desc' },
    take: limit + 1,
    select: messageSelect,
  });
  const { rows, nextCursor } = pageByNumber(found, limit, ({ seq }) => seq);
  return { items: await messageViews(db, caseId, rows), nextCursor };
}
