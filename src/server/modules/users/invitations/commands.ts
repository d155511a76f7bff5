/** Inviting brokers and administrators by email: they choose their username and password, and nobody else ever learns them. */

import { refuseWeakPassword } from '#server/modules/accounts/passwords/policy.ts';
import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { startAsBroker } from '#server/modules/brokers/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { joinFirm } from '#server/modules/organizations/firms/commands.ts';
import { userEmails } from '#server/modules/users/emails.ts';
import type { Session, Viewer } from '#server/platform/auth/session.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { hashToken, newToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma, type UserInvitation } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import { TERMS_VERSION } from '#shared/accounts/auth/schema.ts';
import { type InvitedBroker, refusedLines } from '#shared/brokers/profile-schema.ts';
import { linesWithoutLicence } from '#shared/brokers/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { NOT_AUTHENTICATED } from '#shared/platform/session.ts';
import type { AcceptUserInvitationInput, InviteUserInput } from '#shared/users/invitation-schema.ts';
import { getUsable } from './queries.ts';

const VALID_DAYS = 7;
const DAY_MS = 86_400_000;
const HAS_ACCOUNT = 'This email address already has an account. Change the role of that account instead.';

type Addressee = Pick<UserInvitation, 'id' | 'email' | 'fullName' | 'role' | 'profile' | 'firmRole'>;

/** Only ever to a firm: an assistant has no licence to fill in. */
type InviteAssistant = { role: 'assistant'; fullName: string; email: string };

/** Issues a new token valid for a week; older links of this invitation stop working. */
async function sendLink(tx: Transaction, { jobs, now }: Services, viewer: Viewer, to: Addressee): Promise<void> {
  const token = newToken();
  await tx.userInvitation.update({
    where: { id: to.id },
    data: { tokenHash: hashToken(token), expiresAt: new Date(now().getTime() + VALID_DAYS * DAY_MS) },
  });
  const data = {
    inviterName: viewer.fullName,
    role: to.firmRole === 'assistant' ? ('assistant' as const) : to.role,
    path: `${paths.portal.invitation}?token=${token}`,
  };
  await queueEmails(tx, jobs, [outgoing(userEmails['user-invited'], { to: to.email, toName: to.fullName, data })]);
}

