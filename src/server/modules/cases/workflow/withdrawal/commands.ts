/** A broker confirms that they know of a withdrawal, and is reminded until they do. */
import { actorOf, getCaseToMove, lockCases, type MovedCase, moveCase } from '#server/modules/cases/commands.ts';
import { step, tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { workflowEmails } from '#server/modules/cases/workflow/emails.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { WITHDRAWAL_MINUTES, WITHDRAWAL_REMINDER_MINUTES } from '#server/platform/business-time/deadlines.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { announce } from '#server/platform/live/live.ts';
import type { Services } from '#server/platform/services.ts';
import type { AcknowledgeWithdrawalInput } from '#shared/cases/move-schema.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';
import { confirmedWords } from '#shared/cases/withdrawal.ts';
import { pendingWithdrawal } from './policy.ts';
import { withdrawalOf } from './queries.ts';

/**
 * Marks a case that has ended as having a withdrawal to confirm, in the caller's transaction. The version changes: a broker confirms what
 * their screen showed.
 */
export async function expectConfirmation(
  tx: Transaction,
  services: Services,
  row: MovedCase & { brokerId: string },
  at: Date,
): Promise<void> {
  const data = { ...pendingWithdrawal(row, at, calendarOf(services)), version: { increment: 1 } };
  await tx.case.update({ where: { id: row.id }, data, select: { id: true } });
  announce(tx, `case:${row.id}`);
  announce(tx, `queue:${row.brokerId}`);
}

/**
 * The broker confirms a withdrawal, or an administrator does it for a broker who can't. The client learns that it was confirmed, never
 * that anything was done: nobody here can know.
 * @throws {AppError} NOT_FOUND; FORBIDDEN; CONFLICT also when there is nothing to confirm
 */
export function acknowledgeWithdrawal(
  services: Services,
  viewer: Viewer,
  input: AcknowledgeWithdrawalInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const actor = actorOf(viewer, relation);
    const moved = await moveCase(tx, row, {
      event: 'withdrawal_acknowledged',
      actor,
      at,
      context: { withdrawal: withdrawalOf(row) },
      patch: { withdrawalDueAt: null, withdrawalConfirmedAt: at },
    });
    // Only in the portal: an email would be the contact that the client has just ended.
    const title = `${confirmedWords({ name: actor.name, role: actor.role, status: row.status }, 'you')} · ${row.title}`;
    await tellInPortal(tx, at, moved, 'client', 'withdrawal_acknowledged', title);
    return moved;
  });
}

/** The last due time of which a broker is reminded at this moment. */
function remindUntil(services: Services, at: Date): Date {
  return addBusinessMinutes(at, WITHDRAWAL_MINUTES - WITHDRAWAL_REMINDER_MINUTES, calendarOf(services));
}

/** The withdrawals whose broker has had a business day and no reminder yet, first due first. */
export function findUnconfirmedWithdrawals(services: Services, take: number): Promise<{ id: string }[]> {
  return services.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM cases WHERE withdrawal_due_at <= ${remindUntil(services, services.now())}
      AND withdrawal_told_at IS DISTINCT FROM withdrawal_due_at
    ORDER BY withdrawal_due_at LIMIT ${take}`;
}

/** Reminds the broker once. Safe to run twice; does nothing when it was confirmed in the meantime. */
export async function remindOfWithdrawal(services: Services, caseId: string): Promise<void> {
  await transaction(services.db, async (tx) => {
    const at = services.now();
    await lockCases(tx, [caseId]);
    const row = await getCaseToMove(tx, caseId);
    const due = row.withdrawalDueAt;
    if (!due || due > remindUntil(services, at)) return;
    const { count } = await tx.case.updateMany({
      where: { id: caseId, OR: [{ withdrawalToldAt: null }, { withdrawalToldAt: { not: due } }] },
      data: { withdrawalToldAt: due },
    });
    if (count === 0) return;
    await tellInPortal(tx, at, row, 'broker', 'withdrawal_unconfirmed', `Confirm the withdrawal · ${row.title}`);
    await queueCaseEmail(tx, services, row, 'broker', workflowEmails['withdrawal-unconfirmed']);
  });
}
