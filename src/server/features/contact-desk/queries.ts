import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/db.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { findMailboxMessages } from '#server/features/contact/queries.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import { decodeCursor, pageOf } from '#server/keyset.ts';
import type { Services } from '#server/services.ts';
import { wordQuery } from '#server/word-search.ts';
import { SEARCH_MATCHES_MAX } from '#shared/clients/schema.ts';
import type { DeskMessage, DeskPage, DeskReceipt, DeskRow, ListDeskInput } from '#shared/contact/desk-schema.ts';
import type { SiteProfile } from '#shared/site.ts';

const PAGE_SIZE = 25;
const EXCERPT = 160;
const CASES_SHOWN = 20;

type Row = Omit<DeskRow, 'createdAt'> & { createdAt: Date; matched?: bigint };

const columns = Prisma.raw(
  'm.id::text, m.name, m.email, m.subject, m.insurance_type AS "insuranceType", m.status, m.handled_by_name AS "handledByName", m.created_at AS "createdAt"',
);

/** One page in SQL: the index of the words is one Prisma does not know. */
function findRows(db: Database, { status, search = '', cursor }: ListDeskInput): Promise<Row[]> {
  const match = search ? wordQuery(search) : null;
  if (search && !match) return Promise.resolve([]);
  const wanted = status ? Prisma.sql`AND m.status = ${status}::contact_message_status` : Prisma.empty;
  const place = cursor ? decodeCursor(cursor) : null;
  const later = place
    ? Prisma.sql`AND (m.created_at, m.id) < (${place.at}::timestamptz, ${place.id}::uuid)`
    : Prisma.empty;
  const excerpt = Prisma.sql`left(m.message, ${EXCERPT}) AS excerpt`;
  const order = Prisma.sql`ORDER BY m.created_at DESC, m.id DESC LIMIT ${PAGE_SIZE + 1}`;
  if (!match)
    return db.$queryRaw<Row[]>`
      SELECT ${columns}, ${excerpt} FROM contact_messages m WHERE true ${wanted} ${later} ${order}`;
  // So many matches are put in order and no more: one letter finds half of everything.
  return db.$queryRaw<Row[]>`
    WITH matches AS MATERIALIZED (
      SELECT * FROM contact_messages m
      WHERE to_tsvector('simple', m.name || ' ' || m.email || ' ' || m.subject) @@ ${match} ${wanted}
      LIMIT ${SEARCH_MATCHES_MAX + 1})
    SELECT ${columns}, ${excerpt}, (SELECT count(*) FROM matches) AS matched FROM matches m WHERE true ${later} ${order}`;
}

/** Contact messages, newest first. */
export async function findDeskMessages(db: Database, input: ListDeskInput): Promise<DeskPage> {
  const found = await findRows(db, input);
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, (row) => ({ at: row.createdAt, id: row.id }));
  return {
    messages: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor,
    capped: Number(found[0]?.matched ?? 0) > SEARCH_MATCHES_MAX,
  };
}

async function findMailboxCases(
  db: Database,
  mailbox: string,
  site: SiteProfile,
): Promise<DeskMessage['earlierCases']> {
  const rows = await db.case.findMany({
    where: { contactEmailKey: mailbox },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: CASES_SHOWN,
    select: { id: true, serial: true, title: true, status: true, createdAt: true },
  });
  return rows.map(({ serial, ...row }) => ({
    ...row,
    number: caseNumber({ serial, createdAt: row.createdAt }, site),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The case a message became, by the name people read. */
export async function findCaseRef(
  db: Pick<Database, 'case'>,
  caseId: string | null,
  site: SiteProfile,
): Promise<DeskReceipt['case']> {
  const row = caseId
    ? await db.case.findUnique({
        where: { id: caseId },
        select: { id: true, serial: true, title: true, createdAt: true },
      })
    : null;
  return row ? { id: row.id, number: caseNumber(row, site), title: row.title } : null;
}

/**
 * One message with its replies, and everything else of the same mailbox.
 * @throws {AppError} NOT_FOUND
 */
export async function getDeskMessage({ db, env }: Services, messageId: string): Promise<DeskMessage> {
  const row = await db.contactMessage.findUnique({
    where: { id: messageId },
    omit: { fingerprint: true, phoneE164: true },
    include: {
      replies: { orderBy: { createdAt: 'asc' }, select: { id: true, body: true, senderName: true, createdAt: true } },
    },
  });
  if (!row) throw notFound('message');
  const mailbox = row.email.toLowerCase();
  const [became, client, earlierMessages, earlierCases] = await Promise.all([
    findCaseRef(db, row.caseId, env.site),
    db.user.findUnique({ where: { emailKey: mailbox, role: 'client' }, select: { id: true } }),
    findMailboxMessages(db, mailbox, messageId),
    findMailboxCases(db, mailbox, env.site),
  ]);
  const { caseId, ...facts } = row;
  return {
    ...facts,
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    replies: row.replies.map((reply) => ({ ...reply, createdAt: reply.createdAt.toISOString() })),
    case: became,
    clientId: client?.id ?? null,
    earlierMessages,
    earlierCases: earlierCases.filter(({ id }) => id !== caseId),
  };
}
