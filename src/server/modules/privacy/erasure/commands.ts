/** Erases a client's account: nobody can sign in with it again, and nothing in it identifies its owner. */

import { endSessions } from '#server/modules/accounts/account/commands.ts';
import { lockBrokers } from '#server/modules/assignment/capacity/commands.ts';
import { type Actor, getCaseToMove, lockCases } from '#server/modules/cases/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { endByClient } from '#server/modules/cases/workflow/commands.ts';
import { eraseConsents } from '#server/modules/consents/erasure/commands.ts';
import { eraseRows } from '#server/modules/data-classes/erasing.ts';
import { leaveList } from '#server/modules/newsletter/commands.ts';
import { dropNotices } from '#server/modules/notifications/commands.ts';
import { dropMails } from '#server/modules/notifications/outbox/commands.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { anonymiseCases } from '#server/modules/privacy/anonymising/commands.ts';
import { findStanding } from '#server/modules/privacy/requests/queries.ts';
import { planWords } from '#server/modules/privacy/requests/view.ts';
import { removeViewsAbout } from '#server/modules/queue/saved-views/commands.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { User } from '#server/platform/db/generated/prisma/client.ts';
import { conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';

/** Removes what was submitted from the client's mailbox, provided it is verified. A newsletter address leaves its hash: no more email. */
async function removeMailbox(
  tx: Transaction,
  services: Services,
  { emailKey, emailVerifiedAt }: User,
  at: Date,
): Promise<void> {
  if (!emailVerifiedAt) return;
  const subscriber = await tx.newsletterSubscriber.findUnique({ where: { emailKey } });
  if (subscriber) {
    const hash = await hashAddress(services, emailKey);
    await leaveList(tx, at, subscriber, { channel: 'on-request', hash });
  }
  await eraseRows(tx, { occasion: 'mailbox', ids: [emailKey], at });
  await eraseConsents(tx, at, { caseIds: [], emailKey });
}

/** Every address that received email about them, except those of other people's accounts. */
async function findAddresses(tx: Transaction, { id }: User): Promise<string[]> {
  const rows = await tx.$queryRaw<{ address: string }[]>`
    WITH own AS (SELECT id, contact_email_key FROM cases WHERE client_id = ${id}::uuid AND status <> 'bound'),
    told AS (
      SELECT email_key AS address FROM users WHERE id = ${id}::uuid
      UNION SELECT contact_email_key FROM own
      UNION SELECT email_key FROM case_participants WHERE case_id IN (SELECT id FROM own)
      UNION SELECT lower(new_email) FROM account_tokens WHERE user_id = ${id}::uuid AND new_email IS NOT NULL
    )
    SELECT address FROM told WHERE NOT EXISTS (SELECT FROM users WHERE email_key = address AND id <> ${id}::uuid)`;
  return rows.map(({ address }) => address);
}

/** Names and telephone numbers from before a correction: saved views of the staff may still search for them. */
async function findFormerFacts(tx: Transaction, { id }: User): Promise<string[]> {
  const rows = await tx.$queryRaw<{ fact: string }[]>`
    SELECT actor_name AS fact FROM case_events WHERE actor_id = ${id}::uuid
    UNION SELECT before.value FROM cases c JOIN case_events e ON e.case_id = c.id AND e.type = 'contact_corrected',
      jsonb_each_text(e.data -> 'before') AS before WHERE c.client_id = ${id}::uuid AND before.value IS NOT NULL`;
  return rows.map(({ fact }) => fact);
}

/** Assigns requests sent from their mailbox without the account, such as through the chat, so that they are treated like the rest. */
async function adoptCases(tx: Transaction, { id, emailKey, emailVerifiedAt }: User): Promise<void> {
  if (!emailVerifiedAt) return;
  const sent = await tx.case.findMany({
    where: { clientId: null, contactEmailKey: emailKey, anonymisedAt: null },
    select: { id: true },
  });
  const ids = sent.map((row) => row.id);
  await lockCases(tx, ids);
  await tx.case.updateMany({ where: { id: { in: ids }, clientId: null }, data: { clientId: id } });
}

/** The brokers who work on one of the client's requests or have an open offer for one. */
async function findBrokersOf(tx: Transaction, clientId: string): Promise<string[]> {
  const rows = await tx.case.findMany({
    where: { clientId, closedAt: null },
    select: { brokerId: true, offers: { where: { status: 'open' }, select: { brokerId: true } } },
  });
  return rows.flatMap(({ brokerId, offers }) => [
    ...(brokerId ? [brokerId] : []),
    ...offers.map((offer) => offer.brokerId),
  ]);
}

/**
 * Erases within the caller's transaction, which must be from `retentionDb`. Open cases are withdrawn first; cases with a policy are kept
 * until their retention ends.
 * @throws {AppError} CONFLICT under a legal hold, and for brokers and administrators, whose accounts are disabled instead
 */
export async function eraseAccount(
  tx: Transaction,
  services: Services,
  user: User,
  { actor, at, reason }: { actor: Actor; at: Date; reason: string },
): Promise<{ withdrawn: number; anonymised: number; kept: number }> {
  if (user.role !== 'client')
    throw conflict('Broker and administrator accounts can’t be deleted. Disable them under Users.');
  await adoptCases(tx, user);
  // A hold placed at the same moment either waits for this lock or is visible here.
  await tx.$queryRaw`SELECT id FROM cases WHERE client_id = ${user.id}::uuid ORDER BY id FOR NO KEY UPDATE`;
  // Several brokers may lose a case here: lock them all at once, in the same order as everywhere else.
  await lockBrokers(tx, await findBrokersOf(tx, user.id));
  const standing = await findStanding(tx, user);
  const { blocked } = planWords(standing, (row) => caseNumber(row, services.env.site));
  if (blocked) throw conflict(blocked);
  // Each one notifies the assigned broker; a client has only a handful.
  for (const { id } of standing.open)
    await endByClient(tx, services, await getCaseToMove(tx, id), { actor, at, reason });
  const addresses = await findAddresses(tx, user);
  const former = await findFormerFacts(tx, user);
  const ids = [...standing.open, ...standing.ended].map(({ id }) => id);
  const anonymised = await anonymiseCases(tx, services, ids, { actor, at, reason });
  await endSessions(tx, { userId: user.id, now: at });
  const { fullName, username, email, phone, phoneE164 } = user;
  await removeViewsAbout(tx, [fullName, username, email, phone, phoneE164 ?? '', ...former]);
  // The account first: what they wrote in other people's cases is found through their participation.
  await eraseRows(tx, { occasion: 'account', ids: [user.id], at });
  dropNotices(tx, { userIds: [user.id] });
  await removeMailbox(tx, services, user, at);
  await eraseRows(tx, { occasion: 'address', ids: addresses, at });
  dropMails(tx, addresses);
  return { withdrawn: standing.open.length, anonymised: anonymised.length, kept: standing.bound.length };
}
