/** The staff queue: pages of cases in an order backed by an index, counts that stop early, and where a row went. */
import { ownOpenOffers } from '#server/modules/cases/access.ts';
import { dueAtSql, dueKey } from '#server/modules/cases/sla/queries.ts';
import { type CaseSummaryRow, caseSummary, caseSummarySelect } from '#server/modules/cases/summary/queries.ts';
import { countUnread } from '#server/modules/messaging/queries.ts';
import { factsOf, factsSelect, foundIn } from '#server/modules/queue/found/view.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { decodeCursor, decodeRanked, encodeRanked, type Place, pageOf } from '#server/platform/db/keyset.ts';
import { countedAs, limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { BUDGETS, searchedPage } from '#server/platform/text-search/in-order.ts';
import { findNearNames } from '#server/platform/text-search/near-names.ts';
import { searchRanked } from '#server/platform/text-search/ranked.ts';
import type { Wanted } from '#server/platform/text-search/vectors.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import type { WorklistScope, WorklistSort } from '#shared/queue/filters.ts';
import { orderOf } from '#shared/queue/rules.ts';
import type { ListWorklistInput, WhereaboutsInput, WorklistRow } from '#shared/queue/schema.ts';
import {
  casesWithState,
  filterConditions,
  limitedTo,
  readFrom,
  refuseFilters,
  scopeCondition,
  statusIn,
  wantedCases,
} from './policy.ts';

const PAGE_SIZE = 25;
/** Rows without a due time sort after all rows that have one. */
const NEVER = new Date('9999-12-31T23:59:59.999Z');

/** A broker's own requests are read to the end before the full-text index is queried: there are a few hundred. */
const OWN_BUDGETS = { ...BUDGETS, near: 1_000 };

const relationOfScope: Record<WorklistScope, Relation> = {
  offered: 'offered_broker',
  mine: 'assigned_broker',
  pool: 'other_broker',
  firm: 'firm_manager',
  all: 'admin',
};

type Order = {
  by: Prisma.Sql;
  key: Prisma.Sql;
  after: (place: Place) => Prisma.Sql;
};

const latestFirst: Order = {
  by: Prisma.raw('s.last_event_at DESC, s.case_id DESC'),
  key: Prisma.raw('s.last_event_at'),
  after: ({ at, id }) => Prisma.sql`(s.last_event_at, s.case_id) < (${at}::timestamptz, ${id}::uuid)`,
};

const orders: Record<WorklistSort, Order> = {
  // Within each kind of match.
  match: latestFirst,
  due: {
    by: Prisma.sql`${dueKey}, s.case_id`,
    key: dueAtSql,
    after: ({ at, id }) =>
      at.getTime() === NEVER.getTime()
        ? Prisma.sql`(${dueKey}, s.case_id) > ('infinity'::timestamptz, ${id}::uuid)`
        : Prisma.sql`(${dueKey}, s.case_id) > (${at}::timestamptz, ${id}::uuid)`,
  },
  activity: latestFirst,
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

type ListedRow = { id: string; at: Date | null };

const columnsOf = ({ key }: Order) => Prisma.sql`s.case_id AS id, ${key} AS at`;

/** The statuses queried separately: for all cases sorted by due time. A broker's own cases are few enough to be sorted. */
function statusesApart(input: ListWorklistInput): readonly CaseStatus[] | null {
  return input.scope === 'all' && orderOf(input, input.sort) === 'due' ? limitedTo(input) : null;
}

/** The first rows in an order. With statuses: the first of each from the index with that order, then the first of those. */
function listStatement(order: Order, conditions: Prisma.Sql[], statuses: readonly CaseStatus[] | null): Prisma.Sql {
  const inOrder = Prisma.sql`ORDER BY ${order.by} LIMIT ${PAGE_SIZE + 1}`;
  const rows = (columns: Prisma.Sql, wanted: Prisma.Sql[]) =>
    Prisma.sql`SELECT ${columns} FROM ${readFrom(order.by, ...wanted)} WHERE ${Prisma.join(wanted, ' AND ')} ${inOrder}`;
  if (!statuses) return rows(columnsOf(order), conditions);
  const firsts = statuses.map((one) => Prisma.sql`(${rows(Prisma.raw('s.*'), [...conditions, statusIn([one])])})`);
  return Prisma.sql`SELECT ${columnsOf(order)} FROM (${Prisma.join(firsts, ' UNION ALL ')}) s ${inOrder}`;
}

const placeOf = ({ id, at }: ListedRow): Place => ({ id, at: at ?? NEVER });

/** One page of ids, along the index with that order; a search goes through the shared search. */
async function findListed(services: Services, viewer: Viewer, input: ListWorklistInput, size: number): Promise<Listed> {
  refuseFilters(input.scope, input);
  const sort = orderOf(input, input.sort);
  const order = orders[sort];
  const wanted = wantedCases(services, input.q);
  const apart = wanted ? null : statusesApart(input);
  const conditions = [
    await scopeCondition(services, viewer, input.scope),
    ...filterConditions(services, viewer, input.scope, input, apart ? [] : undefined),
  ];
  if (wanted) {
    const kinds = sort === 'match' ? wanted.ranked : [wanted];
    return findSearched(services, input, size, { order, conditions, kinds, wanted });
  }
  const place = input.cursor ? decodeCursor(input.cursor) : null;
  const listed = [...conditions, ...(place ? [order.after(place)] : [])];
  const rows = await services.db.$queryRaw<ListedRow[]>(listStatement(order, listed, apart));
  return { ...pageOf(rows, PAGE_SIZE, placeOf), capped: false, near: [] };
}

/** @property kinds of which each row is one at most, the best matches first */
type Search = { order: Order; conditions: Prisma.Sql[]; kinds: readonly Wanted[]; wanted: Wanted };

/** One page of ids that contain the words. */
async function findSearched(
  { db }: Services,
  { scope, q = '', cursor }: ListWorklistInput,
  size: number,
  { order, conditions, kinds, wanted }: Search,
): Promise<Listed> {
  const isOwn = scope === 'mine';
  const place = cursor ? decodeRanked(cursor, kinds.length) : null;
  const found = await searchRanked<ListedRow>(
    db,
    {
      from: readFrom(order.by, ...conditions),
      columns: columnsOf(order),
      conditions,
      order: order.by,
      after: (row) => order.after(placeOf(row)),
      key: Prisma.raw('s.case_id'),
      kinds,
      within: (expression) => Prisma.sql`(SELECT ${expression} FROM cases c WHERE c.id = s.case_id)`,
      isShort: isOwn,
    },
    place && { row: place, rank: place.rank },
    size,
    isOwn ? OWN_BUDGETS : BUDGETS,
  );
  const { rows, next, capped } = searchedPage(found, size);
  const nextCursor = next && encodeRanked(placeOf(next.row), next.rank);
  const page = { rows: rows.map(({ row }) => row), nextCursor, capped };
  if (rows.length > 0 || next || place) return { ...page, near: [] };
  const from = readFrom(wanted.match);
  return { ...page, near: await findNearNames(db, { where: 'cases', from, conditions, few: isOwn }, q) };
}

type Listed = { rows: ListedRow[]; nextCursor: string | null; capped: boolean; near: string[] };

/** The rows for some ids as the viewer may see them, in the order of the ids; with words, where each contains them. */
export async function rowsOf(
  services: Services,
  viewer: Viewer,
  { scope, q }: Pick<ListWorklistInput, 'scope' | 'q'>,
  ids: string[],
): Promise<WorklistRow[]> {
  const { db, env, now } = services;
  const where = { id: { in: ids } };
  const offers = ownOpenOffers(viewer, now());
  const [found, facts, unread] = await Promise.all([
    db.case.findMany({ where, select: { ...caseSummarySelect, offers } }),
    q ? db.case.findMany({ where, select: factsSelect }) : [],
    countUnread(db, viewer, ids),
  ]);
  const byId = new Map(found.map((row) => [row.id, row]));
  const reasons = new Map(facts.map((row) => [row.id, foundIn(factsOf(row, env.site), q ?? '')]));
  const relation = relationOfScope[scope];
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const summary = caseSummary(row as CaseSummaryRow, relation, unread.get(id) ?? 0, env.site);
    return [{ ...summary, found: reasons.get(id) ?? [] }];
  });
}

