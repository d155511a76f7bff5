import { mineOf } from '#server/modules/data-classes/selecting.ts';
import { tables } from '#server/modules/data-classes/tables.ts';
import { momentsOf } from '#server/platform/business-time/moments.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type ListSecurityEventsInput,
  type SecurityEventFilters,
  type SecurityEventList,
  securityEventKindSchema,
  securityOutcomeSchema,
} from '#shared/accounts/security-events/schema.ts';

const PAGE_SIZE = 50;

function whereOf(
  { from, to, who, kind, result }: SecurityEventFilters,
  timeZone: string,
): Prisma.SecurityEventWhereInput {
  const { since, until } = momentsOf({ from, to }, timeZone);
  return {
    at: { ...(since && { gte: since }), ...(until && { lt: until }) },
    ...(who && { userId: who }),
    ...(kind && { kind }),
    ...(result && { failed: result === 'failed' }),
  };
}

/** The events, newest first. Names are current: an event stores only the account. */
export async function findSecurityEvents(
  { db, env }: Services,
  { cursor, ...filters }: ListSecurityEventsInput,
): Promise<SecurityEventList> {
  const found = await db.securityEvent.findMany({
    where: {
      ...whereOf(filters, env.site.timeZone),
      ...(cursor && { AND: afterPlace('at', decodeCursor(cursor)) }),
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ at, id }) => ({ at, id }));
  const ids = [...rows.flatMap(({ userId }) => userId ?? []), ...(filters.who ? [filters.who] : [])];
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, fullName: true, role: true },
  });
  const byId = new Map(users.map((user) => [user.id, user]));
  return {
    events: rows.map(({ userId, at, kind, outcome, ...row }) => {
      const user = userId ? byId.get(userId) : undefined;
      return {
        ...row,
        at: at.toISOString(),
        kind: securityEventKindSchema.parse(kind),
        outcome: securityOutcomeSchema.parse(outcome),
        user: user ? { id: user.id, name: user.fullName, role: user.role } : null,
      };
    }),
    whoName: (filters.who && byId.get(filters.who)?.fullName) || null,
    nextCursor,
  };
}

const OWN_PAGE = 200;

/** Everything about one account, oldest first, a page at a time: for users' download of their own data. */
export async function* ownSecurityEvents(db: Database, userId: string) {
  for (let last: string | undefined; ; ) {
    const rows = await db.securityEvent.findMany({
      where: { userId, ...(last && { id: { gt: last } }) },
      orderBy: { id: 'asc' },
      take: OWN_PAGE,
      select: mineOf(tables.SecurityEvent),
    });
    for (const { id: _, ...event } of rows) yield event;
    last = rows.at(-1)?.id;
    if (rows.length < OWN_PAGE) return;
  }
}
