/** Finding a broker: matching, the offer with its clock, and its end when nobody answers. Run by jobs. */
import { randomUUID } from 'node:crypto';
import { addBusinessMinutes } from '#server/clock/business-time.ts';
import { calendarOf } from '#server/clock/calendar.ts';
import { AMBER_SHARE, OFFER_MINUTES } from '#server/clock/deadlines.ts';
import { describeMoment, localDay } from '#server/clock/moments.ts';
import { promiseOfOffer, type ReplyPromise } from '#server/clock/promises.ts';
import type { Transaction } from '#server/db.ts';
import { findCandidates } from '#server/features/brokers/queries.ts';
import { getCaseToMove, type MovedCase, moveCase, recordEvent, systemActor } from '#server/features/cases/commands.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { tellNewTime } from '#server/features/clocks/commands.ts';
import { queueMails } from '#server/features/mail/commands.ts';
import { notify } from '#server/features/notifications/commands.ts';
import type { Services } from '#server/services.ts';
import { transaction } from '#server/transaction.ts';
import type { CaseType } from '#shared/cases/schema.ts';
import { type BrokerCandidate, isEligible, type MatchRequest } from '#shared/matching/filters.ts';
import { matchBroker } from '#shared/matching/rules.ts';
import { paths } from '#shared/paths.ts';
import { lineLabels } from '#shared/quotes/lines.ts';

export function matchRequestOf(row: MovedCase, excludedBrokerIds: string[]): MatchRequest {
  return {
    type: row.type as CaseType,
    postalPrefix: row.postalCode?.slice(0, 3) ?? '',
    language: row.language,
    excludedBrokerIds,
  };
}

/** Nobody fits: the administrators hear of it, once per case and round. */
async function reportUnrouted(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  at: Date,
  reason: string,
): Promise<void> {
  await recordEvent(tx, row.id, { event: 'routing_failed', actor: systemActor, at, data: { reason } });
  const admins = await tx.user.findMany({
    where: { role: 'admin', disabledAt: null },
    select: { id: true, email: true, fullName: true },
  });
  const link = paths.admin.case(row.id);
  notify(
    tx,
    at,
    admins.map(({ id }) => ({
      userId: id,
      type: 'routing_failed',
      title: `No broker available: ${row.title}`,
      link,
      caseId: row.id,
    })),
  );
  const data = { number: caseNumber(row, services.env.site), title: row.title, path: link };
  await queueMails(
    tx,
    services.jobs,
    admins.map(({ id, email, fullName }) => ({
      template: 'routing-failed',
      to: email,
      toName: fullName,
      userId: id,
      data,
    })),
  );
}

/** What the client was promised so far; null where nothing was. */
function promiseOf({ takeDueAt, firstReplyDueAt }: MovedCase): ReplyPromise | null {
  return takeDueAt && firstReplyDueAt ? { takenBy: takeDueAt, answeredBy: firstReplyDueAt } : null;
}

/** The offer lasts as long as the promise says; where that is no longer possible, the client is told the new times. */
async function makeOffer(tx: Transaction, services: Services, row: MovedCase, brokerId: string): Promise<void> {
  const { env, jobs } = services;
  const at = services.now();
  const promise = promiseOfOffer(promiseOf(row), at, calendarOf(services));
  const { takenBy: expiresAt, answeredBy } = promise;
  const broker = await tx.user.findUniqueOrThrow({
    where: { id: brokerId },
    select: { id: true, email: true, fullName: true },
  });
  const offer = await tx.offer.create({
    data: { caseId: row.id, brokerId, offeredAt: at, expiresAt },
    select: { id: true },
  });
  await tx.brokerProfile.update({ where: { userId: brokerId }, data: { lastOfferedAt: at } });
  const moved = await moveCase(tx, row, {
    event: 'offered',
    actor: systemActor,
    at,
    context: { eligible: true },
    data: { broker: broker.fullName },
    patch: { takeDueAt: expiresAt, firstReplyDueAt: answeredBy },
  });
  if (row.firstReplyDueAt && answeredBy > row.firstReplyDueAt) await tellNewTime(tx, services, moved, at, promise);
  const title = lineLabels[row.type as CaseType];
  const link = paths.broker.case(row.id);
  notify(tx, at, [{ userId: brokerId, type: 'offer_made', title: `Offered to you: ${title}`, link, caseId: row.id }]);
  const data = {
    title,
    area: row.postalCode?.slice(0, 3) ?? 'not given',
    expires: describeMoment(expiresAt, env.site),
    path: link,
  };
  await queueMails(tx, jobs, [
    { template: 'offer-made', to: broker.email, toName: broker.fullName, userId: brokerId, data },
  ]);
  await jobs.enqueue(tx, 'offer.expire', { offerId: offer.id }, { startAfter: expiresAt });
  const amber = addBusinessMinutes(at, OFFER_MINUTES * AMBER_SHARE, calendarOf(services));
  await jobs.enqueue(tx, 'offer.warn', { offerId: offer.id }, { startAfter: amber });
}

