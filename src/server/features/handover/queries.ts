/** Who could take over a case, and by when. */
import { addBusinessMinutes } from '#server/clock/business-time.ts';
import { calendarOf } from '#server/clock/calendar.ts';
import { confirmBy, FIRST_REPLY_MINUTES } from '#server/clock/deadlines.ts';
import { localDay } from '#server/clock/moments.ts';
import type { Database, Transaction } from '#server/db.ts';
import { findCandidates } from '#server/features/brokers/queries.ts';
import { type MovedCase, movedCaseSelect } from '#server/features/cases/commands.ts';
import { getPersonRelation } from '#server/features/cases/queries.ts';
import { takeOverRefusals } from '#server/features/handover/policy.ts';
import { findWishedStart } from '#server/features/options/queries.ts';
import { matchRequestOf } from '#server/features/routing/commands.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import type { Successor } from '#shared/cases/move-schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';

/** The delegate a broker has named; null for nobody. */
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

/**
 * Every other broker with what speaks against it, those who could first. For administrators.
 * @throws {AppError} NOT_FOUND
 */
export async function findSuccessors(
  { db, env, now }: Services,
  viewer: Viewer,
  caseId: string,
): Promise<{ brokers: Successor[] }> {
  await getPersonRelation(db, viewer, caseId, now());
  const [row, candidates, profiles] = await Promise.all([
    db.case.findUniqueOrThrow({ where: { id: caseId }, select: movedCaseSelect }),
    findCandidates(db),
    db.brokerProfile.findMany({ select: { userId: true, firm: true } }),
  ]);
  const firms = new Map(profiles.map(({ userId, firm }) => [userId, firm]));
  const request = matchRequestOf(row, []);
  const today = localDay(now(), env.site);
  const brokers = candidates
    .filter(({ brokerId }) => brokerId !== row.brokerId)
    .map((broker) => {
      const reasons = takeOverRefusals(request, broker, today);
      const { brokerId, name, openCases, capacity } = broker;
      const firm = firms.get(brokerId) ?? '';
      return { brokerId, name, firm, openCases, capacity, eligible: reasons.length === 0, reasons };
    });
  return { brokers: brokers.toSorted((a, b) => Number(b.eligible) - Number(a.eligible) || (a.name < b.name ? -1 : 1)) };
}

/** To whom the assigned broker would hand a case over, and what speaks against it. */
export async function delegateFor(
  { db, env, now }: Services,
  caseId: string,
  brokerId: string | null,
): Promise<CaseDetail['delegate']> {
  const delegate = await findDelegate(db, brokerId);
  if (!delegate) return null;
  const [row, [candidate]] = await Promise.all([
    db.case.findUniqueOrThrow({ where: { id: caseId }, select: movedCaseSelect }),
    findCandidates(db, delegate.id),
  ]);
  const reasons = candidate
    ? takeOverRefusals(matchRequestOf(row, []), candidate, localDay(now(), env.site))
    : ['This account is not a broker any more.'];
  return { name: delegate.name, firm: delegate.firm, refusal: reasons.length > 0 ? reasons.join(' ') : null };
}

type SuccessorClocks = { firstReplyDueAt: Date | null; confirmDueAt: Date | null };

/** What the client was promised holds; whoever takes over has at least the time of a first reply, or of a confirmation. */
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
