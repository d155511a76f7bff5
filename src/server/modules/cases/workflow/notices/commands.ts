/** Emails about a case, to the people it concerns. */

import type { MovedCase } from '#server/modules/cases/commands.ts';
import { inviteToCase } from '#server/modules/cases/create/invitations/commands.ts';
import { findJoined } from '#server/modules/cases/participants/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { type CaseFacts, type Email, outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { paths } from '#shared/platform/paths.ts';
import { isReachable } from '#shared/platform/placeholder-address.ts';

/** The data an email needs beyond the facts of the case. */
type Extra<Data> = Omit<Data, keyof CaseFacts>;

type Recipient = {
  to: string;
  toName: string;
  userId?: string;
  /** They chose to get what was written to them (docs/decisions/0093). */
  readsByEmail: boolean;
};

/** Name and address of the client, with or without an account, or of the assigned broker. */
async function recipient(tx: Transaction, row: MovedCase, whom: 'client' | 'broker'): Promise<Recipient | null> {
  if (whom === 'client' && !row.clientId)
    return isReachable(row.contactEmail)
      ? { to: row.contactEmail, toName: row.contactName, readsByEmail: false }
      : null;
  const userId = whom === 'client' ? row.clientId : row.brokerId;
  const user =
    userId &&
    (await tx.user.findUnique({
      where: { id: userId },
      select: { id: true, email: true, fullName: true, messagesByEmail: true },
    }));
  return user ? { to: user.email, toName: user.fullName, userId: user.id, readsByEmail: user.messagesByEmail } : null;
}

/** A client without an account gets a new link that creates the account and opens the case. */
async function pathFor(tx: Transaction, row: MovedCase, whom: 'client' | 'broker', now: Date): Promise<string> {
  if (whom === 'broker') return paths.broker.case(row.id);
  return row.clientId ? paths.portal.case(row.id) : inviteToCase(tx, row.id, now);
}

/** The participants, who get the same text; they have accounts, so their link opens the case. */
async function participantRecipients(tx: Transaction, row: MovedCase): Promise<(Recipient & { path: string })[]> {
  const joined = await findJoined(tx, row.id);
  return joined.map((user) => ({
    to: user.email,
    toName: user.fullName,
    userId: user.id,
    readsByEmail: user.messagesByEmail,
    path: paths.portal.case(row.id),
  }));
}

/** Without what somebody wrote. */
function withoutText(extra: { text?: string } | undefined): object {
  const { text: _, ...rest } = extra ?? {};
  return rest;
}

/**
 * Queues an email about a case to its client or broker, and to the participants when it concerns them too. Its `text` is left out for
 * those who didn’t choose it.
 */
export async function queueCaseEmail<Data extends CaseFacts>(
  tx: Transaction,
  { jobs, env, now }: Services,
  row: MovedCase,
  whom: 'client' | 'broker',
  email: Email<Data>,
  ...[extra]: keyof Extra<Data> extends never ? [] : [Extra<Data>]
): Promise<void> {
  const address = await recipient(tx, row, whom);
  const others = whom === 'client' && email.toParticipants ? await participantRecipients(tx, row) : [];
  const recipients = address ? [{ ...address, path: await pathFor(tx, row, whom, now()) }, ...others] : others;
  const facts = { number: caseNumber(row, env.site), title: row.title };
  await queueEmails(
    tx,
    jobs,
    recipients.map(({ path, readsByEmail, ...to }) =>
      outgoing(email, { ...to, data: { ...facts, path, ...(readsByEmail ? extra : withoutText(extra)) } as Data }),
    ),
  );
}
