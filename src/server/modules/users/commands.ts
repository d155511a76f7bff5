/** Account administration. Every action is audited and the owner notified, and administrators cannot apply any of it to themselves. */

import { endSessions, securityPathOf } from '#server/modules/accounts/account/commands.ts';
import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import { lockUser } from '#server/modules/accounts/tokens/commands.ts';
import { handOverAll } from '#server/modules/assignment/reassignment/commands.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { startAsBroker } from '#server/modules/brokers/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { leaveFirm } from '#server/modules/organizations/firms/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { AuditAction } from '#shared/audit/schema.ts';
import type { WorkHandedOver } from '#shared/cases/move-schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { NOT_AUTHENTICATED } from '#shared/platform/session.ts';
import type { ChangeRoleInput, DisableUserInput, UserReasonInput } from '#shared/users/schema.ts';
import { userEmails } from './emails.ts';
import { lastAdministrator, refuseSelf } from './policy.ts';
import { countOpenWork, countOwnCases } from './queries.ts';

const userSelect = {
  id: true,
  fullName: true,
  email: true,
  role: true,
  disabledAt: true,
  totpSealed: true,
  brokerProfile: { select: { userId: true } },
} satisfies Prisma.UserSelect;
type Subject = Prisma.UserGetPayload<{ select: typeof userSelect }>;

/**
 * Serializes these commands, so that each one sees which administrators are left: when two remove each other at the same moment, one of
 * them remains.
 */
