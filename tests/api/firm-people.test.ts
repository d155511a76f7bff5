/** The people of a firm: what its manager sees and changes, invitations, and what only administrators decide. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import type { Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { type firmAround, makeFirm, openFirm, putInFirm } from '../support/firms.ts';
import { mailsTo, tokenIn } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let around: Awaited<ReturnType<typeof firmAround>>;
let broker: ApiClient;
let client: ApiClient;
let colleague: ApiClient;
let manager: ApiClient;
let assistant: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ party, around, broker, client, colleague, manager, assistant } = await openFirm(server));
});

const open = (who: ApiClient) => who.trpc.cases.get.query({ caseId: party.caseId });
const add = (who: ApiClient = broker, userId = around.assistant.id) =>
  who.trpc.caseAssistants.add.mutate({ caseId: party.caseId, userId });
const message = (body: string, kind: 'message' | 'note' = 'message') => ({
  ...{ caseId: party.caseId, body, kind },
  clientKey: randomUUID(),
});
const mine = async (who: ApiClient, scope: 'mine' | 'firm' = 'mine') =>
  (await who.trpc.worklist.list.query({ scope, sort: 'activity' })).cases.map(({ id }) => id);

describe('a manager', () => {
  test('sees who works on what, and how it goes', async () => {
    await add();
    await client.trpc.messages.send.mutate(message('Any news?'));
    const firm = await manager.trpc.firms.get.query({});
    expect(firm).toMatchObject({ name: around.firm.name, numbers: { open: 1, waiting: 1, overdue: 0 } });
    const { members, nextCursor } = await manager.trpc.firms.members.query({});
    expect(nextCursor).toBeNull();
    const byId = new Map(members.map((member) => [member.id, member]));
    expect(byId.get(party.broker.id)).toMatchObject({
      role: 'broker',
      open: 1,
      unread: 1,
      licence: { verified: true },
    });
    expect(byId.get(around.assistant.id)).toMatchObject({ role: 'assistant', open: 1, unread: 1, licence: null });
    expect(byId.get(around.manager.id)).toMatchObject({ isSelf: true, open: 0 });
    for (const who of [colleague, assistant, broker])
      expect(await failureOf(who.trpc.firms.get.query({}))).toMatchObject({ status: 403 });
    const other = await makeFirm(server.services);
    expect(await failureOf(manager.trpc.firms.get.query({ firmId: other.id }))).toMatchObject({ status: 404 });
  });

  test('changes roles and removes people, each with an entry in the audit', async () => {
    const { firms } = manager.trpc;
    await firms.changeRole.mutate({ userId: around.colleague.id, role: 'manager' });
    expect(await mine(colleague, 'firm')).toEqual([party.caseId]);
    const wrong = [
      () => firms.changeRole.mutate({ userId: around.colleague.id, role: 'assistant' }),
      () => firms.changeRole.mutate({ userId: around.assistant.id, role: 'broker' }),
      () => firms.removeMember.mutate({ userId: party.broker.id }),
    ];
    for (const call of wrong) expect(await failureOf(call())).toMatchObject({ status: 409 });
    expect(await failureOf(firms.removeMember.mutate({ userId: around.manager.id }))).toMatchObject({ status: 403 });
    await firms.removeMember.mutate({ userId: around.colleague.id });
    expect(await failureOf(mine(colleague, 'firm'))).toMatchObject({ status: 403 });
    const audited = await server.services.db.auditEntry.findMany({
      where: { subjectId: around.colleague.id },
      orderBy: { at: 'asc' },
      select: { action: true },
    });
    expect(audited.map(({ action }) => action)).toEqual(['firm.member_role_changed', 'firm.member_removed']);
  });

  test('invites an assistant, who needs no licence', async () => {
    const email = `new.${randomUUID()}@example.com`;
    await manager.trpc.firms.invite.mutate({ role: 'assistant', fullName: 'Ash New', email });
    const { invitations } = await manager.trpc.firms.get.query({});
    expect(invitations).toMatchObject([{ name: 'Ash New', email, role: 'assistant', expired: false }]);
    const first = await eventually('the invitation arrives', async () => {
      const [mail] = await mailsTo(server.services.env, email);
      return mail ? tokenIn(mail) : null;
    });
    const sent = { firmId: around.firm.id, invitationId: invitations[0]?.id ?? '' };
    await manager.trpc.firms.resendInvitation.mutate(sent);
    const token = await eventually('the new link arrives', async () => {
      const tokens = (await mailsTo(server.services.env, email)).map(tokenIn);
      return tokens.find((found) => found !== first) ?? null;
    });
    const newcomer = createApiClient(server.url);
    expect(await failureOf(newcomer.trpc.userInvitations.open.query({ token: first }))).toMatchObject({ status: 404 });
    const link = await newcomer.trpc.userInvitations.open.query({ token });
    expect(link).toMatchObject({ profile: null, firm: { name: around.firm.name, role: 'assistant' } });
    const username = `ash_${randomUUID().slice(0, 8)}`;
    const password = 'Quiet-Harbour-71-Lanterns';
    const user = await newcomer.trpc.userInvitations.accept.mutate({
      ...{ token, username, password, phone: '403-555-0142' },
    });
    expect(user).toMatchObject({ role: 'broker', firm: { role: 'assistant', name: around.firm.name } });
    expect((await newcomer.trpc.brokers.profile.query()).profile).toBeNull();
    const [left] = (await manager.trpc.firms.get.query({})).invitations;
    expect(left).toBeUndefined();
    expect(await failureOf(manager.trpc.firms.resendInvitation.mutate(sent))).toMatchObject({ status: 404 });
  });
});

describe('an administrator', () => {
  test('renames and merges firms, also where clients read the name', async () => {
    const { db } = server.services;
    const other = await makeFirm(server.services);
    await putInFirm(server.services, around.colleague.id, other.id, 'broker');
    const name = `Renamed ${randomUUID().slice(0, 8)}`;
    expect(
      await failureOf(admin.trpc.firms.rename.mutate({ firmId: other.id, name: around.firm.name.toUpperCase() })),
    ).toMatchObject({ status: 409 });
    await admin.trpc.firms.rename.mutate({ firmId: around.firm.id, name });
    expect(await open(client)).toMatchObject({ brokerFirm: name });
    await admin.trpc.firms.merge.mutate({ firmId: other.id, intoId: around.firm.id });
    const { firm } = await db.brokerProfile.findUniqueOrThrow({ where: { userId: around.colleague.id } });
    expect(firm).toBe(name);
    expect((await admin.trpc.firms.list.query({ search: other.name })).firms).toEqual([]);
    expect((await admin.trpc.firms.list.query({ search: name })).firms).toMatchObject([{ members: 4, managers: 1 }]);
    expect(await failureOf(manager.trpc.firms.rename.mutate({ firmId: around.firm.id, name: 'Mine' }))).toMatchObject({
      status: 403,
    });
  });

  test('decides whose colleague a broker is: another name in the profile ends the membership', async () => {
    const { profile } = await colleague.trpc.brokers.profile.query();
    if (!profile) throw new Error('A broker without a profile');
    const { licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn } = profile;
    const facts = { licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn };
    const { supervisorName, supervisorLicence } = profile;
    await colleague.trpc.brokers.updateLicence.mutate({
      ...{ ...facts, supervisorName: supervisorName ?? null, supervisorLicence: supervisorLicence ?? null },
      firm: around.firm.name,
    });
    const member = () => server.services.db.firmMember.findUnique({ where: { userId: around.colleague.id } });
    expect(await member()).toBeNull();
    await admin.trpc.firms.join.mutate({ brokerId: around.colleague.id });
    expect(await member()).toMatchObject({ firmId: around.firm.id, role: 'broker' });
    expect(await failureOf(admin.trpc.firms.join.mutate({ brokerId: around.colleague.id }))).toMatchObject({
      status: 409,
    });
  });
});