/** Serializes the invitations to one mailbox. */
async function lockMailbox(tx: Transaction, emailKey: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`invitation:${emailKey}`}))::text`;
}

/** Records who invited a person to which role; for a broker also the prefilled profile, which the Council publishes anyway. */
async function audit(
  tx: Transaction,
  viewer: Viewer | null,
  at: Date,
  action: 'user.invited' | 'user.invitation_revoked',
  { id, fullName, role, firmRole, profile }: Addressee,
  again = false,
): Promise<void> {
  await recordAudit(tx, viewer, at, {
    action,
    subject: { type: 'user', id, label: fullName },
    data: { role, ...(firmRole && { firmRole }), ...(again && { again }), ...(profile !== null && { profile }) },
  });
}

/**
 * Invites a person. Replaces a pending invitation to the same mailbox.
 * @param firm the firm they join when they accept, as what they were invited for
 * @throws {AppError} CONFLICT when the address has an account
 */
export async function inviteUser(
  services: Services,
  viewer: Viewer,
  input: InviteUserInput | InviteAssistant,
  firm?: { id: string; name: string },
): Promise<{ id: string }> {
  const { db, now } = services;
  const emailKey = input.email.toLowerCase();
  const profile = input.role === 'broker' ? { ...input.profile, ...(firm && { firm: firm.name }) } : null;
  const role = input.role === 'admin' ? ('admin' as const) : ('broker' as const);
  return transaction(db, async (tx) => {
    await lockMailbox(tx, emailKey);
    if ((await tx.user.count({ where: { emailKey } })) > 0) throw conflict(HAS_ACCOUNT);
    await tx.userInvitation.updateMany({
      where: { emailKey, acceptedAt: null, revokedAt: null },
      data: { revokedAt: now() },
    });
    const created = await tx.userInvitation.create({
      data: {
        tokenHash: hashToken(newToken()),
        email: input.email,
        emailKey,
        fullName: input.fullName,
        role,
        profile: profile ?? Prisma.DbNull,
        ...(firm && input.role !== 'admin' && { firmId: firm.id, firmRole: input.role }),
        invitedById: viewer.id,
        invitedByName: viewer.fullName,
        createdAt: now(),
        expiresAt: now(),
      },
    });
    await sendLink(tx, services, viewer, created);
    await audit(tx, viewer, now(), 'user.invited', created);
    return { id: created.id };
  });
}

/**
 * Invites an administrator from the server console: the first one of an installation, or when no administrator can sign in anymore.
 * Returns the path of the link, valid once within a week; no email is sent, as email may not be set up yet.
 * @throws {AppError} CONFLICT when the address has an account
 */
export async function inviteFromConsole(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { email, fullName }: { email: string; fullName: string },
): Promise<string> {
  const emailKey = email.toLowerCase();
  const token = newToken();
  await transaction(db, async (tx) => {
    await lockMailbox(tx, emailKey);
    if ((await tx.user.count({ where: { emailKey } })) > 0) throw conflict(HAS_ACCOUNT);
    await tx.userInvitation.updateMany({
      where: { emailKey, acceptedAt: null, revokedAt: null },
      data: { revokedAt: now() },
    });
    const created = await tx.userInvitation.create({
      data: {
        tokenHash: hashToken(token),
        email,
        emailKey,
        fullName,
        role: 'admin',
        profile: Prisma.DbNull,
        invitedByName: 'Server console',
        createdAt: now(),
        expiresAt: new Date(now().getTime() + VALID_DAYS * DAY_MS),
      },
    });
    await audit(tx, null, now(), 'user.invited', created);
  });
  return `${paths.portal.invitation}?token=${token}`;
}

/** @throws {AppError} NOT_FOUND when it was accepted or revoked */
async function getPending(tx: Transaction, invitationId: string): Promise<UserInvitation> {
  await tx.$queryRaw`SELECT 1 FROM user_invitations WHERE id = ${invitationId}::uuid FOR NO KEY UPDATE`;
  const row = await tx.userInvitation.findUnique({ where: { id: invitationId, acceptedAt: null, revokedAt: null } });
  if (!row) throw notFound('invitation');
  return row;
}

/** Sends a new link, valid for a week; the previous one stops working. */
export async function resendInvitation(services: Services, viewer: Viewer, invitationId: string): Promise<void> {
  await transaction(services.db, async (tx) => {
    const row = await getPending(tx, invitationId);
    if ((await tx.user.count({ where: { emailKey: row.emailKey } })) > 0) throw conflict(HAS_ACCOUNT);
    await sendLink(tx, services, viewer, row);
    await audit(tx, viewer, services.now(), 'user.invited', row, true);
  });
}

export async function revokeInvitation({ db, now }: Services, viewer: Viewer, invitationId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await getPending(tx, invitationId);
    await tx.userInvitation.update({ where: { id: invitationId }, data: { revokedAt: now() } });
    await audit(tx, viewer, now(), 'user.invitation_revoked', row);
  });
}

/**
 * A broker's initial profile: what was prefilled, with the licence as confirmed by the broker.
 * @throws {AppError} BAD_REQUEST when the licence was not confirmed, or allows none of the lines
 */
function confirmedProfile(invited: InvitedBroker, { licence }: AcceptUserInvitationInput): InvitedBroker {
  if (!licence) throw refusedField('licence', 'required', 'Confirm your licence details');
  const refused = linesWithoutLicence(invited.lines, licence.licenceClasses);
  const lines = invited.lines.filter((line) => !refused.includes(line));
  if (lines.length === 0 && invited.lines.length > 0)
    throw refusedField(
      'licence.licenceClasses',
      'not_allowed',
      refusedLines(invited.lines, licence.licenceClasses) ?? '',
    );
  return { ...invited, ...licence, lines };
}

async function createStaff(
  tx: Transaction,
  row: UserInvitation,
  { username, phone }: AcceptUserInvitationInput,
  passwordHash: string,
  now: Date,
) {
  return tx.user.create({
    data: {
      username,
      usernameKey: username.toLowerCase(),
      email: row.email,
      emailKey: row.emailKey,
      fullName: row.fullName,
      phone,
      phoneE164: toE164(phone),
      passwordHash,
      role: row.role,
      // The link was sent to this mailbox only.
      emailVerifiedAt: now,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: now,
      termsVia: 'form',
    },
  });
}

function takenMessage(error: Prisma.PrismaClientKnownRequestError): AppError {
  if (JSON.stringify(error.meta ?? {}).includes('email_key'))
    return conflict('This email address already has an account.');
  const message = 'This username is already taken. Choose another one.';
  return refusedField('username', 'taken', message, 'CONFLICT');
}

/** A broker gets the licence they confirmed, an assistant none; either joins the firm they were invited to. */
async function startWork(
  tx: Transaction,
  services: Services,
  { profile, firmId, firmRole }: UserInvitation,
  user: Awaited<ReturnType<typeof createStaff>>,
  input: AcceptUserInvitationInput,
): Promise<void> {
  const firm =
    firmId && (await tx.organization.findUniqueOrThrow({ where: { id: firmId }, select: { id: true, name: true } }));
  if (firmRole !== 'assistant') {
    const confirmed = confirmedProfile(profile as InvitedBroker, input);
    await startAsBroker(tx, services, user, { ...confirmed, ...(firm && { firm: firm.name }) });
  }
  if (firm && firmRole) await joinFirm(tx, { viewer: user, at: services.now() }, user, { firm, role: firmRole });
}

/** Consumes the link: of two concurrent requests only one creates the account. */
async function join(
  tx: Transaction,
  services: Services,
  row: UserInvitation,
  input: AcceptUserInvitationInput,
  passwordHash: string,
) {
  const at = services.now();
  const { count } = await tx.userInvitation.updateMany({
    where: { id: row.id, tokenHash: row.tokenHash, acceptedAt: null, revokedAt: null, expiresAt: { gt: at } },
    data: { acceptedAt: at },
  });
  if (count === 0) throw notFound('invitation');
  const user = await createStaff(tx, row, input, passwordHash, at);
  if (row.role === 'broker') await startWork(tx, services, row, user, input);
  await recordAudit(tx, user, at, {
    action: 'user.joined',
    subject: { type: 'user', id: user.id, label: user.fullName },
    data: { role: user.role, invitedByName: row.invitedByName, invitationId: row.id },
  });
  return user;
}

/**
 * Creates the broker's or administrator's account and signs in. Staff set up a second factor before anything else, where it is required.
 * @throws {AppError} NOT_FOUND for a link that is unknown, used, revoked or expired; BAD_REQUEST for a weak password; CONFLICT when
 * the username is taken
 */
export async function acceptUserInvitation(
  services: Services & { session: Session },
  input: AcceptUserInvitationInput,
): Promise<Viewer> {
  const row = await getUsable(services, input.token);
  refuseWeakPassword(services, input.password, { ...row, username: input.username });
  const passwordHash = await hashPassword(input.password);
  try {
    const user = await transaction(services.db, (tx) => join(tx, services, row, input, passwordHash));
    const { session, now } = services;
    await session.start(user, (tx) =>
      recordSecurityEvent(tx, now(), session.origin, { kind: 'sign_in', userId: user.id }),
    );
    const viewer = await services.session.viewer();
    if (!viewer) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
    return viewer;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') throw takenMessage(error);
    throw error;
  }
}
