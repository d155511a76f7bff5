/** How many wait in each group, counted no further than what is said. */
import { dueAtSql, dueKey } from '#server/features/clocks/policy.ts';
import { bucketCondition, readFrom, scopeCondition } from '#server/features/worklist/policy.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import {
  COUNT_MAX,
  type WorklistBucket,
  type WorklistCount,
  type WorklistCounts,
  type WorkScope,
} from '#shared/worklist/schema.ts';

type Group = WorklistBucket | 'offered' | 'pool';

/** Brokers have no case that nobody works on. What has ended is not counted: nobody waits there. */
const groupsOf: Record<WorkScope, readonly WorklistBucket[]> = {
  mine: ['breached', 'today', 'me', 'confirm', 'client', 'hold'],
  all: ['breached', 'today', 'routing', 'me', 'confirm', 'client', 'hold'],
};

/** Counted in the order of their clocks, whose index holds what is open alone: without it PostgreSQL reads from the oldest case on. */
const clocked: readonly Group[] = ['breached', 'today', 'me'];

/** One group: as many of its rows as are counted, those with the first clocks where there are clocks. */
function countStatement(group: Group, conditions: Prisma.Sql[]): Prisma.Sql {
  const order = clocked.includes(group) ? Prisma.sql`ORDER BY ${dueKey}` : Prisma.empty;
  return Prisma.sql`(SELECT ${group} AS "group", count(*)::int AS count, min(due) AS next FROM (
    SELECT ${dueAtSql} AS due FROM ${readFrom(...conditions)} WHERE ${Prisma.join(conditions, ' AND ')} ${order} LIMIT ${COUNT_MAX + 1}
  ) AS rows)`;
}

/** The statement behind the counts, for the query and for the test that looks at its plan. */
export async function countsStatement(services: Services, viewer: Viewer, scope: WorkScope): Promise<Prisma.Sql> {
  const [own, offered, pool] = await Promise.all([
    scopeCondition(services, viewer, scope),
    scopeCondition(services, viewer, 'offered'),
    scopeCondition(services, viewer, 'pool'),
  ]);
  const groups = groupsOf[scope].map((bucket) =>
    countStatement(bucket, [own, bucketCondition(services, viewer, scope, bucket)]),
  );
  // An administrator is offered nothing, and sees what nobody has taken as a group of its own.
  if (scope === 'mine') groups.push(countStatement('offered', [offered]), countStatement('pool', [pool]));
  return Prisma.join(groups, ' UNION ALL ');
}

/**
 * The groups of a viewer's queue.
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
