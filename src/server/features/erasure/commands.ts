/** Erasing the account of a client: nobody signs in with it again, and nothing in it says whose it was. */
import { conflict } from '#server/app-error.ts';
import type { Transaction } from '#server/db.ts';
import { endSessions } from '#server/features/account/commands.ts';
import { anonymiseCases, REMOVED, removedEmail } from '#server/features/anonymising/commands.ts';
import { lockBrokers } from '#server/features/capacity/commands.ts';
import { actorOf, getCaseToMove } from '#server/features/cases/commands.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { eraseConsents } from '#server/features/consent-erasure/commands.ts';
import { leaveList } from '#server/features/newsletter/commands.ts';
import { removeNotices } from '#server/features/notifications/commands.ts';
import { findStanding } from '#server/features/privacy-desk/queries.ts';
import { planWords } from '#server/features/privacy-desk/view.ts';
import { endByClient } from '#server/features/progress/commands.ts';
import type { User } from '#server/generated/prisma/client.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

const REASON = 'The client asked for the deletion of their information';
/** No password has this hash, and no check takes it for one. */
const NO_PASSWORD = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** What only this account needed. */
async function removeBelongings(tx: Transaction, userId: string): Promise<void> {
  const own = { where: { userId } };
  await tx.recoveryCode.deleteMany(own);
  await tx.accountToken.deleteMany(own);
  await removeNotices(tx, [userId]);
  await tx.notificationPreference.deleteMany(own);
  await tx.digestItem.deleteMany(own);
  await tx.savedView.deleteMany(own);
  await tx.userSession.deleteMany(own);
  await tx.securityEvent.deleteMany(own);
  await tx.privacyRequest.updateMany({ where: { userId }, data: { note: null } });
  await tx.viewGrant.deleteMany({ where: { clientId: userId } });
}

/** What they were in the requests of others: their words stay there, as part of the other person's file, without their name. */
async function leaveOthers(tx: Transaction, userId: string, at: Date): Promise<void> {
  const email = removedEmail(userId);
  await tx.caseParticipant.updateMany({ where: { userId, removedAt: null }, data: { removedAt: at } });
  await tx.caseParticipant.updateMany({
    where: { userId },
    data: { name: REMOVED, email, emailKey: email, userId: null },
  });
  await tx.$executeRaw`
    UPDATE messages m SET sender_name = ${REMOVED}
    FROM case_participants p, cases c
    WHERE p.email_key = ${email} AND m.case_id = p.case_id AND c.id = m.case_id AND m.sender_id = ${userId}::uuid
      AND c.client_id IS DISTINCT FROM ${userId}::uuid`;
}

/** What was written from, or sent to, the mailbox, where it is proven to be theirs. */
async function removeMailbox(tx: Transaction, { emailKey, emailVerifiedAt }: User, at: Date): Promise<void> {
  await tx.$executeRaw`DELETE FROM outbox_mails WHERE state IN ('sent', 'failed', 'withheld') AND lower("to") = ${emailKey}`;
  if (!emailVerifiedAt) return;
  const messages = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM contact_messages
    WHERE to_tsvector('simple', name || ' ' || email || ' ' || subject) @@ plainto_tsquery('simple', ${emailKey})
      AND lower(email) = ${emailKey}`;
  const ids = messages.map(({ id }) => id);
  await tx.contactReply.deleteMany({ where: { contactMessageId: { in: ids } } });
  await tx.contactMessage.deleteMany({ where: { id: { in: ids } } });
  const subscriber = await tx.newsletterSubscriber.findUnique({ where: { emailKey } });
  if (subscriber) await leaveList(tx, at, subscriber, 'on-request');
  await eraseConsents(tx, at, { caseIds: [], emailKey });
}

/** Who works on a request of the client, or was offered it. */
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

/** Keeps the row, because cases, messages and the history point to it, and nothing else. */
async function emptyAccount(tx: Transaction, { id }: User, at: Date): Promise<void> {
  const email = removedEmail(id);
  const username = `erased_${id.replaceAll('-', '').slice(-12)}`;
  await tx.user.update({
    where: { id },
    data: {
      username,
      usernameKey: username,
      email,
      emailKey: email,
      fullName: REMOVED,
      phone: '',
      phoneE164: null,
      passwordHash: NO_PASSWORD,
      emailVerifiedAt: null,
      disabledAt: at,
      sessionEpoch: { increment: 1 },
      totpSealed: null,
      totpEnabledAt: null,
      totpLastStep: null,
    },
  });
}

/**
 * Erases in the caller's transaction, which is one of `retentionDb`. Open cases are withdrawn first; cases with a policy stay until their time is over.
 * @throws {AppError} CONFLICT under a legal hold, and for whoever works here: their account is disabled instead
 */
export async function eraseAccount(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  user: User,
  at: Date,
): Promise<{ withdrawn: number; anonymised: number; kept: number }> {
  if (user.role !== 'client')
    throw conflict('Accounts of brokers and administrators are disabled under Users, and not erased.');
  // A hold placed at the same moment waits for the cases, or is seen here.
  await tx.$queryRaw`SELECT id FROM cases WHERE client_id = ${user.id}::uuid ORDER BY id FOR NO KEY UPDATE`;
  // Several brokers may lose a case here: all are held at once, in the order everybody keeps.
  await lockBrokers(tx, await findBrokersOf(tx, user.id));
  const standing = await findStanding(tx, user.id);
  const { blocked } = planWords(standing, (row) => caseNumber(row, services.env.site));
  if (blocked) throw conflict(blocked);
  const actor = actorOf(viewer, 'admin');
  // Each tells the broker who works on it; a person has a handful.
  for (const { id } of standing.open)
    await endByClient(tx, services, await getCaseToMove(tx, id), { actor, at, reason: REASON });
  const ids = [...standing.open, ...standing.ended].map(({ id }) => id);
  const anonymised = await anonymiseCases(tx, services, ids, { actor, at, reason: REASON });
  await endSessions(tx, { userId: user.id, now: at });
  await removeBelongings(tx, user.id);
  await leaveOthers(tx, user.id, at);
  await removeMailbox(tx, user, at);
  await emptyAccount(tx, user, at);
  return { withdrawn: standing.open.length, anonymised: anonymised.length, kept: standing.bound.length };
}
