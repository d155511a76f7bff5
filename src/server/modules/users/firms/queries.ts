/** A firm's people and numbers. Each page costs two statements, however many people are on it. */
import { DateTime } from 'luxon';
import { licenceOf } from '#server/modules/brokers/queries.ts';
import { dueKey } from '#server/modules/cases/sla/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlaceUp, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import type { Services } from '#server/platform/services.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import type {
  Firm,
  FirmInput,
  FirmListInput,
  FirmMemberRow,
  FirmMembersInput,
  FirmNumbers,
} from '#shared/users/firm-schema.ts';
import { getManaged } from './policy.ts';

const PAGE_SIZE = 50;
const INVITATIONS = 100;
const REPLY_DAYS = 30;

const isOpenStatus = Prisma.raw(`s.status IN (${openStatuses.map((status) => `'${status}'`).join(', ')})`);

async function findNumbers({ db, env, now }: Services, firmId: string): Promise<FirmNumbers> {
  const local = DateTime.fromJSDate(now(), { zone: env.site.timeZone });
  const month = local.startOf('month').toJSDate();
  const since = local.minus({ days: REPLY_DAYS }).toJSDate();
  const members = Prisma.sql`(SELECT user_id FROM firm_members WHERE firm_id = ${firmId}::uuid)`;
  const [numbers] = await db.$queryRaw<[FirmNumbers]>`
    SELECT work.*, ended.*, replies.* FROM (
      SELECT count(*) FILTER (WHERE ${isOpenStatus})::int AS open,
        count(*) FILTER (WHERE s.first_reply_due_at IS NOT NULL)::int AS waiting,
        count(*) FILTER (WHERE s.first_reply_due_at < ${now()})::int AS overdue
      FROM case_states s WHERE s.broker_id IN ${members}) work,
      (SELECT count(*)::int AS "boundThisMonth" FROM cases
        WHERE broker_id IN ${members} AND status = 'bound' AND closed_at >= ${month}) ended,
      (SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY first_reply_minutes))::int AS "firstReplyMinutes" FROM cases
        WHERE broker_id IN ${members} AND first_reply_at >= ${since} AND first_reply_minutes IS NOT NULL) replies`;
  return numbers;
}

/**
 * A firm with its numbers and its pending invitations.
 * @throws {AppError} FORBIDDEN, NOT_FOUND
 */
export async function getFirm(services: Services, viewer: Viewer, { firmId }: FirmInput): Promise<Firm> {
  const { db, now } = services;
  const firm = await getManaged(db, viewer, firmId);
  const [numbers, invitations] = await Promise.all([
    findNumbers(services, firm.id),
    db.userInvitation.findMany({
      where: { firmId: firm.id, acceptedAt: null, revokedAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: INVITATIONS,
      select: { id: true, fullName: true, email: true, firmRole: true, expiresAt: true },
    }),
  ]);
  return {
    ...firm,
    numbers,
    invitations: invitations.flatMap(({ id, fullName, email, firmRole, expiresAt }) =>
      firmRole
        ? [
            {
              id,
              name: fullName,
              email,
              role: firmRole,
              expiresAt: expiresAt.toISOString(),
              expired: expiresAt <= now(),
            },
          ]
        : [],
    ),
  };
}

type Work = { userId: string; open: number; overdue: number; unread: number };

/** What each of these people has open, late and unread: brokers their own requests, assistants what they help with. */
async function findWork(db: Database, ids: string[], now: Date): Promise<Map<string, Work>> {
  const rows = await db.$queryRaw<Work[]>`
    SELECT s.user_id AS "userId", count(*)::int AS open, count(*) FILTER (WHERE ${dueKey} < ${now})::int AS overdue,
      count(*) FILTER (WHERE EXISTS (SELECT 1 FROM messages m WHERE m.case_id = s.case_id AND m.kind = 'message'
        AND m.sender_id IS DISTINCT FROM s.user_id AND m.seq > coalesce(
          (SELECT r.last_read_seq FROM conversation_reads r WHERE r.case_id = s.case_id AND r.user_id = s.user_id), 0)))::int AS unread
    FROM (
      SELECT s.broker_id AS user_id, s.* FROM case_states s WHERE s.broker_id = ANY(${ids}::uuid[]) AND ${isOpenStatus}
      UNION ALL
      SELECT a.user_id, s.* FROM case_assistants a JOIN case_states s ON s.case_id = a.case_id
        JOIN firm_members own ON own.user_id = a.user_id JOIN firm_members b ON b.firm_id = own.firm_id AND b.user_id = s.broker_id
      WHERE a.user_id = ANY(${ids}::uuid[]) AND own.role = 'assistant' AND ${isOpenStatus}) s
    GROUP BY s.user_id`;
  return new Map(rows.map((row) => [row.userId, row]));
}

/**
 * One page of the people of a firm, in the order they joined.
 * @throws {AppError} FORBIDDEN, NOT_FOUND
 */
export async function findMembers(
  services: Services,
  viewer: Viewer,
  { firmId, cursor }: FirmMembersInput,
): Promise<{ members: FirmMemberRow[]; nextCursor: string | null }> {
  const { db, now } = services;
  const firm = await getManaged(db, viewer, firmId);
  const place = cursor ? afterPlaceUp('joinedAt', 'userId', decodeCursor(cursor)) : {};
  const found = await db.firmMember.findMany({
    where: { AND: [{ firmId: firm.id }, place] },
    orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }],
    take: PAGE_SIZE + 1,
    select: {
      userId: true,
      role: true,
      joinedAt: true,
      user: {
        select: {
          fullName: true,
          disabledAt: true,
          brokerProfile: {
            select: { licenceNumber: true, licenceExpiresOn: true, licenceVerifiedAt: true, awayUntil: true },
          },
        },
      },
    },
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ joinedAt, userId }) => ({ at: joinedAt, id: userId }));
  const work = await findWork(
    db,
    rows.map(({ userId }) => userId),
    now(),
  );
  const members = rows.map(({ userId, role, user }) => {
    const { open = 0, overdue = 0, unread = 0 } = work.get(userId) ?? {};
    return {
      ...{ id: userId, name: user.fullName, role, disabled: user.disabledAt !== null },
      ...licenceOf(services, user.brokerProfile),
      ...{ open, overdue, unread, isSelf: userId === viewer.id },
    };
  });
  return { members, nextCursor };
}

/** One page of the firms that have anyone, newest first. For administrators. */
export async function findFirms({ db }: Services, { search, cursor }: FirmListInput) {
  const place = cursor ? decodeCursor(cursor) : null;
  const found = await db.organization.findMany({
    where: {
      kind: 'brokerage',
      firmMembers: { some: {} },
      ...(search && { name: { contains: search, mode: 'insensitive' } }),
      ...(place && {
        OR: [{ createdAt: { lt: place.at } }, { createdAt: place.at, id: { lt: place.id } }],
      }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: { id: true, name: true, createdAt: true, firmMembers: { select: { role: true } } },
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  const firms = rows.map(({ id, name, firmMembers }) => ({
    ...{ id, name, members: firmMembers.length },
    managers: firmMembers.filter(({ role }) => role === 'manager').length,
  }));
  return { firms, nextCursor };
}
