/** A valid call of every procedure about brokers, users and invitations, and the people it concerns. */
import type { Services } from '#server/platform/services.ts';
import { FREE_TEXT } from './hostile.ts';
import type { CaseCall } from './hostile-case-calls.ts';

const PERSON_ID = '0194a3c0-0000-7000-8000-000000000081';
const COLLEAGUE_ID = '0194a3c0-0000-7000-8000-000000000082';
const INVITATION_ID = '0194a3c0-0000-7000-8000-000000000083';
const CURSOR = Buffer.from('2026-11-21T12:00:00.000Z|0194a3c0-0000-7000-8000-000000000002').toString('base64url');

export const licenceFacts = {
  firm: FREE_TEXT,
  licenceNumber: 'HOSTILE-GEN-1',
  licenceClasses: ['GENERAL'],
  licenceLevel: 2,
  licenceExpiresOn: '2099-06-30',
  supervisorName: FREE_TEXT,
  supervisorLicence: FREE_TEXT,
};
const work = { lines: ['auto'], areas: ['T2'], languages: ['en'], capacity: 60 };

export function peopleCalls(brokerId: string): CaseCall[] {
  const row = (
    as: CaseCall['as'],
    procedure: string,
    type: CaseCall['type'],
    input: Record<string, unknown>,
  ): CaseCall => ({ as, status: 'active', procedure, type, input });
  const person = { userId: PERSON_ID, reason: FREE_TEXT };
  const profile = { ...licenceFacts, ...work };
  const { licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn } = licenceFacts;
  const back = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  return [
    row('broker', 'brokers.updateLicence', 'mutation', licenceFacts),
    row('broker', 'brokers.updateWork', 'mutation', work),
    row('broker', 'brokers.setAway', 'mutation', { awayUntil: back, delegateId: COLLEAGUE_ID }),
    row('broker', 'brokers.colleagues', 'query', { search: 'Example' }),
    row('broker', 'brokers.numbers', 'query', { days: 30, brokerId }),
    row('admin', 'brokers.list', 'query', {
      search: 'Example',
      licence: 'valid',
      verified: 'yes',
      away: 'no',
      account: 'active',
      cursor: CURSOR,
    }),
    row('admin', 'brokers.get', 'query', { brokerId: COLLEAGUE_ID }),
    row('admin', 'brokers.verifyLicence', 'mutation', {
      brokerId: COLLEAGUE_ID,
      licenceNumber,
      licenceClasses,
      licenceLevel,
      licenceExpiresOn,
    }),
    row('admin', 'brokers.handOver', 'mutation', { brokerId: COLLEAGUE_ID, toBrokerId: null }),
    row('admin', 'users.list', 'query', { role: 'client', account: 'active', search: 'Example', cursor: CURSOR }),
    row('admin', 'users.get', 'query', { userId: PERSON_ID }),
    row('admin', 'users.changeRole', 'mutation', { ...person, role: 'broker', profile }),
    row('admin', 'users.disable', 'mutation', { ...person, handOver: { toBrokerId: COLLEAGUE_ID } }),
    row('admin', 'users.enable', 'mutation', { userId: COLLEAGUE_ID, reason: FREE_TEXT }),
    row('admin', 'users.endSessions', 'mutation', person),
    row('admin', 'users.resetSecondFactor', 'mutation', person),
    row('admin', 'userInvitations.invite', 'mutation', {
      role: 'broker',
      fullName: FREE_TEXT,
      email: 'invited.broker@example.com',
      profile,
    }),
    row('admin', 'userInvitations.resend', 'mutation', { invitationId: INVITATION_ID }),
    row('admin', 'userInvitations.revoke', 'mutation', { invitationId: INVITATION_ID }),
  ];
}

function account(id: string, key: string, role: 'client' | 'broker') {
  return {
    id,
    username: key,
    usernameKey: key,
    email: `${key}@example.com`,
    emailKey: `${key}@example.com`,
    fullName: 'Quinn Example',
    phone: '403-555-0142',
    passwordHash: '$argon2id$nobody',
    role,
    termsVersion: 'test',
    termsAcceptedAt: new Date(),
  };
}

/** A client with a second factor, a colleague without capacity, and an invitation; the broker's profile in its initial state. */
export async function resetPeople(db: Services['db'], brokerId: string): Promise<void> {
  const { supervisorName: _, supervisorLicence: __, licenceExpiresOn, ...facts } = licenceFacts;
  const profile = {
    ...facts,
    ...work,
    licenceClasses: ['GENERAL' as const],
    licenceExpiresOn: new Date(licenceExpiresOn),
    supervisorName: null,
    supervisorLicence: null,
    awayUntil: null,
  };
  const person = { role: 'client' as const, disabledAt: null, totpSealed: Buffer.from('sealed') };
  await db.user.upsert({
    where: { id: PERSON_ID },
    create: { ...account(PERSON_ID, 'hostile_person', 'client'), ...person },
    update: person,
  });
  await db.user.upsert({
    where: { id: COLLEAGUE_ID },
    create: account(COLLEAGUE_ID, 'hostile_colleague', 'broker'),
    update: { disabledAt: null },
  });
  await db.brokerProfile.deleteMany({ where: { userId: PERSON_ID } });
  const colleague = { ...profile, capacity: 0, licenceVerifiedAt: null, lines: [] };
  await db.brokerProfile.upsert({
    where: { userId: COLLEAGUE_ID },
    create: { userId: COLLEAGUE_ID, ...colleague },
    update: colleague,
  });
  await db.brokerProfile.updateMany({
    where: { userId: brokerId },
    data: {
      ...profile,
      licenceNumber: 'TEST-GEN',
      areas: ['T'],
      licenceVerifiedAt: new Date(),
      licenceVerifiedName: 'Admin Example',
    },
  });
  const invitation = {
    tokenHash: 'n'.repeat(43),
    email: 'waiting@example.com',
    emailKey: 'waiting@example.com',
    fullName: 'Waiting Example',
    role: 'admin' as const,
    invitedById: PERSON_ID,
    invitedByName: 'Alex Demo-Admin',
    expiresAt: new Date('2099-01-01'),
    acceptedAt: null,
    revokedAt: null,
  };
  await db.userInvitation.deleteMany({ where: { emailKey: 'invited.broker@example.com' } });
  await db.userInvitation.upsert({
    where: { id: INVITATION_ID },
    create: { id: INVITATION_ID, ...invitation },
    update: invitation,
  });
}
