/** A valid call of every procedure about firms and their assistants, and the firm it concerns: that of the broker. */
import type { Services } from '#server/platform/services.ts';
import { FREE_TEXT } from '../hostile.ts';
import { type Access, adminOnly, type CaseCall, CURSOR, row, workedOn } from './rows.ts';

export const FIRM_ID = '0194a3c0-0000-7000-8000-0000000000c1';
const OTHER_FIRM_ID = '0194a3c0-0000-7000-8000-0000000000c2';
const ASSISTANT_ID = '0194a3c0-0000-7000-8000-0000000000c3';
const INVITATION_ID = '0194a3c0-0000-7000-8000-0000000000c4';
/** A broker of no firm. */
const JOINING_ID = '0194a3c0-0000-7000-8000-0000000000c5';

/** Its managers, who are not in this table (firm-access.test.ts), and administrators. */
const managed: Access = [401, 403, 403, 403, 403, 200];

export function assistantCalls(caseId: string): CaseCall[] {
  const assistant = { caseId, userId: ASSISTANT_ID };
  return [
    row('broker', 'active', 'caseAssistants.list', workedOn, { caseId }),
    row('broker', 'active', 'caseAssistants.add', workedOn, assistant),
    row('broker', 'active', 'caseAssistants.remove', workedOn, assistant),
  ];
}

export function firmCalls(): CaseCall[] {
  const firm = { firmId: FIRM_ID };
  const member = { ...firm, userId: ASSISTANT_ID };
  return [
    row('admin', 'active', 'firms.list', adminOnly, { search: FREE_TEXT, cursor: CURSOR }),
    row('admin', 'active', 'firms.get', managed, firm),
    row('admin', 'active', 'firms.members', managed, { ...firm, cursor: CURSOR }),
    row('admin', 'active', 'firms.changeRole', managed, { ...member, role: 'manager' }),
    row('admin', 'active', 'firms.removeMember', managed, member),
    row('admin', 'active', 'firms.invite', managed, {
      ...firm,
      role: 'assistant',
      fullName: FREE_TEXT,
      email: 'invited.assistant@example.com',
    }),
    row('admin', 'active', 'firms.resendInvitation', managed, { ...firm, invitationId: INVITATION_ID }),
    row('admin', 'active', 'firms.revokeInvitation', managed, { ...firm, invitationId: INVITATION_ID }),
    row('admin', 'active', 'firms.rename', adminOnly, { ...firm, name: FREE_TEXT }),
    row('admin', 'active', 'firms.merge', adminOnly, { ...firm, intoId: OTHER_FIRM_ID }),
    row('admin', 'active', 'firms.join', adminOnly, { brokerId: JOINING_ID }),
  ];
}

function account(id: string, key: string) {
  return {
    ...{ id, username: key, usernameKey: key, email: `${key}@example.com`, emailKey: `${key}@example.com` },
    ...{ fullName: 'Quinn Example', phone: '403-555-0142', passwordHash: '$argon2id$nobody', role: 'broker' as const },
    ...{ termsVersion: 'test', termsAcceptedAt: new Date() },
  };
}

/** The firm with the broker and an assistant, another firm, an invitation, and a broker of neither. */
export async function resetFirms({ db, now }: Pick<Services, 'db' | 'now'>, brokerId: string): Promise<void> {
  for (const [id, name] of [
    [FIRM_ID, 'Firm Example'],
    [OTHER_FIRM_ID, 'Another Firm Example'],
  ] as const)
    await db.organization.upsert({ where: { id }, create: { id, kind: 'brokerage', name }, update: { name } });
  for (const [id, key] of [
    [ASSISTANT_ID, 'hostile_assistant'],
    [JOINING_ID, 'hostile_joining'],
  ] as const)
    await db.user.upsert({ where: { id }, create: account(id, key), update: { role: 'broker' } });
  const { delegateId: _, ...profile } = await db.brokerProfile.findUniqueOrThrow({ where: { userId: brokerId } });
  const joining = { ...profile, userId: JOINING_ID, capacity: 0, lines: [] };
  await db.brokerProfile.upsert({ where: { userId: JOINING_ID }, create: joining, update: joining });
  await db.firmMember.deleteMany({ where: { OR: [{ userId: JOINING_ID }, { firmId: OTHER_FIRM_ID }] } });
  for (const [userId, role] of [
    [brokerId, 'broker'],
    [ASSISTANT_ID, 'assistant'],
  ] as const) {
    const member = { firmId: FIRM_ID, role };
    await db.firmMember.upsert({ where: { userId }, create: { userId, joinedAt: now(), ...member }, update: member });
  }
  await db.userInvitation.deleteMany({ where: { firmId: { in: [FIRM_ID, OTHER_FIRM_ID] } } });
  await db.userInvitation.create({
    data: {
      ...{ id: INVITATION_ID, tokenHash: 'f'.repeat(43), role: 'broker', firmId: FIRM_ID, firmRole: 'assistant' },
      ...{ email: 'firm.waiting@example.com', emailKey: 'firm.waiting@example.com', fullName: 'Waiting Example' },
      ...{ invitedByName: 'Alex Demo-Admin', createdAt: now(), expiresAt: new Date('2099-01-01') },
    },
  });
}
