/** Who could take over a case, and by when they must reply. */

import { judgedBrokers, meetsAllFor } from '#server/modules/assignment/routing/policy.ts';
import { findMatchRequest, findNames } from '#server/modules/assignment/routing/queries.ts';
import { findCandidates } from '#server/modules/brokers/queries.ts';
import { getCaseToMove, type MovedCase, refusalOf } from '#server/modules/cases/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { colleaguesOf } from '#server/modules/organizations/firms/queries.ts';
import { findWishedStart } from '#server/modules/quote-options/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { confirmBy, FIRST_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { MatchRequest } from '#shared/assignment/filters.ts';
import type { Successor, SuccessorList, SuccessorsInput } from '#shared/cases/move-schema.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { takeOverRefusals } from './policy.ts';

/** The delegate a broker has named; null if none. */
export async function findDelegate(
  db: Database | Transaction,
  brokerId: string | null,
): Promise<{ id: string; name: string; firm: string } | null> {
  const profile =
    brokerId &&
    (await db.brokerProfile.findUnique({
      where: { userId: brokerId },
      select: { delegate: { select: { id: true, fullName: true, brokerProfile: { select: { firm: true } } } } },
    }));
  const delegate = profile ? profile.delegate : null;
  return delegate && { id: delegate.id, name: delegate.fullName, firm: delegate.brokerProfile?.firm ?? '' };
}

/** Others are found by searching by name. */
const ELIGIBLE_SHOWN = 50;
const OTHERS_SHOWN = 10;

type SuccessorRow = { brokerId: string; eligible: boolean; eligibleCount: number; othersCount: number };

/** Whom a broker may hand a case over to without an administrator: colleagues of the firm, and the delegate. */
function takersOf(brokerId: string | null): Prisma.Sql {
  return Prisma.sql`(${colleaguesOf(brokerId)} UNION SELECT delegate_id FROM broker_profiles WHERE user_id = ${brokerId}::uuid)`;
}

/** Brokers other than the assigned one: first those who could take over the case, by name, then a few of those who could not. */
function findSuccessorRows(
  db: Database,
  row: MovedCase,
  request: MatchRequest,
  { today, search, withinFirm }: { today: string; search: string; withinFirm: boolean },
): Promise<SuccessorRow[]> {
  return db.$queryRaw<SuccessorRow[]>`
    SELECT * FROM (
      SELECT user_id AS "brokerId", eligible, count(*) FILTER (WHERE eligible) OVER ()::int AS "eligibleCount",
        count(*) FILTER (WHERE NOT eligible) OVER ()::int AS "othersCount",
        row_number() OVER (PARTITION BY eligible ORDER BY full_name, user_id) AS place
      FROM (SELECT *, ${meetsAllFor(request)} AS eligible FROM (${judgedBrokers(request, today)}) judged) judged
      WHERE user_id IS DISTINCT FROM ${row.brokerId}::uuid ${withinFirm ? Prisma.sql`AND user_id IN ${takersOf(row.brokerId)}` : Prisma.empty}
        AND (strpos(lower(full_name), lower(${search})) > 0 OR strpos(lower(firm), lower(${search})) > 0)) found
    WHERE place <= CASE WHEN eligible THEN ${ELIGIBLE_SHOWN}::int ELSE ${OTHERS_SHOWN}::int END
    ORDER BY eligible DESC, place`;
}

/**
 * Who else could take over a case, and why the others cannot: everyone for administrators, the firm for its brokers and managers.
 * @throws {AppError} NOT_FOUND without a part in the case; FORBIDDEN for those who may not hand it over
 */
export async function findSuccessors(
  { db, env, now }: Services,
  viewer: Viewer,
  { caseId, search = '' }: SuccessorsInput,
): Promise<SuccessorList> {
  const relation = await getPersonRelation(db, viewer, caseId, now());
  const row = await getCaseToMove(db, caseId);
  const outcome = applyEvent(row, 'reassigned', relation, { hasDelegate: true });
  if ('refused' in outcome && outcome.forbidden) throw refusalOf(outcome);
  const request = await findMatchRequest(db, row, []);
  const today = localDay(now(), env.site);
  const found = await findSuccessorRows(db, row, request, { today, search, withinFirm: relation !== 'admin' });
  const ids = found.map(({ brokerId }) => brokerId);
  const [candidates, names] = await Promise.all([findCandidates(db, ids), findNames(db, ids)]);
  const byId = new Map(candidates.map((broker) => [broker.brokerId, broker]));
  const brokers = found.flatMap(({ brokerId }): Successor[] => {
    const broker = byId.get(brokerId);
    if (!broker) return [];
    const reasons = takeOverRefusals(request, broker, today);
    const { name, openCases, capacity } = broker;
    const firm = names.get(brokerId)?.firm ?? '';
    return [{ brokerId, name, firm, openCases, capacity, eligible: reasons.length === 0, reasons }];
  });
  return { brokers, eligible: found[0]?.eligibleCount ?? 0, others: found[0]?.othersCount ?? 0 };
}

/** The delegate the assigned broker would hand a case over to, and why they cannot take it. */
export async function delegateFor(
  { db, env, now }: Services,
  caseId: string,
  brokerId: string | null,
): Promise<CaseDetail['delegate']> {
  const delegate = await findDelegate(db, brokerId);
  if (!delegate) return null;
  const [row, [candidate]] = await Promise.all([getCaseToMove(db, caseId), findCandidates(db, [delegate.id])]);
  const reasons = candidate
    ? takeOverRefusals(await findMatchRequest(db, row, []), candidate, localDay(now(), env.site))
    : ['This account is no longer a broker.'];
  return { name: delegate.name, firm: delegate.firm, refusal: reasons.length > 0 ? reasons.join(' ') : null };
}

type SuccessorClocks = { firstReplyDueAt: Date | null; confirmDueAt: Date | null };

/** The promise to the client is kept; the new broker has at least the time allowed for a first reply, or for a confirmation. */
export async function clocksForSuccessor(
  tx: Transaction,
  services: Services,
  { id, firstReplyDueAt, confirmDueAt }: MovedCase,
  at: Date,
): Promise<SuccessorClocks> {
  const calendar = calendarOf(services);
  const later = (due: Date, earliest: Date) => (due > earliest ? due : earliest);
  return {
    firstReplyDueAt: firstReplyDueAt && later(firstReplyDueAt, addBusinessMinutes(at, FIRST_REPLY_MINUTES, calendar)),
    confirmDueAt: confirmDueAt && later(confirmDueAt, confirmBy(at, await findWishedStart(tx, id), calendar)),
  };
}
