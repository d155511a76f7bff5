import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { findMailboxMessages } from '#server/modules/contact-messages/queries.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { decodeCursor, encodeCursor, type Place, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { searchedPage, searchInOrder } from '#server/platform/text-search/in-order.ts';
import { findNearNames } from '#server/platform/text-search/near-names.ts';
import { wantedTyped } from '#server/platform/text-search/vectors.ts';
import type {
  DeskMessage,
  DeskPage,
  DeskReceipt,
  DeskRow,
  ListDeskInput,
} from '#shared/contact-messages/desk-schema.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

const PAGE_SIZE = 25;
const EXCERPT = 160;
const CASES_SHOWN = 20;

type Row = Omit<DeskRow, 'createdAt'> & { createdAt: Date };

const from = Prisma.raw('contact_messages l');
const order = Prisma.raw('l.created_at DESC, l.id DESC');
const columns = Prisma.sql`l.id::text, l.name, l.email, l.subject, l.insurance_type AS "insuranceType", l.status,
  l.handled_by_name AS "handledByName", l.created_at AS "createdAt", left(l.message, ${EXCERPT}) AS excerpt`;
const after = ({ at, id }: Place) => Prisma.sql`(l.created_at, l.id) < (${at}::timestamptz, ${id}::uuid)`;
const placeOf = ({ createdAt, id }: Row): Place => ({ at: createdAt, id });

type FoundLetters = Omit<DeskPage, 'messages'> & { rows: Row[] };
const NOTHING: FoundLetters = { rows: [], nextCursor: null, capped: false, near: [] };

async function searchRows(
  db: Database,
  { typed, conditions, place }: { typed: string; conditions: Prisma.Sql[]; place: Place | null },
): Promise<FoundLetters> {
  const wanted = wantedTyped('letters', typed);
  if (!wanted) return NOTHING;
  const found = await searchInOrder<Place>(
    db,
    {
      from,
      columns: Prisma.raw('l.id::text, l.created_at AS at'),
      conditions,
      order,
      after,
      ...wanted,
      key: Prisma.raw('l.id'),
    },
    place,
    PAGE_SIZE,
  );
  const { rows: places, next, capped } = searchedPage(found, PAGE_SIZE);
  const ids = places.map(({ id }) => id);
  const rows = await db.$queryRaw<
    Row[]
  >`SELECT ${columns} FROM ${from} WHERE l.id = ANY(${ids}::uuid[]) ORDER BY ${order}`;
  const near =
    rows.length === 0 && !next && !place ? await findNearNames(db, { where: 'letters', from, conditions }, typed) : [];
  return { rows, nextCursor: next && encodeCursor(next), capped, near };
}

/** One page in SQL: Prisma does not support the full-text index. */
async function findRows(db: Database, { status, search, cursor }: ListDeskInput): Promise<FoundLetters> {
  const conditions = status ? [Prisma.sql`l.status = ${status}::contact_message_status`] : [];
  const place = cursor ? decodeCursor(cursor) : null;
  if (search) return searchRows(db, { typed: search, conditions, place });
  const listed = [Prisma.sql`true`, ...conditions, ...(place ? [after(place)] : [])];
  const found = await db.$queryRaw<Row[]>`
    SELECT ${columns} FROM ${from} WHERE ${Prisma.join(listed, ' AND ')} ORDER BY ${order} LIMIT ${PAGE_SIZE + 1}`;
  return { ...NOTHING, ...pageOf(found, PAGE_SIZE, placeOf) };
}

/** Contact messages, newest first. */
export async function findDeskMessages(db: Database, input: ListDeskInput): Promise<DeskPage> {
  const { rows, ...progress } = await findRows(db, input);
  return { messages: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), ...progress };
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

/** The case a message became, with its readable number. */
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
 * One message with its replies, and everything else from the same mailbox.
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
