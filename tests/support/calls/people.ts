/** A valid call of every procedure about brokers, users and invitations, and the people it concerns. */
import type { Services } from '#server/platform/services.ts';
import { FREE_TEXT } from '../hostile.ts';
import { firmCalls } from './firms.ts';
import { adminOnly, type CaseCall, CURSOR, row, staffOnly, type World, workedOn } from './rows.ts';

const PERSON_ID = '0194a3c0-0000-7000-8000-000000000081';
const COLLEAGUE_ID = '0194a3c0-0000-7000-8000-000000000082';
const DISABLED_ID = '0194a3c0-0000-7000-8000-000000000084';
const INVITATION_ID = '0194a3c0-0000-7000-8000-000000000083';

export const licenceFacts = {
  firm: FREE_TEXT,
  licenceNumber: 'HOSTILE-GEN-1',
  licenceClasses: ['GENERAL'],
  licenceLevel: 2,
  licenceExpiresOn: '2099-06-30',
  supervisorName: FREE_TEXT,
  supervisorLicence: FREE_TEXT,
};
const work = { lines: ['auto'], industries: ['rideshare'], areas: ['T2'], languages: ['en'], capacity: 60 };

export function peopleCalls({ brokerId }: World): CaseCall[] {
  const person = { userId: PERSON_ID, reason: FREE_TEXT };
  const profile = { ...licenceFacts, ...work };
  const { licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn } = licenceFacts;
  const back = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  return [
    // An administrator has no licence.
    row('broker', 'active', 'brokers.updateLicence', [401, 403, 200, 200, 403, 404], licenceFacts),
    row('broker', 'active', 'brokers.updateWork', [401, 403, 200, 200, 403, 404], work),
    row('broker', 'active', 'brokers.setAway', [401, 403, 200, 200, 403, 404], {
      awayUntil: back,
      delegateId: COLLEAGUE_ID,
    }),
    row('broker', 'active', 'brokers.setHours', [401, 403, 200, 200, 403, 404], {
      hours: null,
      daysOff: [{ from: '2100-12-24', to: '2100-12-26' }],
    }),
    row('broker', 'active', 'calendarFeeds.make', [401, 403, 200, 200, 403, 404], { withNames: false }),
    row('broker', 'active', 'calendarFeeds.change', [401, 403, 200, 200, 403, 404], { withNames: true }),
    row('broker', 'active', 'brokers.colleagues', staffOnly, { search: 'Example' }),
    // Those of the broker.
    row('broker', 'active', 'brokers.numbers', workedOn, { days: 30, brokerId }),
    row('admin', 'active', 'brokers.list', adminOnly, {
      search: 'Example',
      licence: 'valid',
      verified: 'yes',
      away: 'no',
      account: 'active',
      cursor: CURSOR,
    }),
    row('admin', 'active', 'brokers.get', adminOnly, { brokerId: COLLEAGUE_ID }),
    row('admin', 'active', 'brokers.verifyLicence', adminOnly, {
      brokerId: COLLEAGUE_ID,
      licenceNumber,
      licenceClasses,
      licenceLevel,
      licenceExpiresOn,
    }),
    row('admin', 'active', 'brokers.setAttestations', adminOnly, {
      brokerId: COLLEAGUE_ID,
      independentOn: '2026-11-02',
      severalInsurersOn: null,
    }),
    row('admin', 'active', 'brokers.handOver', adminOnly, { brokerId: COLLEAGUE_ID, toBrokerId: null }),
    row('admin', 'active', 'users.list', adminOnly, {
      role: 'client',
      account: 'active',
      search: 'Example',
      cursor: CURSOR,
    }),
    row('admin', 'active', 'users.get', adminOnly, { userId: PERSON_ID }),
    row('admin', 'active', 'users.changeRole', adminOnly, { ...person, role: 'broker', profile }),
    row('admin', 'active', 'users.disable', adminOnly, { ...person, handOver: { toBrokerId: COLLEAGUE_ID } }),
    row('admin', 'active', 'users.enable', adminOnly, { userId: DISABLED_ID, reason: FREE_TEXT }),
    row('admin', 'active', 'users.endSessions', adminOnly, person),
    row('admin', 'active', 'users.resetSecondFactor', adminOnly, person),
    row('admin', 'active', 'userInvitations.invite', adminOnly, {
      role: 'broker',
      fullName: FREE_TEXT,
      email: 'invited.broker@example.com',
      profile,
    }),
    row('admin', 'active', 'userInvitations.resend', adminOnly, { invitationId: INVITATION_ID }),
    row('admin', 'active', 'userInvitations.revoke', adminOnly, { invitationId: INVITATION_ID }),
    ...firmCalls(),
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

/** A client with a second factor, one who is disabled, a colleague without capacity, and an invitation; the broker's profile in its initial state. */
export async function resetPeople({ db, now }: Pick<Services, 'db' | 'now'>, brokerId: string): Promise<void> {
  const calendar = { brokerId, secretHash: 'A'.repeat(43), withNames: false, createdAt: now() };
  await db.calendarFeed.upsert({ where: { brokerId }, create: calendar, update: {} });
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
  const disabled = { disabledAt: new Date() };
  await db.user.upsert({
    where: { id: DISABLED_ID },
    create: { ...account(DISABLED_ID, 'hostile_disabled', 'client'), ...disabled },
    update: disabled,
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
    create: { id: INVITATION_ID, ...invitation, createdAt: now() },
    update: invitation,
  });
}
