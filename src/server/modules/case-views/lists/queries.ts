/** Lists of cases: by scope, filters and latest update; and what is waiting for a client. */

import { findPoolLicence } from '#server/modules/brokers/queries.ts';
import { ownOpenOffers, ownParticipation } from '#server/modules/cases/access.ts';
import { caseSummary, caseSummarySelect } from '#server/modules/cases/summary/queries.ts';
import { countUnread } from '#server/modules/messaging/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { yearsUntil } from '#server/platform/business-time/moments.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlaceBy, decodeCursor, type Place, pageOf } from '#server/platform/db/keyset.ts';
import { AppError, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import type { CaseList, CaseScope, ListCasesInput, Relation } from '#shared/cases/views.ts';

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
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM cases c JOIN case_states s ON s.case_id = c.id LEFT JOIN users b ON b.id = c.broker_id
    WHERE ${own} ${wanted} ${later}
      AND concat_ws(' ', c.title, b.full_name,
        'AB-' || (${years.first - 1}::int + width_bucket(c.created_at, ${years.starts}::timestamptz[])) || '-'
          || lpad(c.serial::text, greatest(6, length(c.serial::text)), '0')) ILIKE ALL(${patterns}::text[])
    ORDER BY s.last_event_at DESC, s.case_id DESC LIMIT ${PAGE_SIZE + 1}`;
  return rows.map(({ id }) => id);
}

/**
 * One page of a list, latest update first.
 * @throws {AppError} FORBIDDEN when the list is not for the viewer's role; BAD_REQUEST for a search in a list without one
 */
export async function findCases(services: Services, viewer: Viewer, input: ListCasesInput): Promise<CaseList> {
  const { db, env, now } = services;
  refuseSearch(input);
  if (input.scope === 'pool') await services.limiter.consume(limits.pool, viewer.id);
  const scope = await scopeCondition(services, viewer, input.scope);
  const place = input.cursor ? decodeCursor(input.cursor) : null;
  const patterns = patternsOf(input.query ?? '');
  const matching =
    patterns.length > 0 ? { caseId: { in: await findMatchingIds(services, viewer, input, patterns, place) } } : {};
  const found = await db.caseState.findMany({
    where: {
      AND: [
        scope,
        stateCondition(input.state),
        input.status ? { status: input.status } : {},
        matching,
        place ? afterPlaceBy('lastEventAt', 'caseId', place) : {},
      ],
    },
    orderBy: [{ lastEventAt: 'desc' }, { caseId: 'desc' }],
    take: PAGE_SIZE + 1,
    select: {
      caseId: true,
      lastEventAt: true,
      case: { select: { ...caseSummarySelect, offers: ownOpenOffers(viewer, now()) } },
    },
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ lastEventAt, caseId }) => ({
    at: lastEventAt,
    id: caseId,
  }));
  const unread = await countUnread(
    db,
    viewer,
    rows.map(({ caseId }) => caseId),
  );
  const relation = relationOfScope[input.scope];
  const cases = rows.map((row) => caseSummary(row.case, relation, unread.get(row.caseId) ?? 0, env.site));
  return { cases, nextCursor };
}
