import { actorOf, moveCase } from '#server/modules/cases/commands.ts';
import { routeCaseJob } from '#server/modules/cases/jobs.ts';
import { step, tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { workflowEmails } from '#server/modules/cases/workflow/emails.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { isConsentWithdrawn } from '#server/modules/consents/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { NEXT_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';
import { promiseFrom } from '#server/platform/business-time/promises.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReopenCaseInput } from '#shared/cases/schema.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';
import { hasBroker } from './queries.ts';

/**
 * Reopens a closed case: with its broker, whose clock starts now, or back in the search for one. Earlier options are
 * superseded.
 * @throws {AppError} NOT_FOUND; FORBIDDEN; CONFLICT, also for a client after 90 days
 */
export function reopenCase(
  services: Services,
  viewer: Viewer,
  { reason, ...input }: ReopenCaseInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const broker = await hasBroker(tx, row);
    const promise = promiseFrom(at, calendarOf(services));
    // Asked while the case is locked: a concurrent withdrawal waits, and then finds the case open.
    const [consentWithdrawn, anonymised] = await Promise.all([
      isConsentWithdrawn(tx, row.id),
      tx.case.count({ where: { id: row.id, anonymisedAt: { not: null } } }),
    ]);
    const moved = await moveCase(tx, row, {
      event: 'reopened',
      actor: actorOf(viewer, relation),
      at,
      data: { reason: reason || null },
      context: { hasBroker: broker, closedAt: row.closedAt, now: at, consentWithdrawn, anonymised: anonymised > 0 },
      patch: {
        closeReason: null,
        firstReplyDueAt: broker ? addBusinessMinutes(at, NEXT_REPLY_MINUTES, calendarOf(services)) : promise.answeredBy,
        ...(!broker && {
          takeDueAt: promise.takenBy,
          brokerId: null,
          assignedAt: null,
          firstReplyAt: null,
          firstReplyMinutes: null,
        }),
      },
    });
    // Including the accepted one: a case has at most one accepted option, and the next round may bring another.
    await tx.quoteOption.updateMany({
      where: { caseId: row.id, status: { in: ['open', 'accepted'] } },
      data: { status: 'superseded' },
    });
    if (!broker) await services.jobs.enqueue(tx, routeCaseJob, { caseId: row.id });
    for (const whom of ['client', 'broker'] as const) {
      if (whom === (relation === 'client' ? 'client' : relation === 'assigned_broker' ? 'broker' : null)) continue;
      await tellInPortal(tx, at, moved, whom, 'reopened', `${viewer.fullName} reopened the request · ${row.title}`);
      await queueCaseEmail(tx, services, moved, whom, workflowEmails['case-reopened']);
    }
    return moved;
  });
}
