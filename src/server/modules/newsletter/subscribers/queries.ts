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

/** Sorts after every address with the same prefix, in byte order. */
const BEYOND = '\u{10ffff}';

/** Cursors of the addresses with this prefix, newest first; matches the index "newsletter_subscribers_mailbox". */
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

/** The subscriber list, newest first. */
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

/** The number of subscribers by status, capped at the highest number the page shows. */
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

/** One subscriber in the same shape as the list. */
export async function getSubscriberRow(tx: Transaction, subscriberId: string): Promise<Subscriber> {
  return rowView(await tx.newsletterSubscriber.findUniqueOrThrow({ where: { id: subscriberId }, select: rowSelect }));
}

/** The newsletter subscription of the owner of a verified address. */
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
