/** What managers and administrators change about a firm. */
import { recordAudit } from '#server/modules/audit/commands.ts';
import { firmNamed, joinFirm, leaveFirm, setFirmRole } from '#server/modules/organizations/firms/commands.ts';
import { sameFirm } from '#server/modules/organizations/firms/queries.ts';
import { inviteUser, resendInvitation, revokeInvitation } from '#server/modules/users/invitations/commands.ts';
import { countOpenWork } from '#server/modules/users/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, notFound } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type {
  ChangeFirmRoleInput,
  FirmInvitationInput,
  FirmMemberInput,
  InviteToFirmInput,
  MergeFirmsInput,
  RenameFirmInput,
} from '#shared/users/firm-schema.ts';
import { assertRoleFits, getManaged, lockManaged } from './policy.ts';

/** Locks the firm and reads one of its members. */
async function lockMember(tx: Transaction, viewer: Viewer, { firmId, userId }: FirmMemberInput) {
  const firm = await lockManaged(tx, viewer, firmId);
  const member = await tx.firmMember.findUnique({
    where: { userId, firmId: firm.id },
    select: { role: true, user: { select: { fullName: true, brokerProfile: { select: { userId: true } } } } },
  });
  if (!member) throw notFound('member');
  if (userId === viewer.id)
    throw new AppError({
      code: 'FORBIDDEN',
      message: 'You can’t change your own membership. Ask another manager or an administrator.',
    });
  const { fullName, brokerProfile } = member.user;
  return { id: userId, fullName, role: member.role, hasProfile: brokerProfile !== null, firmName: firm.name };
}

/**
 * Changes what a member does at the firm, from their next request on. The same role again changes nothing.
 * @throws {AppError} FORBIDDEN for one's own; NOT_FOUND for anyone else's people; CONFLICT where the licence does not fit the role
 */
export async function changeFirmRole(
  { db, now }: Services,
  viewer: Viewer,
  { role, ...input }: ChangeFirmRoleInput,
): Promise<void> {
  await transaction(db, async (tx) => {
    const member = await lockMember(tx, viewer, input);
    if (member.role === role) return;
    assertRoleFits(role, member);
    await setFirmRole(tx, { viewer, at: now() }, member, role);
  });
}

/**
 * Removes a member, from their next request on. Their account stays.
 * @throws {AppError} FORBIDDEN for one's own; NOT_FOUND; CONFLICT for a broker with open work, which would leave with them
 */
export async function removeMember({ db, now }: Services, viewer: Viewer, input: FirmMemberInput): Promise<void> {
  await transaction(db, async (tx) => {
    const member = await lockMember(tx, viewer, input);
    if ((await countOpenWork(tx, member.id)) > 0)
      throw conflict('This broker has open work. Reassign it within the firm first.');
    await leaveFirm(tx, { viewer, at: now() }, member);
  });
}

/**
 * Invites someone by email to work at the firm: a broker with a licence to confirm, or an assistant.
 * @throws {AppError} FORBIDDEN, NOT_FOUND; CONFLICT when the address has an account; TOO_MANY_REQUESTS
 */
export async function inviteToFirm(services: Services, viewer: Viewer, input: InviteToFirmInput): Promise<void> {
  const { firmId, ...person } = input;
  const firm = await getManaged(services.db, viewer, firmId);
  await services.limiter.consume(limits.inviteToFirm, viewer.id);
  await inviteUser(services, viewer, person, firm);
}

/** @throws {AppError} FORBIDDEN; NOT_FOUND for an invitation to another firm */
async function assertOwn(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  { firmId, invitationId }: FirmInvitationInput,
): Promise<void> {
  const firm = await getManaged(db, viewer, firmId);
  const own = await db.userInvitation.count({ where: { id: invitationId, firmId: firm.id } });
  if (own === 0) throw notFound('invitation');
}

/**
 * Sends a new link, valid for a week; the previous one stops working.
 * @throws {AppError} FORBIDDEN; NOT_FOUND for an invitation to another firm, and for one that was accepted or revoked; CONFLICT when the
 * address has an account by now; TOO_MANY_REQUESTS
 */
