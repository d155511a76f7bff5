import { notFound } from '#server/app-error.ts';
import { mineOf } from '#server/data/selecting.ts';
import { tables } from '#server/data/tables.ts';
import type { Database, Transaction } from '#server/db.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import type { Viewer } from '#server/http/session.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/keyset.ts';
import { SEARCH_MATCHES_MAX } from '#shared/clients/schema.ts';
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

/** The ids of the addresses that begin like this, as the index "newsletter_subscribers_mailbox" spells them. */
async function findMatches(db: Database, search: string, status: SubscriberStatus | undefined): Promise<string[]> {
  const beginning = search.toLowerCase();
  const wanted = status ? Prisma.sql`AND status = ${status}::subscriber_status` : Prisma.empty;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM newsletter_subscribers
    WHERE lower(email_key) COLLATE "C" >= ${beginning} AND lower(email_key) COLLATE "C" < ${beginning + BEYOND} ${wanted}
    LIMIT ${SEARCH_MATCHES_MAX + 1}`;
  return rows.map(({ id }) => id);
}

/** The list, newest first. */
export async function findSubscribers(
  db: Database,
  { status, search, cursor }: ListSubscribersInput,
): Promise<SubscriberPage> {
  const matches = search ? await findMatches(db, search, status) : null;
  const found = await db.newsletterSubscriber.findMany({
    where: {
      ...(status && { status }),
      ...(matches && { id: { in: matches } }),
      ...(cursor && { AND: afterPlace('createdAt', decodeCursor(cursor)) }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: rowSelect,
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, (row) => ({ at: row.createdAt, id: row.id }));
  return { subscribers: rows.map(rowView), nextCursor, capped: (matches?.length ?? 0) > SEARCH_MATCHES_MAX };
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
