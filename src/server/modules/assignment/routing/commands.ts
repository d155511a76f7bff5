/** Finding a broker: matching, the offer with its deadline, and its expiry when no one answers. Run by jobs. */

import { randomInt, randomUUID } from 'node:crypto';
import { lockCandidate } from '#server/modules/assignment/capacity/commands.ts';
import { assignmentEmails } from '#server/modules/assignment/emails.ts';
import { expireOfferJob } from '#server/modules/assignment/jobs.ts';
import {
  getCaseToMove,
  lockCases,
  type MovedCase,
  moveCase,
  recordEvent,
  systemActor,
} from '#server/modules/cases/commands.ts';
import { ROUTED_AT_ONCE, routeCaseJob, warnOfOfferJob } from '#server/modules/cases/jobs.ts';
import { tellNewTime } from '#server/modules/cases/sla/commands.ts';
import { caseNumber, offeredTitle } from '#server/modules/cases/summary/queries.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { AMBER_SHARE, OFFER_MINUTES } from '#server/platform/business-time/deadlines.ts';
import { describeMoment, localDay } from '#server/platform/business-time/moments.ts';
import { promiseOfOffer, type ReplyPromise } from '#server/platform/business-time/promises.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { isEligible, type MatchRequest } from '#shared/assignment/filters.ts';
import { bestOf, nobodyReason, scoreBrokers } from '#shared/assignment/rules.ts';
import type { Rival } from '#shared/assignment/scores.ts';
import { matchingWeightsSetting } from '#shared/assignment/weights.ts';
import { paths } from '#shared/platform/paths.ts';
import { beyondAlberta } from '#shared/platform/place.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { findField, findFormer, findMatchRequest } from './queries.ts';

/** Why an imported request is never offered: its client agreed to nothing here, so only an administrator passes it on. */
const IMPORTED =
  'No broker was chosen: the client of an imported request hasn’t agreed to be passed on to another broker. An administrator can assign one.';

/** No broker fits: the administrators are notified, once per case and round. */
async function reportUnrouted(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  at: Date,
  reason: string,
): Promise<void> {
  await recordEvent(tx, row.id, { event: 'routing_failed', actor: systemActor, at, data: { reason } });
  const admins = await tx.user.findMany({
    where: { roleText: 'admin', disabledAt: null },
    select: { id: true, email: true, fullName: true },
  });
  const link = paths.admin.case(row.id);
  notify(
    tx,
    at,
    admins.map(({ id }) => ({
      userId: id,
      type: 'routing_failed',
      title: `No broker available · ${row.title}`,
      link,
      caseId: row.id,
    })),
  );
  const beyond = beyondAlberta(row.postalCode) ?? undefined;
  const data = { number: caseNumber(row, services.env.site), title: row.title, path: link, beyond };
  await queueEmails(
    tx,
    services.jobs,
    admins.map(({ id, email, fullName }) =>
      outgoing(assignmentEmails['routing-failed'], {
        to: email,
        toName: fullName,
        userId: id,
        data,
      }),
    ),
  );
}

/** Beyond Alberta the client was promised an answer by an administrator, who reads here by when. */
function unroutedReason({ postalCode, firstReplyDueAt }: MovedCase, reason: string, site: SiteProfile): string {
  const province = beyondAlberta(postalCode);
  if (!province) return reason;
  const by = firstReplyDueAt ? ` by ${describeMoment(firstReplyDueAt, site)}` : '';
  return `The postal code is in ${province}, and brokers are licensed in Alberta. Tell the client${by} whether one of them can help, or assign one. ${reason}`;
}

/** What the client was promised so far; null if nothing. */
function promiseOf({ takeDueAt, firstReplyDueAt }: MovedCase): ReplyPromise | null {
  return takeDueAt && firstReplyDueAt ? { takenBy: takeDueAt, answeredBy: firstReplyDueAt } : null;
}

/** The offer lasts as long as the promise allows; where that is no longer possible, the client is notified of the new times. */
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
  const moved = await moveCase(tx, row, {
    event: 'offered',
    actor: systemActor,
    at,
    context: { eligible: true },
    data: { broker: broker.fullName },
    patch: { takeDueAt: expiresAt, firstReplyDueAt: answeredBy },
  });
  if (row.firstReplyDueAt && answeredBy > row.firstReplyDueAt) await tellNewTime(tx, services, moved, at, promise);
  const title = offeredTitle(row);
  const link = paths.broker.case(row.id);
  notify(tx, at, [{ userId: brokerId, type: 'offer_made', title: `Offered to you · ${title}`, link, caseId: row.id }]);
  const data = {
    title,
    area: row.postalCode?.slice(0, 3) ?? 'not given',
    expires: describeMoment(expiresAt, env.site),
    path: link,
  };
  await queueEmails(tx, jobs, [
    outgoing(assignmentEmails['offer-made'], { to: broker.email, toName: broker.fullName, userId: brokerId, data }),
  ]);
  await jobs.enqueue(tx, expireOfferJob, { offerId: offer.id }, { startAfter: expiresAt });
  const amber = addBusinessMinutes(at, OFFER_MINUTES * AMBER_SHARE, calendarOf(services));
  await jobs.enqueue(tx, warnOfOfferJob, { offerId: offer.id }, { startAfter: amber });
}

