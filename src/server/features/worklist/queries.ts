/** The queue of staff: pages of cases in an order that an index holds, counts that stop early, and where a row went. */
import { ownOpenOffers } from '#server/features/cases/policy.ts';
import { type CaseSummaryRow, caseSummary, caseSummarySelect } from '#server/features/cases/view.ts';
import { dueAtSql, dueKey } from '#server/features/clocks/policy.ts';
import { countUnread } from '#server/features/messages/queries.ts';
import {
  casesWithState,
  filterConditions,
  readFrom,
  refuseFilters,
  scopeCondition,
  searchCondition,
} from '#server/features/worklist/policy.ts';
import { foundIn } from '#server/features/worklist/view.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import { limits } from '#server/http/rate-limit.ts';
import type { Viewer } from '#server/http/session.ts';
import { decodeCursor, type Place, pageOf } from '#server/keyset.ts';
import type { Services } from '#server/services.ts';
import type { CaseStatus } from '#shared/cases/schema.ts';
import type { Relation } from '#shared/cases/views.ts';
import { orderOf } from '#shared/worklist/rules.ts';
import type {
  ListWorklistInput,
  WhereaboutsInput,
  WorklistRow,
  WorklistScope,
  WorklistSort,
} from '#shared/worklist/schema.ts';

const PAGE_SIZE = 25;
/** Of words that more cases hold than these, not all are looked at: who searches like that adds another word. */
const LOOKED_AT = 2_000;

/** Where what has no due time stands: behind everything that has one. */
const NEVER = new Date('9999-12-31T23:59:59.999Z');

const relationOfScope: Record<WorklistScope, Relation> = {
  offered: 'offered_broker',
  mine: 'assigned_broker',
  pool: 'other_broker',
  all: 'admin',
};

type Order = {
  by: Prisma.Sql;
  key: Prisma.Sql;
  after: (place: Place) => Prisma.Sql;
};

const orders: Record<WorklistSort, Order> = {
  due: {
    by: Prisma.sql`${dueKey}, s.case_id`,
    key: dueAtSql,
    after: ({ at, id }) =>
      at.getTime() === NEVER.getTime()
        ? Prisma.sql`(${dueKey}, s.case_id) > ('infinity'::timestamptz, ${id}::uuid)`
        : Prisma.sql`(${dueKey}, s.case_id) > (${at}::timestamptz, ${id}::uuid)`,
  },
  activity: {
    by: Prisma.raw('s.last_event_at DESC, s.case_id DESC'),
    key: Prisma.raw('s.last_event_at'),
    after: ({ at, id }) => Prisma.sql`(s.last_event_at, s.case_id) < (${at}::timestamptz, ${id}::uuid)`,
  },
  waiting: {
    by: Prisma.raw('s.last_event_at, s.case_id'),
    key: Prisma.raw('s.last_event_at'),
    after: ({ at, id }) => Prisma.sql`(s.last_event_at, s.case_id) > (${at}::timestamptz, ${id}::uuid)`,
  },
  created: {
    by: Prisma.raw('c.created_at DESC, c.id DESC'),
    key: Prisma.raw('c.created_at'),
    after: ({ at, id }) => Prisma.sql`(c.created_at, c.id) < (${at}::timestamptz, ${id}::uuid)`,
  },
};

/** The statement behind a page, for the list and for the test that looks at its plan. */
export async function pageStatement(services: Services, viewer: Viewer, input: ListWorklistInput): Promise<Prisma.Sql> {
  refuseFilters(input.scope, input);
  const order = orders[orderOf(input, input.sort)];
  const search = searchCondition(services, input.q);
  const listed = [
    await scopeCondition(services, viewer, input.scope),
    ...filterConditions(services, viewer, input.scope, input),
    ...(search ? [search] : []),
  ];
  const after = input.cursor ? [order.after(decodeCursor(input.cursor))] : [];
  // What is found comes first, apart from order and limit: PostgreSQL takes the beginning of a word for a frequent one, and would walk
  // through all cases in their order until it has enough of them.
  if (search)
    return Prisma.sql`WITH found AS MATERIALIZED (
        SELECT s.case_id, s.take_due_at, s.first_reply_due_at, s.confirm_due_at, s.last_event_at, c.created_at
        FROM ${casesWithState} WHERE ${Prisma.join(listed, ' AND ')}
      )
      SELECT s.case_id AS id, ${order.key} AS at
      FROM (SELECT * FROM found LIMIT ${LOOKED_AT}) s, LATERAL (SELECT s.case_id AS id, s.created_at) c
      WHERE ${Prisma.join([Prisma.sql`true`, ...after], ' AND ')} ORDER BY ${order.by} LIMIT ${PAGE_SIZE + 1}`;
  return Prisma.sql`SELECT s.case_id AS id, ${order.key} AS at FROM ${readFrom(order.by, ...listed)}
    WHERE ${Prisma.join([...listed, ...after], ' AND ')} ORDER BY ${order.by} LIMIT ${PAGE_SIZE + 1}`;
}

const rowSelect = { ...caseSummarySelect, contactEmail: true, contactPhone: true } satisfies Prisma.CaseSelect;

/** The rows of some ids as the viewer may see them, in the order of the ids. */
async function rowsOf(
  services: Services,
  viewer: Viewer,
  { scope, q }: Pick<ListWorklistInput, 'scope' | 'q'>,
  ids: string[],
): Promise<WorklistRow[]> {
  const { db, env, now } = services;
  const [found, unread] = await Promise.all([
    db.case.findMany({
      where: { id: { in: ids } },
      select: { ...rowSelect, offers: ownOpenOffers(viewer, now()) },
    }),
    countUnread(db, viewer, ids),
  ]);
  const byId = new Map(found.map((row) => [row.id, row]));
  const relation = relationOfScope[scope];
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const summary = caseSummary(row as CaseSummaryRow, relation, unread.get(id) ?? 0, env.site);
    return [{ ...summary, found: q ? foundIn(row, q) : [] }];
  });
}

/**
 * One page of a list.
 * @throws {AppError} FORBIDDEN when the list is not for the viewer's role; BAD_REQUEST for filters the list does not have;
 * TOO_MANY_REQUESTS for somebody who reads the pool over and over
 */
export async function findWorklist(services: Services, viewer: Viewer, input: ListWorklistInput) {
  if (input.scope === 'pool') await services.limiter.consume(limits.pool, viewer.id);
  const found = await services.db.$queryRaw<{ id: string; at: Date | null }[]>(
    await pageStatement(services, viewer, input),
  );
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ id, at }) => ({ id, at: at ?? NEVER }));
  const cases = await rowsOf(
    services,
    viewer,
    input,
    rows.map(({ id }) => id),
  );
  return { cases, nextCursor };
}

/** What became of rows that were in a list. Those that are not the viewer's any more are left out. */
export async function findWhereabouts(services: Services, viewer: Viewer, input: WhereaboutsInput) {
  const { scope, ids, ...filters } = input;
  refuseFilters(scope, filters);
  const mine = await scopeCondition(services, viewer, scope);
  const search = searchCondition(services, filters.q);
  const conditions = [...filterConditions(services, viewer, scope, filters), ...(search ? [search] : [])];
  const listed = conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`;
  const cases = await services.db.$queryRaw<{ id: string; listed: boolean; status: CaseStatus }[]>`
    SELECT c.id, (${listed}) AS listed, s.status::text AS status FROM ${casesWithState}
    WHERE ${mine} AND c.id = ANY(${ids}::uuid[])`;
  return { cases };
}
