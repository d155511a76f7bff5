/** Who belongs to which brokerage, and what that lets them do with the cases of its brokers. */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { FirmRole } from '#shared/platform/permissions.ts';

/** A firm's name as it is compared: without extra spaces. Capital letters make no difference either. */
export function sameFirm(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** A colleague's part in a case of the firm. Nobody else of the firm has one: the client chose one broker, not all of them. */
export type FirmPart = 'assistant' | 'firm_manager';

function partIn(caseId: string, brokerId: string) {
  return {
    firm: { firmMembers: { some: { userId: brokerId } } },
    OR: [{ role: 'manager' }, { role: 'assistant', user: { assisting: { some: { caseId } } } }],
  } satisfies Prisma.FirmMemberWhereInput;
}

function partOf(role: FirmRole): FirmPart {
  return role === 'manager' ? 'firm_manager' : 'assistant';
}

/**
 * What a person may do with a case as a colleague of its broker: an assistant where they were added to it, a manager everywhere in the
 * firm. Read for each request, so that it ends with the membership, with the assignment, and when the case leaves the firm.
 */
export async function findFirmPart(
  db: Database | Transaction,
  userId: string,
  { id: caseId, brokerId }: { id: string; brokerId: string | null },
): Promise<FirmPart | null> {
  if (brokerId === null || brokerId === userId) return null;
  const member = await db.firmMember.findFirst({
    where: { userId, ...partIn(caseId, brokerId) },
    select: { role: true },
  });
  return member && partOf(member.role);
}

/** Everyone who has a part in a case as a colleague of its broker, by their id. */
export async function findFirmParts(
  db: Database | Transaction,
  { id: caseId, brokerId }: { id: string; brokerId: string | null },
): Promise<ReadonlyMap<string, FirmPart>> {
  if (brokerId === null) return new Map();
  const members = await db.firmMember.findMany({
    where: { userId: { not: brokerId }, ...partIn(caseId, brokerId) },
    select: { userId: true, role: true },
  });
  return new Map(members.map(({ userId, role }) => [userId, partOf(role)]));
}

/** The cases an assistant was added to whose broker is still of the same firm, as a condition on their ids. */
export function assistedCases(userId: string): Prisma.Sql {
  return Prisma.sql`(SELECT a.case_id FROM case_assistants a JOIN cases ac ON ac.id = a.case_id
    JOIN firm_members am ON am.user_id = a.user_id AND am.role = 'assistant'
    JOIN firm_members ab ON ab.firm_id = am.firm_id AND ab.user_id = ac.broker_id
    WHERE a.user_id = ${userId}::uuid)`;
}

/** The same as ids. */
export async function findAssisted(db: Database, userId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT case_id AS id FROM ${assistedCases(userId)} AS own`;
  return rows.map(({ id }) => id);
}

/** The members of the firm that a person manages, as a condition on the broker of a case. Nobody's for anyone else. */
export function managedBrokers(userId: string): Prisma.Sql {
  return Prisma.sql`(SELECT b.user_id FROM firm_members m JOIN firm_members b ON b.firm_id = m.firm_id
    WHERE m.user_id = ${userId}::uuid AND m.role = 'manager')`;
}

/** Everyone of a person's firm, as a condition. */
export function colleaguesOf(userId: string | null): Prisma.Sql {
  return Prisma.sql`(SELECT b.user_id FROM firm_members m JOIN firm_members b ON b.firm_id = m.firm_id WHERE m.user_id = ${userId}::uuid)`;
}

/** Whether two people are of the same firm. */
export async function areColleagues(db: Database | Transaction, one: string | null, other: string): Promise<boolean> {
  if (one === null) return false;
  const found = await db.firmMember.count({
    where: { userId: other, firm: { firmMembers: { some: { userId: one } } } },
  });
  return found > 0;
}

/** Whether a broker has colleagues at the firm who hold a licence. */
export async function hasColleagues(db: Database, brokerId: string): Promise<boolean> {
  const found = await db.firmMember.findFirst({
    where: {
      userId: { not: brokerId },
      firm: { firmMembers: { some: { userId: brokerId } } },
      user: { disabledAt: null, brokerProfile: { isNot: null } },
    },
    select: { userId: true },
  });
  return found !== null;
}
