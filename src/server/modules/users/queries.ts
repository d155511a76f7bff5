import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type FoundPeople, findPeopleByWords } from '#server/platform/text-search/people.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import type { ListUsersInput, UserDetail, UserPage, UserRow } from '#shared/users/schema.ts';

const PAGE_SIZE = 25;

const rowSelect = {
  id: true,
  username: true,
  fullName: true,
  email: true,
  role: true,
  emailVerifiedAt: true,
  totpEnabledAt: true,
  disabledAt: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

function rowView(row: Prisma.UserGetPayload<{ select: typeof rowSelect }>): UserRow {
  const { emailVerifiedAt, totpEnabledAt, disabledAt, createdAt, ...kept } = row;
  return {
    ...kept,
    emailVerified: emailVerifiedAt !== null,
    secondFactor: totpEnabledAt !== null,
    disabled: disabledAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

/** One page of search results: the words are in an index Prisma does not know. */
function searchIds(db: Database, { search = '', role, account, cursor }: ListUsersInput): Promise<FoundPeople> {
  const conditions = [
    ...(role ? [Prisma.sql`u.role = ${role}::user_role`] : []),
    ...(account
      ? [account === 'disabled' ? Prisma.sql`u.disabled_at IS NOT NULL` : Prisma.sql`u.disabled_at IS NULL`]
      : []),
  ];
  const place = cursor ? decodeCursor(cursor) : null;
  return findPeopleByWords(db, { conditions, typed: search, place, size: PAGE_SIZE });
}

function listFilter({ role, account, cursor }: ListUsersInput): Prisma.UserWhereInput {
  return {
    ...(role && { roleText: role }),
    ...(account && { disabledAt: account === 'disabled' ? { not: null } : null }),
    ...(cursor && afterPlace('createdAt', decodeCursor(cursor))),
  };
}

/** All accounts, newest first. */
export async function findUsers({ db }: Services, input: ListUsersInput): Promise<UserPage> {
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  if (input.search) {
    const { ids, ...progress } = await searchIds(db, input);
    const found = await db.user.findMany({ where: { id: { in: ids } }, orderBy, select: rowSelect });
    return { users: found.map(rowView), ...progress };
  }
  const found = await db.user.findMany({ where: listFilter(input), orderBy, take: PAGE_SIZE + 1, select: rowSelect });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { users: rows.map(rowView), nextCursor, capped: false, near: [] };
}

/** A broker's unfinished work: cases and open offers. */
export async function countOpenWork(db: Database | Transaction, userId: string): Promise<number> {
  const [cases, offers] = await Promise.all([
    db.case.count({ where: { brokerId: userId, status: { in: [...openStatuses] } } }),
    db.offer.count({ where: { brokerId: userId, status: 'open' } }),
  ]);
  return cases + offers;
}

/** Requests a person sent or takes part in: staff cannot have any, since their role would hide them. */
export async function countOwnCases(db: Database | Transaction, userId: string): Promise<number> {
  const [own, shared] = await Promise.all([
    db.case.count({ where: { clientId: userId } }),
    db.caseParticipant.count({ where: { userId, acceptedAt: { not: null }, removedAt: null } }),
  ]);
  return own + shared;
}

/** @throws {AppError} NOT_FOUND */
export async function getUser({ db }: Services, viewer: Viewer, userId: string): Promise<UserDetail> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      ...rowSelect,
      phone: true,
      brokerProfile: { select: { userId: true } },
      sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1, select: { lastSeenAt: true } },
    },
  });
  if (!user) throw notFound('person');
  const [openSessions, ownCases, openWork] = await Promise.all([
    db.userSession.count({ where: { userId, endedAt: null } }),
    countOwnCases(db, userId),
    countOpenWork(db, userId),
  ]);
  const { phone, brokerProfile, sessions, ...row } = user;
  return {
    ...rowView(row),
    phone,
    disabledAt: user.disabledAt?.toISOString() ?? null,
    lastSeenAt: sessions[0]?.lastSeenAt.toISOString() ?? null,
    openSessions,
    ownCases,
    openWork,
    hasBrokerProfile: brokerProfile !== null,
    isSelf: userId === viewer.id,
  };
}
