/** Accounts managed by administrators: what takes effect at once, what nobody may do, and invitations that are misused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeRole, disableUser } from '#server/modules/users/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { cookieHeader, openLiveStream } from '../support/live-stream.ts';
import { mailAbout, tokenIn } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let boss: Viewer;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  admin = await signIn(server.url, 'demo_admin');
  boss = await viewerNamed(server.services, 'demo_admin');
});
afterAll(() => server.stop());

const reason = 'As agreed with the person';
const back = () => new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
const brokerFacts = () => ({
  firm: 'Fictional Chinook Office',
  licenceNumber: 'GEN-4711',
  licenceClasses: ['GENERAL' as const],
  licenceLevel: 2 as const,
  licenceExpiresOn: back(),
  supervisorName: '',
  supervisorLicence: '',
});
const profile = () => ({
  ...brokerFacts(),
  lines: ['auto' as const],
  areas: ['T2'],
  languages: ['en' as const],
  capacity: 5,
});

async function makeAdmin(name: string): Promise<Viewer> {
  const person = await createPerson(server.services, 'client', name);
  await server.services.db.user.update({ where: { id: person.id }, data: { role: 'admin' } });
  return { ...person, role: 'admin' };
}

function lastAudit(action: string) {
  return server.services.db.auditEntry.findFirst({ where: { action }, orderBy: { at: 'desc' } });
}

describe('a disabled broker', () => {
  test('is out at once: session, stream and login; the work goes to others', async () => {
    const { caseId, broker } = await activeCase(server.services);
    const theirs = await signIn(server.url, broker.username);
    const stream = openLiveStream(server.url, cookieHeader(theirs.cookies), { caseId });
    await eventually('the stream is open', async () => stream.events.some(({ kind }) => kind === 'seen'));

    expect(await failureOf(admin.trpc.users.disable.mutate({ userId: broker.id, reason }))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/open work/),
    });
    const moved = await admin.trpc.users.disable.mutate({ userId: broker.id, reason, handOver: { toBrokerId: null } });
    expect(moved).toMatchObject({ searching: 1 });

    // Not on the next event: the announcement of the end itself closes it.
    await eventually('the stream is over', async () => stream.state() === 'refused');
    stream.close();
    expect(await failureOf(theirs.trpc.cases.get.query({ caseId }))).toMatchObject({ status: 401 });
    expect(await failureOf(signIn(server.url, broker.username))).toMatchObject({ status: 401 });
    const row = await server.services.db.case.findUniqueOrThrow({ where: { id: caseId }, select: { brokerId: true } });
    expect(row.brokerId).not.toBe(broker.id);
    expect(await lastAudit('user.disabled')).toMatchObject({ reason, subjectId: broker.id, actorId: boss.id });
    await mailAbout(server, broker.email, 'disabled');

    await admin.trpc.users.enable.mutate({ userId: broker.id, reason });
    expect(await failureOf(theirs.trpc.cases.get.query({ caseId }))).toMatchObject({ status: 401 });
    await signIn(server.url, broker.username);
  });
});

describe('nobody', () => {
  test('changes their own role, disables themselves or removes their own second factor', async () => {
    const own = { userId: boss.id, reason };
    const { users } = admin.trpc;
    for (const call of [
      () => users.changeRole.mutate({ ...own, role: 'client' }),
      () => users.disable.mutate(own),
      () => users.resetSecondFactor.mutate(own),
      () => users.endSessions.mutate(own),
    ])
      expect(await failureOf(call())).toMatchObject({ status: 403 });
    expect(await users.get.query({ userId: boss.id })).toMatchObject({ role: 'admin', disabled: false, isSelf: true });
  });

  test('removes the last administrator, even when two remove each other at the same moment', async () => {
    for (const remove of [
      (by: Viewer, id: string) => disableUser(server.services, by, { userId: id, reason }),
      (by: Viewer, id: string) => changeRole(server.services, by, { userId: id, role: 'client', reason }),
    ]) {
      const other = await makeAdmin('Second Admin');
      const outcomes = await Promise.allSettled([remove(boss, other.id), remove(other, boss.id)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await server.services.db.user.count({ where: { role: 'admin', disabledAt: null } })).toBe(1);
      await server.services.db.user.updateMany({
        where: { id: boss.id },
        data: { role: 'admin', disabledAt: null },
      });
      await server.services.db.user.updateMany({ where: { id: other.id }, data: { role: 'client' } });
    }
    admin = await signIn(server.url, 'demo_admin');
  });

  test('acts after being removed a moment ago, while others remain', async () => {
    const [second, third] = await Promise.all([makeAdmin('Second Admin'), makeAdmin('Third Admin')]);
    await disableUser(server.services, boss, { userId: second.id, reason });
    await expect(disableUser(server.services, second, { userId: third.id, reason })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await disableUser(server.services, boss, { userId: third.id, reason });
  });
});

describe('a role', () => {
  test('becomes broker with a profile that waits to be verified, and ends sessions and streams', async () => {
    const person = await createPerson(server.services, 'client', 'Quinn Example');
    const theirs = await signIn(server.url, person.username);
    const change = { userId: person.id, role: 'broker' as const, reason };
    expect(await failureOf(admin.trpc.users.changeRole.mutate(change))).toMatchObject({
      status: 400,
      issues: [{ path: 'profile' }],
    });
    const after = await admin.trpc.users.changeRole.mutate({ ...change, profile: profile() });
    expect(after).toMatchObject({ role: 'broker', hasBrokerProfile: true, openSessions: 0 });
    expect(await failureOf(theirs.trpc.auth.session.query())).toMatchObject({ status: 401 });
    const again = await signIn(server.url, person.username);
    expect((await again.trpc.brokers.profile.query()).profile).toMatchObject({ licenceVerifiedAt: null });
    expect(await lastAudit('user.role_changed')).toMatchObject({ data: { before: 'client', after: 'broker' } });
  });

  test('stays while it has something to lose: a client with requests, a broker with work', async () => {
    const { client, broker } = await activeCase(server.services);
    for (const [userId, role] of [
      [client.id, 'admin'],
      [broker.id, 'admin'],
    ] as [string, Role][])
      expect(await failureOf(admin.trpc.users.changeRole.mutate({ userId, role, reason }))).toMatchObject({
        status: 409,
      });
  });
});

test('a second factor is removed with a reason, with an email and without ending the sessions', async () => {
  const person = await createPerson(server.services, 'broker', 'Phone Lost');
  const { db } = server.services;
  await db.user.update({
    where: { id: person.id },
    data: { totpSealed: Buffer.from('sealed'), totpEnabledAt: new Date() },
  });
  await db.recoveryCode.create({ data: { codeHash: person.id.padEnd(43, '-'), userId: person.id } });
  const { users } = admin.trpc;
  expect(await users.get.query({ userId: person.id })).toMatchObject({ secondFactor: true });
  expect(await users.resetSecondFactor.mutate({ userId: person.id, reason })).toMatchObject({ secondFactor: false });
  expect(await db.recoveryCode.count({ where: { userId: person.id } })).toBe(0);
  expect(await failureOf(users.resetSecondFactor.mutate({ userId: person.id, reason }))).toMatchObject({ status: 409 });
  expect(await lastAudit('user.second_factor_reset')).toMatchObject({ reason });
  const { events } = await admin.trpc.securityEvents.list.query({ who: person.id });
  expect(events).toMatchObject([{ kind: 'second_factor_off', detail: 'by an administrator' }]);
  const mail = await mailAbout(server, person.email, 'two-step verification was turned off');
  expect(mail.text).not.toContain(reason);
});

test('people are found by the beginnings of words and by their address, page by page', async () => {
  const { users } = admin.trpc;
  for (let index = 0; index < 30; index += 1) await createPerson(server.services, 'client', `Wren Pagetest ${index}`);
  const first = await users.list.query({ search: 'wren page' });
  const second = await users.list.query({ search: 'wren page', cursor: first.nextCursor ?? '' });
  expect([first.users.length, second.users.length, second.nextCursor]).toEqual([25, 5, null]);
  expect(new Set([...first.users, ...second.users].map(({ id }) => id)).size).toBe(30);
  expect((await users.list.query({ search: 'demo.broker@example.com' })).users).toMatchObject([
    { username: 'demo_broker' },
  ]);
  expect((await users.list.query({ search: '%', role: 'admin' })).users).toEqual([]);
  const disabled = await users.list.query({ account: 'disabled' });
  expect(disabled.users.every((user) => user.disabled)).toBe(true);
});

describe('an invitation', () => {
  const invite = (email: string) =>
    admin.trpc.userInvitations.invite.mutate({ role: 'broker', fullName: 'Sky Example', email, profile: profile() });
  const accept = (client: ApiClient, token: string, username: string) =>
    client.trpc.userInvitations.accept.mutate({
      token,
      username,
      password: 'Meadow-2026-x',
      phone: '403-555-0142',
      licence: { ...brokerFacts(), licenceNumber: 'GEN-4712' },
    });

  test('makes a broker once, with the licence as they state it, waiting to be verified', async () => {
    const email = 'sky@example.com';
    await invite(email);
    const token = tokenIn(await mailAbout(server, email, 'invited you'));
    const visitor = createApiClient(server.url);
    // What email scanners do: it changes nothing.
    for (let times = 0; times < 2; times += 1) await visitor.call('GET', `/portal/invitation?token=${token}`);
    expect(await visitor.trpc.userInvitations.open.query({ token })).toMatchObject({ role: 'broker', email });

    const rivals = await Promise.allSettled([
      accept(visitor, token, 'sky_one'),
      accept(createApiClient(server.url), token, 'sky_two'),
    ]);
    expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const joined = await server.services.db.user.findUniqueOrThrow({
      where: { emailKey: email },
      include: { brokerProfile: true },
    });
    expect(joined).toMatchObject({
      role: 'broker',
      emailVerifiedAt: expect.any(Date),
      brokerProfile: { licenceNumber: 'GEN-4712', licenceVerifiedAt: null, capacity: 5 },
    });
    expect(await failureOf(accept(createApiClient(server.url), token, 'sky_three'))).toMatchObject({ status: 404 });
    expect(await failureOf(visitor.trpc.userInvitations.open.query({ token }))).toMatchObject({ status: 404 });
    expect(await failureOf(invite(email))).toMatchObject({ status: 409 });
    expect(await lastAudit('user.joined')).toMatchObject({ actorId: joined.id });
    await mailAbout(server, boss.email, 'joined');
  });

  test('does not work once replaced, revoked or too old, and then gives the same answer', async () => {
    const email = 'late@example.com';
    await invite(email);
    const first = await mailAbout(server, email, 'invited you');
    const [{ id } = { id: '' }] = (await admin.trpc.userInvitations.list.query()).invitations;
    await admin.trpc.userInvitations.resend.mutate({ invitationId: id });
    const second = await mailAbout(server, email, 'invited you', { unlike: tokenIn(first) });
    const visitor = createApiClient(server.url);
    const { open } = visitor.trpc.userInvitations;
    const refusal = await failureOf(open.query({ token: tokenIn(first) }));
    expect(refusal.status).toBe(404);
    const words = ({ message, status }: typeof refusal) => ({ message, status });

    await server.services.db.userInvitation.update({ where: { id }, data: { expiresAt: new Date() } });
    expect(words(await failureOf(open.query({ token: tokenIn(second) })))).toEqual(words(refusal));
    await server.services.db.userInvitation.update({ where: { id }, data: { expiresAt: new Date('2099-01-01') } });
    await admin.trpc.userInvitations.revoke.mutate({ invitationId: id });
    expect(words(await failureOf(accept(visitor, tokenIn(second), 'late_one')))).toEqual(words(refusal));
    expect(await failureOf(admin.trpc.userInvitations.resend.mutate({ invitationId: id }))).toMatchObject({
      status: 404,
    });
    const kept = await server.services.db.userInvitation.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(kept)).not.toContain(tokenIn(second));
  });

  test('for an administrator asks for no licence, and for a username that is free', async () => {
    const email = 'ada@example.com';
    await admin.trpc.userInvitations.invite.mutate({ role: 'admin', fullName: 'Ada Example', email });
    const token = tokenIn(await mailAbout(server, email, 'invited you'));
    const visitor = createApiClient(server.url);
    const input = { token, password: 'Meadow-2026-x', phone: '403-555-0142' };
    expect(
      await failureOf(visitor.trpc.userInvitations.accept.mutate({ ...input, username: 'Demo_Admin' })),
    ).toMatchObject({ status: 409, issues: [{ path: 'username' }] });
    const { id: userId } = await visitor.trpc.userInvitations.accept.mutate({ ...input, username: 'ada' });
    expect(await visitor.trpc.auth.session.query()).toMatchObject({ role: 'admin', emailVerified: true });
    const events = await server.services.db.securityEvent.findMany({ where: { userId } });
    expect(events).toMatchObject([{ kind: 'sign_in', outcome: 'succeeded' }]);
  });
});
