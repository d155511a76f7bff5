/** Lists of cases: by scope, filters and latest update; and what is waiting for a client. */

import { findPoolLicence } from '#server/modules/brokers/queries.ts';
import { ownOpenOffers, ownParticipation } from '#server/modules/cases/access.ts';
import { caseSummary, caseSummarySelect } from '#server/modules/cases/summary/queries.ts';
import { countUnread } from '#server/modules/messaging/queries.ts';
import { findAssisted } from '#server/modules/organizations/firms/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { yearsUntil } from '#server/platform/business-time/moments.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlaceBy, afterPlaceUp, decodeCursor, type Place, pageOf } from '#server/platform/db/keyset.ts';
import { AppError, refusedField } from '#server/platform/errors/app-error.ts';
import { countedAs, limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { CasePage, CasePageInput, OfferPageInput } from '#shared/cases/pages.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import type { CaseList, CaseScope, ListCasesInput, Relation } from '#shared/cases/views.ts';
import { DEFAULT_PAGE, type UpdateOrder } from '#shared/platform/pages.ts';

const PAGE_SIZE = 25;

/** The rows a list may show: the viewer's scope, as a condition on the state of a case, whose indexes have the order. */
async function scopeCondition(
  { db, now }: Services,
  viewer: Viewer,
  scope: CaseScope,
): Promise<Prisma.CaseStateWhereInput> {
  const refused = new AppError({ code: 'FORBIDDEN', message: 'Your role doesn’t have access to this list.' });
  if (scope === 'own') return { case: { clientId: viewer.id } };
  if (scope === 'shared') return { case: { participants: { some: ownParticipation(viewer).where } } };
  if (scope === 'all') {
    if (viewer.role !== 'admin') throw refused;
    return {};
  }
  if (viewer.role === 'client') throw refused;
  // Those that left the firm are not read either: the list of an assistant is as short as what they were asked to help with.
  if (scope === 'mine' && viewer.firm?.role === 'assistant')
    return { caseId: { in: await findAssisted(db, viewer.id) } };
  if (scope === 'mine') return { brokerId: viewer.id };
  if (scope === 'offered') return { status: 'offered', case: { offers: { some: ownOpenOffers(viewer, now()).where } } };
  const licence = await findPoolLicence(db, viewer.id);
  return { status: 'new', case: { importBatchId: null, type: { in: licence?.poolTypes ?? [] } } };
}

const relationOfScope: Record<CaseScope, Relation> = {
  own: 'client',
  shared: 'participant',
  offered: 'offered_broker',
  mine: 'assigned_broker',
  pool: 'other_broker',
  all: 'admin',
};

function stateCondition(state: ListCasesInput['state']): Prisma.CaseStateWhereInput {
  if (!state) return {};
  const open = { in: [...openStatuses] };
  return { status: state === 'open' ? open : { not: open } };
}

/** Search and state are for clients' own few cases, which one index finds; the long lists of staff have their own filters. */
function refuseSearch({ scope, state, query }: ListCasesInput): void {
  if (scope === 'own' || scope === 'shared') return;
  const path = query ? 'query' : state && 'state';
  if (!path) return;
  throw refusedField(path, 'not_allowed', 'You can only search your own requests this way');
}

/** Every word as a pattern; wildcards of LIKE are escaped. */
function patternsOf(query: string): string[] {
  return query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/**
 * The ids of one page of a search. In SQL, because the case number people see is composed of a counter and the year in Alberta;
 * the index of the scope bounds how many rows the patterns are applied to.
 */
async function findMatchingIds(
  { db, env, now }: Services,
  viewer: Viewer,
  { scope, state, status }: ListCasesInput,
  patterns: string[],
  place: Place | null,
): Promise<string[]> {
  const own =
    scope === 'own'
      ? Prisma.sql`c.client_id = ${viewer.id}::uuid`
      : Prisma.sql`c.id IN (SELECT case_id FROM case_participants
          WHERE user_id = ${viewer.id}::uuid AND accepted_at IS NOT NULL AND removed_at IS NULL)`;
  const statuses = status ? [status] : state === 'open' ? openStatuses : null;
  const wanted = statuses
    ? Prisma.sql`AND c.status::text = ANY(${statuses}::text[])`
    : state === 'closed'
      ? Prisma.sql`AND c.status::text <> ALL(${openStatuses}::text[])`
      : Prisma.empty;
  const later = place
    ? Prisma.sql`AND (s.last_event_at, s.case_id) < (${place.at}::timestamptz, ${place.id}::uuid)`
    : Prisma.empty;
  const years = yearsUntil(now(), env.site);
  const { numberPrefix: prefix = 'AB' } = env.site;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM cases c JOIN case_states s ON s.case_id = c.id LEFT JOIN users b ON b.id = c.broker_id
    WHERE ${own} ${wanted} ${later}
      AND concat_ws(' ', c.title, b.full_name,
        ${prefix}::text || '-' || (${years.first - 1}::int + width_bucket(c.created_at, ${years.starts}::timestamptz[])) || '-'
          || lpad(c.serial::text, greatest(6, length(c.serial::text)), '0')) ILIKE ALL(${patterns}::text[])
    ORDER BY s.last_event_at DESC, s.case_id DESC LIMIT ${PAGE_SIZE + 1}`;
  return rows.map(({ id }) => id);
}

type Wanted = {
  scope: CaseScope;
  /** All of these, besides the scope. */
  conditions: Prisma.CaseStateWhereInput[];
  order?: UpdateOrder | undefined;
  cursor?: string | undefined;
  size: number;
};

/** One page of a list along the index of its order. */
async function readPage(services: Services, viewer: Viewer, { scope, conditions, cursor, size, order }: Wanted) {
  const { db, env, now } = services;
  if (scope === 'pool') await services.limiter.consume(limits.pool, countedAs(viewer));
  const scoped = await scopeCondition(services, viewer, scope);
  const direction = order === 'updated_asc' ? 'asc' : 'desc';
  const after = direction === 'asc' ? afterPlaceUp : afterPlaceBy;
  const place = cursor ? decodeCursor(cursor) : null;
  const found = await db.caseState.findMany({
    where: { AND: [scoped, ...conditions, place ? after('lastEventAt', 'caseId', place) : {}] },
    orderBy: [{ lastEventAt: direction }, { caseId: direction }],
    take: size + 1,
    select: {
      caseId: true,
      lastEventAt: true,
      case: { select: { ...caseSummarySelect, offers: ownOpenOffers(viewer, now()) } },
    },
  });
  const { rows, nextCursor } = pageOf(found, size, ({ lastEventAt, caseId }) => ({ at: lastEventAt, id: caseId }));
  const unread = await countUnread(
    db,
    viewer,
    rows.map(({ caseId }) => caseId),
  );
  const relation = relationOfScope[scope];
  return {
    cases: rows.map((row) => caseSummary(row.case, relation, unread.get(row.caseId) ?? 0, env.site)),
    nextCursor,
  };
}

/**
 * One page of a list, latest update first.
 * @throws {AppError} FORBIDDEN when the list is not for the viewer's role; BAD_REQUEST for a search in a list without one
 */
export async function findCases(services: Services, viewer: Viewer, input: ListCasesInput): Promise<CaseList> {
  refuseSearch(input);
  const place = input.cursor ? decodeCursor(input.cursor) : null;
  const patterns = patternsOf(input.query ?? '');
  const matching =
    patterns.length > 0 ? { caseId: { in: await findMatchingIds(services, viewer, input, patterns, place) } } : {};
  const conditions = [stateCondition(input.state), input.status ? { status: input.status } : {}, matching];
  return readPage(services, viewer, { scope: input.scope, conditions, cursor: input.cursor, size: PAGE_SIZE });
}

/** The same number is rarely in two cases, and never in more than these. */
const REFERENCED_MAX = 1_000;

/** The ids of the cases with a broker's number, by its index; `null` when none was asked for. Only lists of one's own work have it. */
async function findReferenced({ db }: Services, scope: CaseScope, externalReference: string | undefined) {
  if (!externalReference) return null;
  if (scope !== 'mine' && scope !== 'all') return [];
  const rows = await db.case.findMany({ where: { externalReference }, take: REFERENCED_MAX, select: { id: true } });
  return rows.map(({ id }) => id);
}

const usualScope: Record<Viewer['role'], CaseScope> = { client: 'own', broker: 'mine', admin: 'all' };

/**
 * One page of a list for the REST API.
 * @throws {AppError} FORBIDDEN when the list is not for the viewer's role
 */
export async function findCasePage(services: Services, viewer: Viewer, input: CasePageInput): Promise<CasePage> {
  const { scope = usualScope[viewer.role], status, updatedSince, order, cursor, limit: size = DEFAULT_PAGE } = input;
  const referenced = await findReferenced(services, scope, input.externalReference);
  const conditions = [
    status ? { status } : {},
    updatedSince ? { lastEventAt: { gte: new Date(updatedSince) } } : {},
    referenced ? { caseId: { in: referenced } } : {},
  ];
  const { cases: items, nextCursor } = await readPage(services, viewer, { scope, conditions, order, cursor, size });
  return { items, nextCursor };
}

/** One page of a broker's open offers, what expires first. An offer shows no names. */
export async function findOfferPage(
  { db, env, now }: Services,
  viewer: Viewer,
  { cursor, limit = DEFAULT_PAGE }: OfferPageInput,
): Promise<CasePage> {
  const own = ownOpenOffers(viewer, now());
  const place = cursor ? decodeCursor(cursor) : null;
  const found = await db.offer.findMany({
    where: { AND: [own.where, place ? afterPlaceUp('expiresAt', 'id', place) : {}] },
    orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
    take: limit + 1,
    select: { id: true, expiresAt: true, case: { select: caseSummarySelect } },
  });
  const { rows, nextCursor } = pageOf(found, limit, ({ expiresAt, id }) => ({ at: expiresAt, id }));
  const items = rows.map((row) => caseSummary({ ...row.case, offers: [row] }, 'offered_broker', 0, env.site));
  return { items, nextCursor };
}