/** Offers a new case to one broker without a search; does nothing once it is no longer new. For the sandbox. */
export async function offerTo(tx: Transaction, services: Services, caseId: string, brokerId: string): Promise<void> {
  await lockCases(tx, [caseId]);
  const row = await getCaseToMove(tx, caseId);
  if (row.status === 'new') await makeOffer(tx, services, row, brokerId);
}

/** How many requests are routed at once, and the key of their advisory locks: arbitrary, but constant. */
export const routingSlots = { count: ROUTED_AT_ONCE, key: 7_041_778 } as const;
/** How often the search restarts because the top broker changed during it. */
const ATTEMPTS = 5;

/**
 * Waits until fewer than `routingSlots.count` other searches are running, in any process, and holds the slot until the transaction ends.
 * Taken before any row lock, so that waiting here blocks no one else.
 */
async function takeSlot(tx: Transaction): Promise<void> {
  for (let slot = 0; slot < routingSlots.count; slot++) {
    const [row] = await tx.$queryRaw<[{ taken: boolean }]>`
      SELECT pg_try_advisory_xact_lock(${routingSlots.key}::int, ${slot}::int) AS taken`;
    if (row.taken) return;
  }
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${routingSlots.key}::int, ${randomInt(routingSlots.count)}::int)::text`;
}

/**
 * Locks the top broker and checks again: between the search and the lock they may have been given other work, or have become
 * unavailable. False when the search has to restart.
 */
async function isUnchanged(
  tx: Transaction,
  rivals: readonly Rival[],
  brokerId: string,
  request: MatchRequest,
  today: string,
): Promise<boolean> {
  const found = rivals.find((rival) => rival.brokerId === brokerId);
  const broker = await lockCandidate(tx, brokerId);
  return (
    found !== undefined &&
    broker !== null &&
    isEligible(request, broker, today) &&
    broker.openCases + broker.openOffers === found.openCases + found.openOffers
  );
}

/** One search in its own transaction. False when it has to restart; nothing was written then. */
async function route(tx: Transaction, services: Services, caseId: string): Promise<boolean> {
  await takeSlot(tx);
  const at = services.now();
  const today = localDay(at, services.env.site);
  await lockCases(tx, [caseId]);
  const row = await getCaseToMove(tx, caseId);
  if (row.status !== 'new') return true;
  if (row.importBatchId) {
    await reportUnrouted(tx, services, row, at, IMPORTED);
    return true;
  }
  const request = await findMatchRequest(tx, row, await findFormer(tx, caseId));
  const { considered, failures, rivals } = await findField(tx, request, today);
  const weights = services.settings.get(matchingWeightsSetting);
  const seed = randomUUID();
  const best = bestOf(scoreBrokers(request, rivals, weights), seed);
  const chosenId = best[0]?.brokerId ?? null;
  if (chosenId && !(await isUnchanged(tx, rivals, chosenId, request, today))) return false;
  const { licences, industry } = request;
  const needs = { licences: [...licences], industry };
  const found = { considered, eligible: rivals.length, needs, failures, best };
  await tx.assignmentDecision.create({ data: { caseId, chosenBrokerId: chosenId, ...found, weights, seed, at } });
  if (chosenId) await makeOffer(tx, services, row, chosenId);
  else
    await reportUnrouted(
      tx,
      services,
      row,
      at,
      unroutedReason(row, nobodyReason(considered, failures), services.env.site),
    );
  return true;
}

/**
 * Chooses a broker for a new case, stores the decision, and offers the case. Does nothing when the case has changed, so the job is
 * idempotent. At most two run at once, across all processes. An imported case is left to the administrators, who are notified.
 * @throws when the top broker changed on every attempt; the job retries later
 */
export async function routeCase(services: Services, caseId: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    if (await transaction(services.db, (tx) => route(tx, services, caseId))) return;
  throw new Error('The list of brokers changed on every attempt to route this request');
}

/** The open offers that have expired, longest overdue first. */
export function findOverdueOffers({ db, now }: Services, take: number): Promise<{ id: string }[]> {
  return db.offer.findMany({
    where: { status: 'open', expiresAt: { lte: now() } },
    orderBy: { expiresAt: 'asc' },
    take,
    select: { id: true },
  });
}

/**
 * Withdraws an offer that has expired; the next candidate is asked. A timer that fired too early is set again. Idempotent.
 */
export async function expireOffer(services: Services, offerId: string): Promise<void> {
  const { db, jobs, now } = services;
  await transaction(db, async (tx) => {
    const at = now();
    const known = await tx.offer.findUnique({ where: { id: offerId }, select: { caseId: true } });
    if (!known) return;
    // Locks the case first, like everything that answers an offer: locking in opposite orders would deadlock.
    await lockCases(tx, [known.caseId]);
    const offer = await tx.offer.findUniqueOrThrow({
      where: { id: offerId },
      select: { status: true, expiresAt: true },
    });
    if (offer.status !== 'open') return;
    const delayMs = offer.expiresAt.getTime() - at.getTime();
    if (delayMs > 0) return jobs.enqueue(tx, expireOfferJob, { offerId }, { delayMs });
    await tx.offer.update({ where: { id: offerId }, data: { status: 'expired', respondedAt: at } });
    const row = await getCaseToMove(tx, known.caseId);
    if (row.status === 'offered') await moveCase(tx, row, { event: 'offer_expired', actor: systemActor, at });
    await jobs.enqueue(tx, routeCaseJob, { caseId: known.caseId });
  });
}
