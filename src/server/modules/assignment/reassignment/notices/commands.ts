/** Notifies brokers of work that was taken from them or given to them. */
import { assignmentEmails } from '#server/modules/assignment/emails.ts';
import type { Actor, MovedCase } from '#server/modules/cases/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { paths } from '#shared/platform/paths.ts';

/** Notifies the broker who loses a case, unless they handed it over themselves. */
export async function tellFormer(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  { actor, at }: { actor: Actor; at: Date },
  successor: string,
): Promise<void> {
  if (!row.brokerId || row.brokerId === actor.id) return;
  const former = await tx.user.findUnique({
    where: { id: row.brokerId, disabledAt: null },
    select: { id: true, email: true, fullName: true },
  });
  if (!former) return;
  const link = paths.broker.home;
  const title = `${successor} took over · ${row.title}`;
  notify(tx, at, [{ userId: former.id, type: 'case_taken_over', title, link }]);
  const data = { number: caseNumber(row, services.env.site), title: row.title, path: link };
  await queueEmails(tx, services.jobs, [
    outgoing(assignmentEmails['case-taken-over'], {
      to: former.email,
      toName: former.fullName,
      userId: former.id,
      data,
    }),
  ]);
}

/** One notification and one email for all of it, regardless of the number of cases. */
export async function tellSuccessor(tx: Transaction, services: Services, toId: string, count: number): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: toId },
    select: { id: true, email: true, fullName: true },
  });
  const link = paths.broker.home;
  const title = count === 1 ? 'A request was reassigned to you' : `${count} requests were reassigned to you`;
  notify(tx, services.now(), [{ userId: toId, type: 'work_handed_over', title, link }]);
  await queueEmails(tx, services.jobs, [
    outgoing(assignmentEmails['work-handed-over'], {
      to: user.email,
      toName: user.fullName,
      userId: toId,
      data: { count, path: link },
    }),
  ]);
}