/** One page of a list, of any size where it is a search. */
export async function findMatching(services: Services, viewer: Viewer, input: ListWorklistInput, size: number) {
  const { rows, ...progress } = await findListed(services, viewer, input, size);
  const cases = await rowsOf(
    services,
    viewer,
    input,
    rows.map(({ id }) => id),
  );
  return { cases, ...progress };
}

/**
 * One page of a list.
 * @throws {AppError} FORBIDDEN when the list is not for the viewer's role; BAD_REQUEST for filters the list does not have;
 * TOO_MANY_REQUESTS for a viewer who keeps reading the pool
 */
export async function findWorklist(services: Services, viewer: Viewer, input: ListWorklistInput) {
  if (input.scope === 'pool') await services.limiter.consume(limits.pool, countedAs(viewer));
  return findMatching(services, viewer, input, PAGE_SIZE);
}

/** What became of rows that were in a list. Rows that are no longer the viewer's are left out. */
export async function findWhereabouts(services: Services, viewer: Viewer, input: WhereaboutsInput) {
  const { scope, ids, ...filters } = input;
  refuseFilters(scope, filters);
  const mine = await scopeCondition(services, viewer, scope);
  const search = wantedCases(services, filters.q)?.match;
  const conditions = [...filterConditions(services, viewer, scope, filters), ...(search ? [search] : [])];
  const listed = conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`;
  const cases = await services.db.$queryRaw<{ id: string; listed: boolean; status: CaseStatus }[]>`
    SELECT c.id, (${listed}) AS listed, s.status::text AS status FROM ${casesWithState}
    WHERE ${mine} AND c.id = ANY(${ids}::uuid[])`;
  return { cases };
}