/** Who was asked before, and whose work on it was taken over: neither is offered it again. */
async function findFormer(tx: Transaction, caseId: string): Promise<string[]> {
  const offers = await tx.offer.findMany({ where: { caseId }, select: { brokerId: true } });
  const left = await tx.caseEvent.findMany({ where: { caseId, type: 'unassigned' }, select: { data: true } });
  return [...offers, ...left.map(({ data }) => data as { brokerId: string })].map(({ brokerId }) => brokerId);
}

/**
 * Chooses a broker for a new case, stores the decision with every candidate, and offers the case. Does nothing when the case
 * has moved on, so the job may run twice.
 */
export async function routeCase(services: Services, caseId: string): Promise<void> {
  const { db, env, now } = services;
  await transaction(db, async (tx) => {
    const at = now();
    await tx.$queryRaw`SELECT id FROM cases WHERE id = ${caseId}::uuid FOR NO KEY UPDATE`;
    const row = await getCaseToMove(tx, caseId);
    if (row.status !== 'new') return;
    const past = await findFormer(tx, caseId);
    const decision = matchBroker({
      request: matchRequestOf(row, past),
      candidates: await findCandidates(tx),
      today: localDay(at, env.site),
      seed: randomUUID(),
      weights: services.settings.get('matching'),
    });
    const { chosenId, candidates, reason, seed } = decision;
    await tx.assignmentDecision.create({ data: { caseId, chosenBrokerId: chosenId, candidates, reason, seed, at } });
    if (chosenId) await makeOffer(tx, services, row, chosenId);
    else await reportUnrouted(tx, services, row, at, reason);
  });
}

/** The open offers whose time is over, longest first. */
export function findOverdueOffers({ db, now }: Services, take: number): Promise<{ id: string }[]> {
  return db.offer.findMany({
    where: { status: 'open', expiresAt: { lte: now() } },
    orderBy: { expiresAt: 'asc' },
    take,
    select: { id: true },
  });
}

/**
 * Takes an offer back whose time is over; the next candidate is asked. A timer that went off too early is set again. May run
 * twice.
 */
export async function expireOffer(services: Services, offerId: string): Promise<void> {
  const { db, jobs, now } = services;
  await transaction(db, async (tx) => {
    const at = now();
    const { count } = await tx.offer.updateMany({
      where: { id: offerId, status: 'open', expiresAt: { lte: at } },
      data: { status: 'expired', respondedAt: at },
    });
    const offer = await tx.offer.findUnique({
      where: { id: offerId },
      select: { caseId: true, status: true, expiresAt: true },
    });
    if (offer?.status === 'open') {
      const delayMs = offer.expiresAt.getTime() - at.getTime();
      await jobs.enqueue(tx, 'offer.expire', { offerId }, { delayMs });
    }
    if (!offer || count === 0) return;
    const { caseId } = offer;
    const row = await getCaseToMove(tx, caseId);
    if (row.status === 'offered') await moveCase(tx, row, { event: 'offer_expired', actor: systemActor, at });
    await jobs.enqueue(tx, 'case.route', { caseId });
  });
}

/** The broker as a candidate for this case, or null when a rule of matching forbids it: the guard of claiming and assigning. */
export async function findEligible(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  brokerId: string,
): Promise<BrokerCandidate | null> {
  const [broker] = await findCandidates(tx, brokerId);
  const today = localDay(services.now(), services.env.site);
  return broker && isEligible(matchRequestOf(row, []), broker, today) ? broker : null;
}
