/** Brokerages and who works there. Every change is in the audit log; the caller has checked who may make it. */
import { recordAudit } from '#server/modules/audit/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { announce } from '#server/platform/live/live.ts';
import type { FirmRole } from '#shared/platform/permissions.ts';
import { sameFirm } from './queries.ts';

/** Whom the change is about, and who makes it; without a viewer it is the system. */
type Change = { viewer: Parameters<typeof recordAudit>[1]; at: Date };
type Person = { id: string; fullName: string };

/** The brokerage of this name, created when there is none. The name's index decides between two at once. */
export async function firmNamed(tx: Transaction, name: string): Promise<{ id: string; name: string }> {
  const [firm] = await tx.$queryRaw<[{ id: string; name: string }]>`
    INSERT INTO organizations (id, kind, name) VALUES (${newId()}::uuid, 'brokerage', ${sameFirm(name)})
    ON CONFLICT (lower(name)) WHERE kind = 'brokerage' DO UPDATE SET name = organizations.name RETURNING id, name`;
  return firm;
}

/** Makes someone a member of a firm, who was of none. */
export async function joinFirm(
  tx: Transaction,
  { viewer, at }: Change,
  person: Person,
  { firm, role }: { firm: { id: string; name: string }; role: FirmRole },
): Promise<void> {
  await tx.firmMember.create({ data: { userId: person.id, firmId: firm.id, role, joinedAt: at } });
  await recordAudit(tx, viewer, at, {
    action: 'firm.member_added',
    subject: { type: 'user', id: person.id, label: person.fullName },
    data: { firm: firm.name, role },
  });
}

/** Ends a membership, and everything it let the person see, from the next request on. Does nothing for a person of no firm. */
export async function leaveFirm(tx: Transaction, { viewer, at }: Change, person: Person): Promise<void> {
  const member = await tx.firmMember.findUnique({
    where: { userId: person.id },
    select: { role: true, firm: { select: { name: true } } },
  });
  if (!member) return;
  await tx.caseAssistant.deleteMany({ where: { userId: person.id } });
  await tx.firmMember.delete({ where: { userId: person.id } });
  await recordAudit(tx, viewer, at, {
    action: 'firm.member_removed',
    subject: { type: 'user', id: person.id, label: person.fullName },
    data: { firm: member.firm.name, role: member.role },
  });
  // Open pages ask again, and find that it is over.
  announce(tx, `user:${person.id}`);
}

/** @param member as read under a lock of the same transaction */
export async function setFirmRole(
  tx: Transaction,
  { viewer, at }: Change & { viewer: Viewer },
  member: Person & { role: FirmRole; firmName: string },
  role: FirmRole,
): Promise<void> {
  await tx.firmMember.update({ where: { userId: member.id }, data: { role } });
  if (role !== 'assistant') await tx.caseAssistant.deleteMany({ where: { userId: member.id } });
  await recordAudit(tx, viewer, at, {
    action: 'firm.member_role_changed',
    subject: { type: 'user', id: member.id, label: member.fullName },
    data: { firm: member.firmName, before: member.role, after: role },
  });
  announce(tx, `user:${member.id}`);
}
