/** Options expire at the end of their last day. A case whose client can no longer decide goes back to the broker. */

import { getCaseToMove, lockCases, moveCase, systemActor } from '#server/modules/cases/commands.ts';
import { tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { optionEmails } from '#server/modules/quote-options/emails.ts';
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { NEXT_REPLY_MINUTES, sooner } from '#server/platform/business-time/deadlines.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';

/** Today as the database stores days: midnight UTC. */
function todayIn({ env, now }: Services): Date {
  return new Date(`${localDay(now(), env.site)}T00:00:00Z`);
}

/** The quoted cases with an expired option. */
export async function findExpiredOptions(services: Services, take: number): Promise<{ id: string }[]> {
  const rows = await services.db.quoteOption.findMany({
    where: { status: 'open', validUntil: { lt: todayIn(services) }, case: { status: 'quoted' } },
    distinct: ['caseId'],
    take,
    select: { caseId: true },
  });
  return rows.map(({ caseId }) => ({ id: caseId }));
}

/**
 * Marks expired options; when none is left open, the case goes back to the broker and both sides are notified. Does nothing when the case
 * has moved on, so the job may run twice.
 */
export async function expireOptions(services: Services, caseId: string): Promise<void> {
  const { db, now } = services;
  await transaction(db, async (tx) => {
    const at = now();
    await lockCases(tx, [caseId]);
    const row = await getCaseToMove(tx, caseId);
    if (row.status !== 'quoted') return;
    const { count } = await tx.quoteOption.updateMany({
      where: { caseId, status: 'open', validUntil: { lt: todayIn(services) } },
      data: { status: 'expired' },
    });
    if (count === 0 || (await tx.quoteOption.count({ where: { caseId, status: 'open' } })) > 0) return;
    const due = addBusinessMinutes(at, NEXT_REPLY_MINUTES, calendarOf(services));
    const moved = await moveCase(tx, row, {
      event: 'options_expired',
      actor: systemActor,
      at,
      patch: { firstReplyDueAt: sooner(row.firstReplyDueAt, due) },
    });
    for (const whom of ['client', 'broker'] as const) {
      await tellInPortal(tx, at, moved, whom, 'options_expired', `Options expired · ${row.title}`);
      await queueCaseEmail(tx, services, moved, whom, optionEmails['options-expired']);
    }
  });
}