export async function resendFirmInvitation(
  services: Services,
  viewer: Viewer,
  input: FirmInvitationInput,
): Promise<void> {
  await assertOwn(services, viewer, input);
  await services.limiter.consume(limits.inviteToFirm, viewer.id);
  await resendInvitation(services, viewer, input.invitationId);
}

/** @throws {AppError} FORBIDDEN; NOT_FOUND for an invitation to another firm, and for one that was accepted or revoked */
export async function revokeFirmInvitation(
  services: Services,
  viewer: Viewer,
  input: FirmInvitationInput,
): Promise<void> {
  await assertOwn(services, viewer, input);
  await revokeInvitation(services, viewer, input.invitationId);
}

/** The name that clients read is in each broker's profile. */
async function nameProfiles(tx: Transaction, firm: { id: string; name: string }): Promise<void> {
  await tx.brokerProfile.updateMany({
    where: { user: { firmMember: { is: { firmId: firm.id } } }, firm: { not: firm.name } },
    data: { firm: firm.name },
  });
}

/**
 * Renames a firm, also where clients read its name.
 * @throws {AppError} NOT_FOUND; CONFLICT when another firm has that name
 */
export async function renameFirm({ db, now }: Services, viewer: Viewer, input: RenameFirmInput): Promise<void> {
  const name = sameFirm(input.name);
  await transaction(db, async (tx) => {
    const { id, name: before } = await lockManaged(tx, viewer, input.firmId);
    if (before === name) return;
    const others = await tx.organization.count({
      where: { kind: 'brokerage', id: { not: id }, name: { equals: name, mode: 'insensitive' } },
    });
    if (others > 0) throw conflict('There’s already a firm with this name. Merge the two instead.');
    await tx.organization.update({ where: { id }, data: { name } });
    await nameProfiles(tx, { id, name });
    const subject = { type: 'firm', id, label: name } as const;
    await recordAudit(tx, viewer, now(), { action: 'firm.renamed', subject, data: { before, after: name } });
  });
}

/**
 * Moves everyone of one firm to another, with what they were asked to help with. The empty firm is listed no longer.
 * @throws {AppError} NOT_FOUND; CONFLICT for a firm and itself
 */
export async function mergeFirms(
  { db, now }: Services,
  viewer: Viewer,
  { firmId, intoId }: MergeFirmsInput,
): Promise<void> {
  if (firmId === intoId) throw conflict('Choose another firm to merge into.');
  await transaction(db, async (tx) => {
    // In one order, so that two opposite merges wait for each other.
    const [first, second] = [firmId, intoId].sort();
    const locked = [await lockManaged(tx, viewer, first), await lockManaged(tx, viewer, second)];
    const [from, into] = [firmId, intoId].map((id) => locked.find((firm) => firm.id === id));
    if (!from || !into) throw notFound('firm');
    const { count } = await tx.firmMember.updateMany({ where: { firmId }, data: { firmId: intoId } });
    await tx.userInvitation.updateMany({ where: { firmId }, data: { firmId: intoId } });
    await nameProfiles(tx, into);
    await recordAudit(tx, viewer, now(), {
      action: 'firm.merged',
      subject: { type: 'firm', id: into.id, label: into.name },
      data: { merged: from.name, mergedId: from.id, members: count },
    });
  });
}

/**
 * An administrator confirms that a broker works at the firm their profile names.
 * @throws {AppError} NOT_FOUND for anyone but a broker; CONFLICT for a member of a firm
 */
export async function joinNamedFirm({ db, now }: Services, viewer: Viewer, brokerId: string): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM broker_profiles WHERE user_id = ${brokerId}::uuid FOR NO KEY UPDATE`;
    const profile = await tx.brokerProfile.findUnique({
      where: { userId: brokerId, user: { roleText: 'broker' } },
      select: { firm: true, user: { select: { fullName: true, firmMember: { select: { userId: true } } } } },
    });
    if (!profile) throw notFound('broker');
    if (profile.user.firmMember) throw conflict('This broker already belongs to a firm.');
    const person = { id: brokerId, fullName: profile.user.fullName };
    const firm = await firmNamed(tx, profile.firm);
    await joinFirm(tx, { viewer, at: now() }, person, { firm, role: 'broker' });
  });
}
