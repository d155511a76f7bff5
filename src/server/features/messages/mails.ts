/** Telling the readers of a conversation that somebody wrote. Never what was written. */
import type { Transaction } from '#server/db.ts';
import type { Actor, MovedCase } from '#server/features/cases/commands.ts';
import { queueCaseMail } from '#server/features/cases/mails.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { queueMails } from '#server/features/mail/commands.ts';
import { notify } from '#server/features/notifications/commands.ts';
import type { Services } from '#server/services.ts';
import { paths } from '#shared/paths.ts';

/** The client's side of a case: the client, or whoever they let in. Staff write to all of it. */
function writesForClient({ as }: Actor): boolean {
  return as === 'client' || as === 'participant';
}

/** Those the client let in, without the sender. */
function findOtherParticipants(tx: Transaction, caseId: string, sender: Actor) {
  return tx.caseParticipant.findMany({
    where: {
      caseId,
      acceptedAt: { not: null },
      removedAt: null,
      AND: [{ userId: { not: null } }, { userId: { not: sender.id } }],
    },
    select: { user: { select: { id: true, email: true, fullName: true } } },
  });
}

/**
 * Tells everybody in the conversation but the sender, each once: while an earlier notice about it is unread, another mail
 * says nothing new. A client without an account has no notices, and is written to each time.
 */
export async function tellOfMessage(tx: Transaction, services: Services, row: MovedCase, sender: Actor): Promise<void> {
  const participants = (await findOtherParticipants(tx, row.id, sender)).flatMap(({ user }) => user ?? []);
  const clientId = sender.as === 'client' ? null : row.clientId;
  const brokerId = writesForClient(sender) ? row.brokerId : null;
  const portalIds = [...(clientId ? [clientId] : []), ...participants.map(({ id }) => id)];
  const readerIds = [...portalIds, ...(brokerId ? [brokerId] : [])];
  const waiting = await tx.notification.findMany({
    where: { userId: { in: readerIds }, caseId: row.id, type: 'new_message', readAt: null },
    distinct: ['userId'],
    select: { userId: true },
  });
  const told = new Set(waiting.map(({ userId }) => userId));

  const notice = { type: 'new_message', title: `New message: ${row.title}`, caseId: row.id };
  await notify(tx, services.now(), [
    ...portalIds.map((userId) => ({ ...notice, userId, link: paths.portal.case(row.id) })),
    ...(brokerId ? [{ ...notice, userId: brokerId, link: paths.broker.case(row.id) }] : []),
  ]);

  if (brokerId && !told.has(brokerId)) await queueCaseMail(tx, services, row, 'broker', 'new-message');
  if (sender.as !== 'client' && !(clientId && told.has(clientId)))
    await queueCaseMail(tx, services, row, 'client', 'new-message');
  const data = { number: caseNumber(row, services.env.site), title: row.title, path: paths.portal.case(row.id) };
  await queueMails(
    tx,
    services.jobs,
    participants
      .filter(({ id }) => !told.has(id))
      .map(({ id, email, fullName }) => ({ template: 'new-message', to: email, toName: fullName, userId: id, data })),
  );
}
