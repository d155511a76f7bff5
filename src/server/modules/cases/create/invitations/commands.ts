import { lockCases, recordEvent } from '#server/modules/cases/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { hashToken, newToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { paths } from '#shared/platform/paths.ts';

const VALID_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Links with which the reader of an email can create the account for a case: the statement that stores them, and the path for each case.
 */
export function invitationsTo(
  caseIds: readonly string[],
  now: Date,
): { insert: Prisma.Sql; paths: Map<string, string> } {
  const tokens = caseIds.map(newToken);
  const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  const insert = Prisma.sql`
    INSERT INTO case_invitations (token_hash, case_id, expires_at, created_at)
    SELECT token_hash, case_id, ${expiresAt}, ${now}
    FROM unnest(${tokens.map(hashToken)}::text[], ${caseIds}::uuid[]) AS made (token_hash, case_id)`;
  const links = tokens.map((token) => `${paths.portal.register}?invitation=${token}`);
  return { insert, paths: new Map(caseIds.map((caseId, index) => [caseId, links[index] as string])) };
}

/** Creates such a link. Returns its path. */
export async function inviteToCase(tx: Transaction, caseId: string, now: Date): Promise<string> {
  const { insert, paths: links } = invitationsTo([caseId], now);
  await tx.$executeRaw(insert);
  return links.get(caseId) as string;
}

/**
 * The same for a person who already has an account and is signed in. Opening the link again returns the same case.
 * @throws {AppError} FORBIDDEN for staff; NOT_FOUND when the link is unknown, expired, or was used by another account
 */
export async function acceptInvitation(
  { db, now }: Services,
  viewer: Viewer,
  token: string,
): Promise<{ caseId: string }> {
  if (viewer.role !== 'client')
    throw new AppError({ code: 'FORBIDDEN', message: 'Only a client can add a request to their account.' });
  return transaction(db, async (tx) => {
    const invitation = await tx.caseInvitation.findUnique({
      where: { tokenHash: hashToken(token) },
      select: { caseId: true, case: { select: { clientId: true } } },
    });
    if (invitation?.case.clientId !== viewer.id) await linkInvitedCase(tx, { token, userId: viewer.id, now: now() });
    if (!invitation) throw notFound('invitation');
    return { caseId: invitation.caseId };
  });
}

/**
 * Links the case of an invitation to a new account. Holding the link proves the mailbox; the address counts as verified when the
 * account uses exactly that address, and then every other case of the address without an account is linked too.
 * @throws {AppError} NOT_FOUND when the link is unknown, used or expired
 */
export async function linkInvitedCase(
  tx: Transaction,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Promise<void> {
  const tokenHash = hashToken(token);
  const { count } = await tx.caseInvitation.updateMany({
    where: { tokenHash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (count === 0) throw notFound('invitation');
  const { case: invited } = await tx.caseInvitation.findUniqueOrThrow({
    where: { tokenHash },
    select: { case: { select: { id: true, contactEmailKey: true } } },
  });
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { fullName: true, emailKey: true } });
  const verified = user.emailKey === invited.contactEmailKey;
  if (verified) await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: now } });
  const linked = await linkCases(tx, {
    user: { id: userId, fullName: user.fullName },
    where: { OR: [{ id: invited.id }, ...(verified ? [{ contactEmailKey: user.emailKey }] : [])] },
    now,
  });
  if (!linked.includes(invited.id)) throw notFound('invitation');
}

/** Once a mailbox is proven, links every case of its address that has no account. Nothing is linked to staff. */
export async function linkCasesOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, fullName: true, emailKey: true, role: true },
  });
  if (user.role === 'client') await linkCases(tx, { user, where: { contactEmailKey: user.emailKey }, now });
}

async function linkCases(
  tx: Transaction,
  { user, where, now }: { user: { id: string; fullName: string }; where: Prisma.CaseWhereInput; now: Date },
): Promise<string[]> {
  const cases = await tx.case.findMany({ where: { clientId: null, ...where }, select: { id: true } });
  await lockCases(
    tx,
    cases.map(({ id }) => id),
  );
  const linked: string[] = [];
  for (const { id } of cases) {
    // Checked again in the update: another account may have claimed the case since.
    const { count } = await tx.case.updateMany({ where: { id, clientId: null }, data: { clientId: user.id } });
    if (count === 0) continue;
    linked.push(id);
    // What they wrote before they had an account becomes theirs, and is not unread for them.
    await tx.message.updateMany({
      where: { caseId: id, senderId: null, senderRole: 'client' },
      data: { senderId: user.id },
    });
    await recordEvent(tx, id, {
      event: 'account_linked',
      actor: { as: 'client', id: user.id, name: user.fullName, role: 'client' },
      at: now,
    });
  }
  return linked;
}
