/** Notifies the readers of a conversation that someone wrote, and what, if they chose that. */

import type { Actor, MovedCase } from '#server/modules/cases/commands.ts';
import { inviteToCase } from '#server/modules/cases/create/invitations/commands.ts';
import { findAssistants } from '#server/modules/cases/participants/assistants/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { messageEmails } from '#server/modules/messaging/emails.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { choiceTopic, type OutgoingEmail, outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { NotificationChannel } from '#shared/notifications/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { isReachable } from '#shared/platform/placeholder-address.ts';

/** The client's side of a case: the client and the participants. Staff write to all of it. */
export function writesForClient({ as }: Actor): boolean {
  return as === 'client' || as === 'participant';
}

type Reader = {
  id: string;
  email: string;
  fullName: string;
  role: string;
  told: boolean;
  chosen: NotificationChannel | null;
  /** They chose to get the text of messages. */
  readsByEmail: boolean;
};

/**
 * Everyone with an account who reads what the sender wrote, whether an earlier notice about this conversation is still unread, and the
 * channel and content they chose for messages.
 */
async function findReaders(tx: Transaction, row: MovedCase, sender: Actor): Promise<Reader[]> {
  const clientId = sender.as === 'client' ? null : row.clientId;
  const brokerId = writesForClient(sender) ? row.brokerId : null;
  // A message of the client's side may be answered by any of them.
  const assistants = writesForClient(sender) ? await findAssistants(tx, row.id, row.brokerId) : [];
  const ids = [clientId, brokerId, ...assistants.map(({ id }) => id)].filter((id) => id !== null);
  return tx.$queryRaw<Reader[]>`
    SELECT u.id, u.email, u.full_name AS "fullName", u.role_text AS role, u.messages_by_email AS "readsByEmail", EXISTS (
      SELECT 1 FROM notifications n
      WHERE n.user_id = u.id AND n.case_id = ${row.id}::uuid AND n.type = 'new_message' AND n.read_at IS NULL) AS told,
      p.channel::text AS chosen
    FROM (
      SELECT unnest(${ids}::uuid[]) AS id UNION
      SELECT user_id FROM case_participants
      WHERE case_id = ${row.id}::uuid AND accepted_at IS NOT NULL AND removed_at IS NULL
        AND user_id IS DISTINCT FROM ${sender.id}::uuid) AS readers
    JOIN users u ON u.id = readers.id
    LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.topic = ${choiceTopic(messageEmails['new-message'])}`;
}

/**
 * Notifies everyone in the conversation except the sender: while an earlier notice is unread, another email
 * says nothing new, unless it contains the message. A client without an account has no notices, and gets an email each time.
 */
export async function tellOfMessage(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  sender: Actor,
  { body, files }: { body: string; files: number },
): Promise<void> {
  const { env, jobs, now } = services;
  const pathFor = (role: string) => (role === 'client' ? paths.portal.case(row.id) : paths.broker.case(row.id));
  const readers = await findReaders(tx, row, sender);
  // Not the name of a participant: it would outlive them in another client's notifications.
  const what = sender.as === 'participant' ? 'New message' : `${sender.name} wrote`;
  const notice = { type: 'new_message', title: `${what} about ${row.title}`, caseId: row.id };
  notify(
    tx,
    now(),
    readers.map(({ id, role }) => ({ ...notice, userId: id, link: pathFor(role) })),
  );

  const emailTo = (
    to: Omit<OutgoingEmail, 'email' | 'data'>,
    path: string,
    written?: { from: string; text: string; files: number },
  ) =>
    outgoing(messageEmails['new-message'], {
      ...to,
      data: { number: caseNumber(row, env.site), title: row.title, path, ...(written && { written }) },
    });
  const written = { from: sender.name, text: body, files };
  const emails = readers
    .filter(({ told, readsByEmail }) => !told || readsByEmail)
    .map(({ id, role, email, fullName, chosen, readsByEmail }) =>
      emailTo({ to: email, toName: fullName, userId: id, chosen }, pathFor(role), readsByEmail ? written : undefined),
    );
  if (!row.clientId && sender.as !== 'client' && isReachable(row.contactEmail))
    emails.push(emailTo({ to: row.contactEmail, toName: row.contactName }, await inviteToCase(tx, row.id, now())));
  await queueEmails(tx, jobs, emails);
}
