/** Cases on hold until a day: holding them, and resuming them by hand or automatically. */
import { DateTime } from 'luxon';
import { actorOf, getCaseToMove, lockCases, moveCase, systemActor } from '#server/modules/cases/commands.ts';
import { pausedClock, runningClock } from '#server/modules/cases/sla/reply-clock/commands.ts';
import { step, tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { workflowEmails } from '#server/modules/cases/workflow/emails.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { describeDay, localDay } from '#server/platform/business-time/moments.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { holdRefusal } from '#shared/cases/dates.ts';
import type { ResumeCaseInput } from '#shared/cases/move-schema.ts';
import type { HoldCaseInput } from '#shared/cases/schema.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';

/**
 * Puts a case on hold until a day; its clock pauses.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST for a day that is not in the future or too far away; CONFLICT
 */
export function holdCase(
  services: Services,
  viewer: Viewer,
  { until, note, ...input }: HoldCaseInput,
): Promise<CommandReceipt> {
  const { site } = services.env;
  const today = localDay(services.now(), site);
  const refusal = holdRefusal(until, today);
  if (refusal) throw refusedField('until', until <= today ? 'too_early' : 'too_late', refusal);
  const holdUntil = DateTime.fromISO(until, { zone: site.timeZone }).toJSDate();
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const moved = await moveCase(tx, row, {
      event: 'held',
      actor: actorOf(viewer, relation),
      at,
      data: { until, reason: note || null },
      patch: { ...pausedClock(row, at), holdUntil },
    });
    const title = `On hold until ${describeDay(holdUntil, site)} · ${row.title}`;
    await tellInPortal(tx, at, moved, 'client', 'held', title);
    return moved;
  });
}

/**
 * Resumes a case before its day.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export function resumeCase(services: Services, viewer: Viewer, input: ResumeCaseInput): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const moved = await moveCase(tx, row, {
      event: 'resumed',
      actor: actorOf(viewer, relation),
      at,
      patch: runningClock(row, at, calendarOf(services)),
    });
    if (relation === 'admin')
      await tellInPortal(tx, at, moved, 'broker', 'resumed', `${viewer.fullName} resumed the request · ${row.title}`);
    return moved;
  });
}

/** The cases whose hold has ended, longest overdue first. */
export function findEndedHolds({ db, now }: Services, take: number): Promise<{ id: string }[]> {
  return db.case.findMany({
    where: { holdUntil: { lte: now() }, status: 'on_hold' },
    orderBy: { holdUntil: 'asc' },
    take,
    select: { id: true },
  });
}

/** Ends a hold on its day. Does nothing when the case has moved on or the hold was extended, so the job may run twice. */
export async function endHold(services: Services, caseId: string): Promise<void> {
  await transaction(services.db, async (tx) => {
    const at = services.now();
    await lockCases(tx, [caseId]);
    const row = await getCaseToMove(tx, caseId);
    if (row.status !== 'on_hold' || !row.holdUntil || row.holdUntil > at) return;
    const patch = runningClock(row, at, calendarOf(services));
    const moved = await moveCase(tx, row, { event: 'resumed', actor: systemActor, at, patch });
    await tellInPortal(tx, at, moved, 'broker', 'resumed', `No longer on hold · ${row.title}`);
    await queueCaseEmail(tx, services, moved, 'broker', workflowEmails['case-resumed']);
  });
}