async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('administrators'))::text`;
}

/**
 * Loads the account a command is about, and rechecks the viewer: an administrator who was just disabled can do nothing more.
 * @throws {AppError} NOT_FOUND; UNAUTHORIZED when the viewer is no longer an administrator
 */
async function getSubject(tx: Transaction, viewer: Viewer, userId: string): Promise<Subject> {
  await lockAdministrators(tx);
  const still = await tx.user.count({ where: { id: viewer.id, role: 'admin', disabledAt: null } });
  if (still === 0) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
  await lockUser(tx, userId);
  const user = await tx.user.findUnique({ where: { id: userId }, select: userSelect });
  if (!user) throw notFound('person');
  return user;
}

/** @throws {AppError} CONFLICT when no administrator who can log in would be left */
async function keepAnAdministrator(tx: Transaction, user: Subject): Promise<void> {
  if (user.role !== 'admin' || user.disabledAt) return;
  const others = await tx.user.count({ where: { id: { not: user.id }, roleText: 'admin', disabledAt: null } });
  if (others === 0) throw lastAdministrator();
}

type Step = {
  viewer: Viewer;
  user: Subject;
  action: AuditAction;
  reason: string | null;
  data?: Prisma.InputJsonObject;
};

async function audit(tx: Transaction, at: Date, { viewer, user, action, reason, data = {} }: Step): Promise<void> {
  await recordAudit(tx, viewer, at, {
    action,
    subject: { type: 'user', id: user.id, label: user.fullName },
    reason,
    data,
  });
}

const titles = {
  'role-changed': 'Your account role was changed',
  'account-disabled': 'Your account was disabled',
  'account-enabled': 'Your account was re-enabled',
  'sessions-ended': 'An administrator ended your sessions',
  'second-factor-reset': 'An administrator turned off your two-step verification',
} as const;

function loginOf(role: Role): string {
  return { client: paths.portal.login, broker: paths.broker.login, admin: paths.admin.login }[role];
}

/** Notifies by email, which cannot be turned off, and in the portal for when they return. */
async function tell(
  tx: Transaction,
  { jobs, env, now }: Services,
  user: Subject,
  news: keyof typeof titles,
  role: Role = user.role,
): Promise<void> {
  const data = { at: describeMoment(now(), env.site), role, path: loginOf(role) };
  await queueEmails(tx, jobs, [
    outgoing(userEmails[news], { to: user.email, toName: user.fullName, userId: user.id, data }),
  ]);
  const type = news.replaceAll('-', '_');
  notify(tx, now(), [{ userId: user.id, type, title: titles[news], link: securityPathOf(role) }]);
}

/** Ends every session of an account immediately: open streams wake up and find that they are over. */
async function endAll(tx: Transaction, userId: string, now: Date): Promise<number> {
  await tx.user.update({ where: { id: userId }, data: { sessionEpoch: { increment: 1 } } });
  return endSessions(tx, { userId, now });
}

async function leaveRole(tx: Transaction, viewer: Viewer, user: Subject, at: Date): Promise<void> {
  await keepAnAdministrator(tx, user);
  if (user.role === 'client' && (await countOwnCases(tx, user.id)) > 0)
    throw conflict('This person has requests of their own. Invite them with another email address instead.');
  if (user.role === 'broker' && (await countOpenWork(tx, user.id)) > 0)
    throw conflict('This broker has open work. Reassign it first.');
  if (user.role === 'broker') await leaveFirm(tx, { viewer, at }, user);
}

async function enterRole(
  tx: Transaction,
  services: Services,
  user: Subject,
  { role, profile }: ChangeRoleInput,
): Promise<void> {
  if (role !== 'broker') return;
  if (!user.brokerProfile && !profile) {
    throw refusedField('profile', 'required', 'A broker needs a profile. Fill in the licence');
  }
  await startAsBroker(tx, services, user, profile);
}

/**
 * Changes a person's role. Their sessions end, so that their permissions change with the next login.
 * @throws {AppError} FORBIDDEN for oneself; CONFLICT for the last administrator, a client with requests and a broker with work;
 * BAD_REQUEST at `profile` when a broker has none
 */
export async function changeRole(services: Services, viewer: Viewer, input: ChangeRoleInput): Promise<void> {
  refuseSelf(viewer, input.userId, 'change the role of');
  const { db, now } = services;
  await transaction(db, async (tx) => {
    const user = await getSubject(tx, viewer, input.userId);
    if (user.role === input.role) return;
    await leaveRole(tx, viewer, user, now());
    await enterRole(tx, services, user, input);
    await tx.user.update({ where: { id: user.id }, data: { role: input.role } });
    await endAll(tx, user.id, now());
    const { profile } = input;
    const data = { before: user.role, after: input.role, ...(input.role === 'broker' && profile && { profile }) };
    await audit(tx, now(), { viewer, user, action: 'user.role_changed', reason: input.reason, data });
    await tell(tx, services, user, 'role-changed', input.role);
  });
}

/** @throws {AppError} BAD_REQUEST at `handOver.toBrokerId` for someone who cannot take over the work */
async function assertSuccessor(services: Services, { userId, handOver }: DisableUserInput): Promise<void> {
  const toBrokerId = handOver?.toBrokerId;
  if (!toBrokerId) return;
  const able = await services.db.user.count({
    where: { id: { equals: toBrokerId, not: userId }, role: 'broker', disabledAt: null },
  });
  if (able === 0)
    throw refusedField('handOver.toBrokerId', 'not_an_option', 'Choose another broker with an active account');
}

/**
 * Locks a person out immediately, then reassigns a broker's work: in this order, so that nothing new arrives during the reassignment.
 * Called again after a failure, it continues with what is left.
 * @throws {AppError} FORBIDDEN for oneself; CONFLICT for the last administrator, and for a broker whose work nobody takes over
 */
export async function disableUser(
  services: Services,
  viewer: Viewer,
  input: DisableUserInput,
): Promise<WorkHandedOver | null> {
  const { userId, handOver } = input;
  refuseSelf(viewer, userId, 'disable');
  await assertSuccessor(services, input);
  const role = await keepOut(services, viewer, input);
  return handOver && role === 'broker' ? handOverAll(services, viewer, userId, handOver.toBrokerId) : null;
}

async function keepOut(
  services: Services,
  viewer: Viewer,
  { userId, reason, handOver }: DisableUserInput,
): Promise<Role> {
  const { db, now } = services;
  return transaction(db, async (tx) => {
    const user = await getSubject(tx, viewer, userId);
    if (user.disabledAt) return user.role;
    await keepAnAdministrator(tx, user);
    if (!handOver && user.role === 'broker' && (await countOpenWork(tx, userId)) > 0)
      throw conflict('This broker has open work. Choose what happens to it.');
    await tx.user.update({ where: { id: userId }, data: { disabledAt: now() } });
    const ended = await endAll(tx, userId, now());
    await audit(tx, now(), { viewer, user, action: 'user.disabled', reason, data: { sessionsEnded: ended } });
    await tell(tx, services, user, 'account-disabled');
    return user.role;
  });
}

/** Restores a person's access, with their previous password and second factor. */
export async function enableUser(
  services: Services,
  viewer: Viewer,
  { userId, reason }: UserReasonInput,
): Promise<void> {
  const { db, now } = services;
  await transaction(db, async (tx) => {
    const user = await getSubject(tx, viewer, userId);
    if (!user.disabledAt) return;
    await tx.user.update({ where: { id: userId }, data: { disabledAt: null } });
    await audit(tx, now(), { viewer, user, action: 'user.enabled', reason });
    await tell(tx, services, user, 'account-enabled');
  });
}

/** @throws {AppError} FORBIDDEN for oneself, as there is a separate page for that */
export async function endUserSessions(
  services: Services,
  viewer: Viewer,
  { userId, reason }: UserReasonInput,
): Promise<{ ended: number }> {
  refuseSelf(viewer, userId, 'end the sessions of');
  const { db, now } = services;
  return transaction(db, async (tx) => {
    const user = await getSubject(tx, viewer, userId);
    const ended = await endAll(tx, userId, now());
    await audit(tx, now(), { viewer, user, action: 'user.sessions_ended', reason, data: { ended } });
    if (ended > 0) await tell(tx, services, user, 'sessions-ended');
    return { ended };
  });
}

/**
 * For a person who lost the phone and the recovery codes. Staff must set up a new second factor before anything else.
 * @throws {AppError} FORBIDDEN for oneself; CONFLICT without a second factor
 */
export async function resetSecondFactor(
  services: Services,
  viewer: Viewer,
  { userId, reason }: UserReasonInput,
): Promise<void> {
  refuseSelf(viewer, userId, 'turn off two-step verification for');
  const { db, now } = services;
  await transaction(db, async (tx) => {
    const user = await getSubject(tx, viewer, userId);
    if (!user.totpSealed) throw conflict('This account doesn’t have two-step verification.');
    await tx.user.update({
      where: { id: userId },
      data: { totpSealed: null, totpEnabledAt: null, totpLastStep: null },
    });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await endAll(tx, userId, now());
    await audit(tx, now(), { viewer, user, action: 'user.second_factor_reset', reason });
    const detail = 'by an administrator';
    await recordSecurityEvent(tx, now(), viewer.origin, { kind: 'second_factor_off', userId, detail });
    await tell(tx, services, user, 'second-factor-reset');
  });
}
