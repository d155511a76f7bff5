/** The number of cases in each group, counted no further than what is shown. */
import { dueAtSql, dueIndexed, dueKey } from '#server/modules/cases/sla/queries.ts';
import {
  bucketCondition,
  mayBeUnread,
  readFrom,
  recentlyBound,
  scopeCondition,
  unreadBy,
} from '#server/modules/queue/policy.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { WorklistBucket, WorkScope } from '#shared/queue/filters.ts';
import { COUNT_MAX, type WorklistCount, type WorklistCounts } from '#shared/queue/schema.ts';

type Group = WorklistBucket | 'offered' | 'pool';

/** Brokers have no cases without a broker. Closed cases are only counted while the broker has to confirm a withdrawal. */
const groupsOf: Record<WorkScope, readonly WorklistBucket[]> = {
  mine: ['breached', 'today', 'me', 'withdrawal', 'confirm', 'client', 'hold'],
  firm: ['breached', 'today', 'me', 'withdrawal', 'confirm', 'client', 'hold'],
  all: ['breached', 'today', 'routing', 'me', 'withdrawal', 'confirm', 'client', 'hold'],
};

/** Counted by due time, whose index holds only open cases: without it PostgreSQL reads from the oldest case onward. */
const clocked: readonly Group[] = ['breached', 'today', 'me'];

/** One group: at most as many rows as are counted, the earliest due first in groups with due times. */
function countStatement(group: Group, conditions: Prisma.Sql[], from = readFrom(...conditions)): Prisma.Sql {
  const order = clocked.includes(group) ? Prisma.sql`ORDER BY ${dueKey}` : Prisma.empty;
  return Prisma.sql`(SELECT ${group} AS "group", count(*)::int AS count, min(due) AS next FROM (
    SELECT ${dueAtSql} AS due FROM ${from} WHERE ${Prisma.join(conditions, ' AND ')} ${order} LIMIT ${COUNT_MAX + 1}
  ) AS rows)`;
}

/**
 * A broker's own requests that can be in a group, read once for all groups: there are a few dozen. Group by group, PostgreSQL would
 * intersect them with everyone's requests in the same status, which grow with every broker.
 */
function ownRequests(services: Services, viewer: Viewer, own: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT s.*, ${mayBeUnread(services)} AND ${unreadBy(viewer)} AS unread FROM (
    SELECT s.* FROM case_states s WHERE ${own} AND ${dueIndexed}
    UNION ALL SELECT s.* FROM case_states s WHERE ${own} AND ${recentlyBound(services)} AND NOT ${dueIndexed}) s`;
}

/** The statement behind the counts, for the query and for the test that examines its plan. */
export async function countsStatement(services: Services, viewer: Viewer, scope: WorkScope): Promise<Prisma.Sql> {
  const [own, offered, pool] = await Promise.all([
    scopeCondition(services, viewer, scope),
    scopeCondition(services, viewer, 'offered'),
    scopeCondition(services, viewer, 'pool'),
  ]);
  const unread = Prisma.raw('s.unread');
  const inGroup = (bucket: WorklistBucket) =>
    bucketCondition(services, viewer, scope, bucket, scope === 'mine' ? unread : undefined);
  // Offers and unassigned cases are nobody's of a firm; administrators see the latter as a separate group.
  if (scope !== 'mine')
    return Prisma.join(
      groupsOf[scope].map((bucket) => countStatement(bucket, [own, inGroup(bucket)])),
      ' UNION ALL ',
    );
  // Their cases have ended, so that they are not among those read for the others.
  const groups = groupsOf.mine.map((bucket) =>
    bucket === 'withdrawal'
      ? countStatement(bucket, [own, inGroup(bucket)])
      : countStatement(bucket, [inGroup(bucket)], Prisma.sql`own s`),
  );
  return Prisma.sql`WITH own AS MATERIALIZED (${ownRequests(services, viewer, own)})
    ${Prisma.join([...groups, countStatement('offered', [offered]), countStatement('pool', [pool])], ' UNION ALL ')}`;
}

/**
 * The groups of a viewer's queue, with their counts.
 * @throws {AppError} FORBIDDEN when the list is not for the viewer's role
 */
export async function getWorklistCounts(services: Services, viewer: Viewer, scope: WorkScope): Promise<WorklistCounts> {
  const rows = await services.db.$queryRaw<{ group: Group; count: number; next: Date | null }[]>(
    await countsStatement(services, viewer, scope),
  );
  const counts = new Map<Group, WorklistCount>(
    rows.map(({ group, count, next }) => [
      group,
      { count: Math.min(count, COUNT_MAX), more: count > COUNT_MAX, nextDueAt: next?.toISOString() ?? null },
    ]),
  );
  const none = { count: 0, more: false, nextDueAt: null };
  return {
    buckets: Object.fromEntries(groupsOf[scope].map((bucket) => [bucket, counts.get(bucket) ?? none])),
    offered: counts.get('offered') ?? none,
    pool: counts.get('pool') ?? none,
  };
}
