import { mineOf } from '#server/modules/data-classes/selecting.ts';
import { tables } from '#server/modules/data-classes/tables.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlace, decodeCursor, encodeCursor, type Place, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { searchedPage, searchInOrder } from '#server/platform/text-search/in-order.ts';
import {
  type ListSubscribersInput,
  SUBSCRIBERS_COUNTED_MAX,
  type Subscriber,
  type SubscriberCounts,
  type SubscriberPage,
  type SubscriberStatus,
  subscriberStatusSchema,
} from '#shared/newsletter/desk-schema.ts';

const PAGE_SIZE = 25;

const rowSelect = {
  id: true,
  email: true,
  status: true,
  topics: true,
  createdAt: true,
  confirmedAt: true,
  unsubscribedAt: true,
} satisfies Prisma.NewsletterSubscriberSelect;

function rowView(row: Prisma.NewsletterSubscriberGetPayload<{ select: typeof rowSelect }>): Subscriber {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  };
}

/** After every address that begins like it, in the order of bytes. */
const BEYOND = '\u{10ffff}';

/** The places of the addresses that begin like this, as the index "newsletter_subscribers_mailbox" spells them, newest first. */
function searchPlaces(
  db: Database,
  search: string,
  { status, place }: { status?: SubscriberStatus; place: Place | null },
) {
  const beginning = search.toLowerCase();
  const match = Prisma.sql`(lower(n.email_key) COLLATE "C" >= ${beginning} AND lower(n.email_key) COLLATE "C" < ${beginning + BEYOND})`;
  return searchInOrder<Place>(
    db,
    {
      from: Prisma.raw('newsletter_subscribers n'),
      columns: Prisma.raw('n.id::text, n.created_at AS at'),
      conditions: status ? [Prisma.sql`n.status = ${status}::subscriber_status`] : [],
      order: Prisma.raw('n.created_at DESC, n.id DESC'),
      after: ({ at, id }) => Prisma.sql`(n.created_at, n.id) < (${at}::timestamptz, ${id}::uuid)`,
      match,
      hits: (most) => Prisma.sql`SELECT n.id FROM newsletter_subscribers n WHERE ${match} LIMIT ${most}`,
      key: Prisma.raw('n.id'),
    },
    place,
    PAGE_SIZE,
  );
}

/** The list, newest first. */
export async function findSubscribers(
  db: Database,
  { status, search, cursor }: ListSubscribersInput,
): Promise<SubscriberPage> {
  const place = cursor ? decodeCursor(cursor) : null;
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  if (search) {
    const found = await searchPlaces(db, search, { ...(status && { status }), place });
    const { rows: places, next, capped } = searchedPage(found, PAGE_SIZE);
    const where = { id: { in: places.map(({ id }) => id) } };
    const rows = await db.newsletterSubscriber.findMany({ where, orderBy, select: rowSelect });
    return { subscribers: rows.map(rowView), nextCursor: next && encodeCursor(next), capped };
  }
  const found = await db.newsletterSubscriber.findMany({
    where: { ...(status && { status }), ...(place && { AND: afterPlace('createdAt', place) }) },
    orderBy,
    take: PAGE_SIZE + 1,
    select: rowSelect,
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, (row) => ({ at: row.createdAt, id: row.id }));
  return { subscribers: rows.map(rowView), nextCursor, capped: false };
}

/** How many there are of each status, counted no further than anybody reads. */
export async function countSubscribers(db: Database): Promise<SubscriberCounts> {
  const counts = await Promise.all(
    subscriberStatusSchema.options.map(async (status) => {
      const [row] = await db.$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM (
          SELECT 1 FROM newsletter_subscribers WHERE status = ${status}::subscriber_status LIMIT ${SUBSCRIBERS_COUNTED_MAX}
        ) AS counted`;
      return [status, Number(row?.count ?? 0)] as const;
    }),
  );
  return Object.fromEntries(counts) as SubscriberCounts;
}

/** @throws {AppError} NOT_FOUND */
export async function getSubscriber(tx: Transaction, subscriberId: string) {
  const row = await tx.newsletterSubscriber.findUnique({ where: { id: subscriberId } });
  if (!row) throw notFound('address');
  return row;
}

/** The same as the list shows it. */
export async function getSubscriberRow(tx: Transaction, subscriberId: string): Promise<Subscriber> {
  return rowView(await tx.newsletterSubscriber.findUniqueOrThrow({ where: { id: subscriberId }, select: rowSelect }));
}

/** The newsletter, for the owner of a proven address. */
export async function findOwnSubscription(
  db: Database,
  { email, emailVerified }: Pick<Viewer, 'email' | 'emailVerified'>,
) {
  if (!emailVerified) return null;
  return db.newsletterSubscriber.findUnique({
    where: { emailKey: email.toLowerCase() },
    select: mineOf(tables.NewsletterSubscriber),
  });
}
