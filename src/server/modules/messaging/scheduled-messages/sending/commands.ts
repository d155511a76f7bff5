/** Sends scheduled messages at their time. One that can no longer go out as intended is stopped, kept and reported. */

import {
  type Actor,
  assistantActor,
  getCaseToMove,
  lockCases,
  type MovedCase,
} from '#server/modules/cases/commands.ts';
import { deliverMessage } from '#server/modules/messaging/commands.ts';
import { sendScheduledJob } from '#server/modules/messaging/jobs.ts';
import { type ScheduledRow, scheduledSelect } from '#server/modules/messaging/scheduled-messages/view.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { findFirmPart } from '#server/modules/organizations/firms/queries.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import { type StopReason, stopReasonWords } from '#shared/messaging/scheduled-messages/schema.ts';
import { paths } from '#shared/platform/paths.ts';

/** A sent one exists as a message, and a cancelled one is not needed: neither is kept for long. */
const KEEP_DONE_MS = 30 * 86_400_000;

/** The author with their current relation to the case; null when they no longer work on it. */
export async function writerOf(
  tx: Transaction,
  { senderId }: Pick<ScheduledRow, 'senderId'>,
  row: MovedCase,
): Promise<Actor | null> {
  const user = await tx.user.findUnique({
    where: { id: senderId },
    select: {
      ...{ id: true, fullName: true, role: true, disabledAt: true },
      firmMember: { select: { firm: { select: { name: true } } } },
    },
  });
  if (!user || user.disabledAt) return null;
  const { id, fullName: name, role } = user;
  if (role === 'admin') return { as: 'admin', id, name, role };
  if (role === 'broker' && row.brokerId === id) return { as: 'assigned_broker', id, name, role };
  const part = role === 'broker' ? await findFirmPart(tx, id, row) : null;
  return part === 'assistant' ? assistantActor(user, user.firmMember?.firm.name ?? '') : null;
}

/** Why it must not be sent now; null when it may. */
async function obstacle(
  tx: Transaction,
  plan: ScheduledRow,
  row: MovedCase,
  writer: Actor | null,
): Promise<StopReason | null> {
  if (!writer) return 'no_part';
  if ('refused' in applyEvent(row, 'message_sent', writer.as)) return 'refused';
  const newer = await tx.message.findFirst({
    where: {
      caseId: plan.caseId,
      seq: { gt: plan.seenSeq },
      kind: 'message',
      OR: [{ senderId: null }, { senderId: { not: plan.senderId } }],
    },
    orderBy: { seq: 'desc' },
    select: { senderRole: true },
  });
  if (!newer) return null;
  return newer.senderRole === 'client' ? 'client_wrote' : 'colleague_wrote';
}

/** Keeps it where those who work on the case see it; notifies its author, and the broker who works on the case instead. */
async function stop(tx: Transaction, plan: ScheduledRow, row: MovedCase, reason: StopReason, at: Date): Promise<void> {
  await tx.scheduledMessage.update({
    where: { id: plan.id },
    data: { status: 'stopped', stopReason: reason, version: { increment: 1 } },
  });
  const people = await tx.user.findMany({
    where: { id: { in: [plan.senderId, ...(row.brokerId ? [row.brokerId] : [])] }, disabledAt: null },
    select: { id: true, role: true },
  });
  const title = `A scheduled message wasn’t sent because ${stopReasonWords[reason]} · ${row.title}`;
  notify(
    tx,
    at,
    people.map(({ id, role }) => ({
      userId: id,
      type: 'message_stopped',
      title,
      caseId: row.id,
      // A broker who handed over the case can no longer open it.
      link:
        role === 'admin'
          ? paths.admin.case(row.id)
          : id === row.brokerId
            ? paths.broker.case(row.id)
            : paths.broker.home,
    })),
  );
}

/** Sends it once. A timer that fired too early is set again; does nothing when it was sent or cancelled. Safe to run twice. */
export async function sendPlanned(services: Services, id: string): Promise<void> {
  const { db, jobs, now } = services;
  await transaction(db, async (tx) => {
    const found = await tx.scheduledMessage.findUnique({ where: { id }, select: { caseId: true } });
    if (!found) return;
    await lockCases(tx, [found.caseId]);
    const at = now();
    const plan = await tx.scheduledMessage.findUniqueOrThrow({ where: { id }, select: scheduledSelect });
    if (plan.status !== 'scheduled') return;
    const delayMs = plan.sendAt.getTime() - at.getTime();
    if (delayMs > 0) return jobs.enqueue(tx, sendScheduledJob, { scheduledId: id }, { delayMs });
    const row = await getCaseToMove(tx, plan.caseId);
    const writer = await writerOf(tx, plan, row);
    const reason = await obstacle(tx, plan, row, writer);
    if (reason || !writer) return stop(tx, plan, row, reason ?? 'no_part', at);
    await tx.scheduledMessage.update({ where: { id }, data: { status: 'sent', version: { increment: 1 } } });
    const { body, clientKey } = plan;
    await deliverMessage(tx, services, row, writer, at, { body, clientKey, kind: 'message' });
  });
}

/** Overdue scheduled messages, longest overdue first: a lost timer loses no message. */
export function findLatePlans({ db, now }: Services, take: number): Promise<{ id: string }[]> {
  return db.scheduledMessage.findMany({
    where: { status: 'scheduled', sendAt: { lte: now() } },
    orderBy: { sendAt: 'asc' },
    take,
    select: { id: true },
  });
}

/** Deletes old sent and cancelled ones. A stopped one stays until someone has decided. */
export async function removeDonePlans({ db, now }: Services): Promise<void> {
  await db.scheduledMessage.deleteMany({
    where: { status: { in: ['sent', 'cancelled'] }, sendAt: { lt: new Date(now().getTime() - KEEP_DONE_MS) } },
  });
}
