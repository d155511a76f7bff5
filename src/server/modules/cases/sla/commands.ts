/** No client waits unnoticed: replies nearly due or late, and offers about to expire, are each notified once. Run by jobs. */

import { getCaseToMove, lockCases, type MovedCase, recordEvent, systemActor } from '#server/modules/cases/commands.ts';
import { tellClockJob, warnOfOfferJob } from '#server/modules/cases/jobs.ts';
import { caseNumber, offeredTitle } from '#server/modules/cases/summary/queries.ts';
import { tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { addBusinessMinutes, businessMinutesBetween } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { AMBER_SHARE, OFFER_MINUTES } from '#server/platform/business-time/deadlines.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import { promiseWords, type ReplyPromise } from '#server/platform/business-time/promises.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { DueFor } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import { clockEmails } from './emails.ts';
import { amberUntil, dueAtSql, dueIndexed, dueKey, nextDue } from './queries.ts';

/** How many one run handles; the next run is a few minutes away. */
const BATCH = 200;

/** For each kind of clock, the due time up to which it is amber at this moment. */
function amberLimits(services: Services, at: Date): Record<DueFor, Date> {
  const calendar = calendarOf(services);
  const limit = (what: DueFor) => amberUntil(what, at, calendar);
  return { take: limit('take'), first_reply: limit('first_reply'), reply: limit('reply'), confirm: limit('confirm') };
}

/** Queues one job per case whose clock has turned amber or red; what does not fit into this run is found by the next. */
export async function enqueueClocks(services: Services): Promise<void> {
  const { db, jobs } = services;
  const at = services.now();
  const limits = amberLimits(services, at);
  await transaction(db, async (tx) => {
    // The outer bound is for the index: nothing due later is read. Whether it is amber is checked again under the lock.
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT s.case_id AS id FROM case_states s JOIN cases c ON c.id = s.case_id
      WHERE ${dueIndexed} AND ${dueAtSql} IS NOT NULL AND ${dueKey} <= ${limits.reply}
        AND (${dueAtSql} <= ${at} AND s.breach_told_at IS DISTINCT FROM ${dueAtSql}
          OR ${dueAtSql} > ${at} AND s.broker_id IS NOT NULL AND s.due_told_at IS DISTINCT FROM ${dueAtSql}
            AND (${dueAtSql} <= ${limits.first_reply} OR c.first_reply_at IS NOT NULL AND ${dueAtSql} = s.first_reply_due_at))
      ORDER BY ${dueKey} LIMIT ${BATCH}`;
    await jobs.enqueueMany(
      tx,
      tellClockJob,
      rows.map(({ id }) => ({ caseId: id })),
    );
  });
}

async function tellAdmins(tx: Transaction, services: Services, row: MovedCase, at: Date, title: string): Promise<void> {
  const admins = await tx.user.findMany({
    where: { roleText: 'admin', disabledAt: null },
    select: { id: true, email: true, fullName: true },
  });
  const link = paths.admin.case(row.id);
  notify(
    tx,
    at,
    admins.map(({ id }) => ({ userId: id, type: 'reply_late', title, link, caseId: row.id })),
  );
  const data = { number: caseNumber(row, services.env.site), title: row.title, path: link };
  await queueEmails(
    tx,
    services.jobs,
    admins.map(({ id, email, fullName }) =>
      outgoing(clockEmails['reply-late-watch'], {
        to: email,
        toName: fullName,
        userId: id,
        data,
      }),
    ),
  );
}

type Words = {
  amber: (due: string) => string;
  late: string;
  due: 'reply-due' | 'confirm-due';
  breach: 'reply-late' | 'confirm-late';
};

const replyWords: Words = {
  amber: (due) => `Reply due by ${due}`,
  late: 'Reply overdue',
  due: 'reply-due',
  breach: 'reply-late',
};
const wordsFor: Record<DueFor, Words> = {
  take: { ...replyWords, late: 'No broker accepted it in time' },
  first_reply: replyWords,
  reply: replyWords,
  confirm: {
    amber: (due) => `Confirm with the insurer by ${due}`,
    late: 'Confirmation overdue',
    due: 'confirm-due',
    breach: 'confirm-late',
  },
};

/** Sends the notices about the next clock that were not yet sent for its due time. Safe to run twice. */
export async function tellClock(services: Services, caseId: string): Promise<void> {
  await transaction(services.db, async (tx) => {
    const at = services.now();
    await lockCases(tx, [caseId]);
    const row = await getCaseToMove(tx, caseId);
    const next = nextDue(row);
    if (!next) return;
    const { at: due, what } = next;
    const state = due <= at ? 'late' : due <= amberLimits(services, at)[what] ? 'amber' : null;
    if (!state) return;
    const column = state === 'late' ? 'breachToldAt' : 'dueToldAt';
    const { count } = await tx.caseState.updateMany({
      where: { caseId, OR: [{ [column]: null }, { [column]: { not: due } }] },
      data: { [column]: due },
    });
    if (count === 0) return;
    const words = wordsFor[what];
    if (state === 'amber') {
      const title = `${words.amber(describeMoment(due, services.env.site))} · ${row.title}`;
      await tellInPortal(tx, at, row, 'broker', 'reply_due', title);
      await queueCaseEmail(tx, services, row, 'broker', clockEmails[words.due]);
      return;
    }
    const title = `${words.late} · ${row.title}`;
    await tellInPortal(tx, at, row, 'broker', 'reply_late', title);
    await queueCaseEmail(tx, services, row, 'broker', clockEmails[words.breach]);
    await tellAdmins(tx, services, row, at, title);
  });
}

/** Records in the history that the client will hear later than promised, with the new time in words. */
export function recordNewTime(tx: Transaction, caseId: string, at: Date, when: string): Promise<void> {
  return recordEvent(tx, caseId, { event: 'reply_time_moved', actor: systemActor, at, data: { when } });
}

/** The same, and notifies the client by email and in the portal: no other notice states the new time. */
export async function tellNewTime(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  at: Date,
  promise: ReplyPromise,
): Promise<void> {
  const words = promiseWords(promise, services.env.site);
  await recordNewTime(tx, row.id, at, words);
  const by = describeMoment(promise.answeredBy, services.env.site);
  await tellInPortal(tx, at, row, 'client', 'reply_time_moved', `New reply time, ${by} · ${row.title}`);
  await queueCaseEmail(tx, services, row, 'client', clockEmails['reply-time-moved'], { promise: words });
}

/** How many business minutes before its end an offer triggers a warning. */
const OFFER_AMBER_MINUTES = OFFER_MINUTES * (1 - AMBER_SHARE);

/** The open offers that expire soon and have no warning yet, soonest first. */
export function findUnwarnedOffers(services: Services, take: number): Promise<{ id: string }[]> {
  const at = services.now();
  const soon = addBusinessMinutes(at, OFFER_AMBER_MINUTES, calendarOf(services));
  return services.db.offer.findMany({
    where: { status: 'open', warnedAt: null, expiresAt: { gt: at, lte: soon } },
    orderBy: { expiresAt: 'asc' },
    take,
    select: { id: true },
  });
}

/**
 * Reminds a broker of an offer that expires soon. A timer that fired too early is set again; nothing happens when the offer was
 * answered. Safe to run twice.
 */
export async function warnOfOffer(services: Services, offerId: string): Promise<void> {
  const { db, env, jobs } = services;
  await transaction(db, async (tx) => {
    const at = services.now();
    const open = await tx.offer.findFirst({
      where: { id: offerId, status: 'open', warnedAt: null, expiresAt: { gt: at } },
      select: { expiresAt: true },
    });
    if (!open) return;
    const early = businessMinutesBetween(at, open.expiresAt, calendarOf(services)) - OFFER_AMBER_MINUTES;
    // Tolerates rounding of fractions of a second.
    if (early > 0.01) return jobs.enqueue(tx, warnOfOfferJob, { offerId }, { delayMs: early * 60_000 });
    const { count } = await tx.offer.updateMany({
      where: { id: offerId, status: 'open', warnedAt: null, expiresAt: { gt: at } },
      data: { warnedAt: at },
    });
    if (count === 0) return;
    const {
      caseId,
      expiresAt,
      broker,
      case: row,
    } = await tx.offer.findUniqueOrThrow({
      where: { id: offerId },
      select: {
        caseId: true,
        expiresAt: true,
        broker: { select: { id: true, email: true, fullName: true } },
        case: { select: { type: true, title: true, draftId: true } },
      },
    });
    const title = offeredTitle(row);
    const link = paths.broker.case(caseId);
    const expires = describeMoment(expiresAt, env.site);
    notify(tx, at, [
      { userId: broker.id, type: 'offer_ending', title: `Offered to you until ${expires} · ${title}`, link, caseId },
    ]);
    await queueEmails(tx, jobs, [
      outgoing(clockEmails['offer-ending'], {
        to: broker.email,
        toName: broker.fullName,
        userId: broker.id,
        data: { title, expires, path: link },
      }),
    ]);
  });
}
