/** Invitations to a case: what the link shows, who can use it, that it works once, and for how long. Over real HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { mailsTo } from '../support/mails.ts';
import { type Participation, startParticipation } from '../support/participation.ts';
import { createPerson } from '../support/people.ts';

let server: Participation['server'];
let party: Participation['party'];
let client: ApiClient;
let broker: ApiClient;
let { freshAddress, invite, joined, leaveAll } = {} as Participation;

beforeAll(async () => {
  ({ server, party, client, broker, freshAddress, invite, joined, leaveAll } = await startParticipation());
});
afterAll(() => server.stop());

describe('an invitation', () => {
  test('says who invites as what, and nothing of the request', async () => {
    await leaveAll();
    const { token, email } = await invite();
    const told = await createApiClient(server.url).trpc.participants.invitation.query({ token });
    expect(told).toEqual({ name: 'Robin Guest', email, inviterName: 'Morgan Example', role: 'co_applicant' });
    const [mail] = await mailsTo(server.env, email ?? '');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/AB-\d{4}|Auto|Subaru/);
    expect(mail?.text).toContain('works once and expires in 14 days');
  });

  test('stores only a hash of its link', async () => {
    await leaveAll();
    const { token } = await invite();
    expect(JSON.stringify(await server.services.db.caseParticipant.findMany())).not.toContain(token);
  });

  test('is accepted once: the same account gets the same case again, nobody else does', async () => {
    await leaveAll();
    const { token, person, guest } = await joined();
    expect(await guest.trpc.participants.accept.mutate({ token })).toEqual({ caseId: party.caseId });
    const other = await createPerson(server.services, 'client', 'Second Guest');
    const second = await signIn(server.url, other.username);
    expect(await failureOf(second.trpc.participants.accept.mutate({ token }))).toMatchObject({ status: 404 });
    expect(await failureOf(second.trpc.participants.invitation.query({ token }))).toMatchObject({ status: 404 });
    // The holder of the link accepted it with another address: the client and the broker see which.
    for (const viewer of [client, broker]) {
      const { participants } = await viewer.trpc.participants.list.query({ caseId: party.caseId });
      expect(participants).toMatchObject([
        { status: 'joined', me: false, joinedAs: { name: 'Robin Guest', email: person.email } },
      ]);
    }
  });

  test('two people with one link at the same time: one gets in, the other gets a conflict', async () => {
    await leaveAll();
    const { token } = await invite();
    const people = await Promise.all(
      ['One', 'Two'].map(async (name) => {
        const { username } = await createPerson(server.services, 'client', name);
        return signIn(server.url, username);
      }),
    );
    const outcomes = await Promise.allSettled(people.map(({ trpc }) => trpc.participants.accept.mutate({ token })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  /** Invites as the client, whether or not an email follows. */
  const inviteAgain = (email: string) =>
    client.trpc.participants.invite.mutate({ caseId: party.caseId, role: 'authorised', name: 'Robin Guest', email });
  const emailsTo = (email: string) =>
    server.services.db.outboxMail.count({ where: { to: { equals: email, mode: 'insensitive' } } });

  test('to the same address again sends nothing: the link it has works for another 14 days, and uses no further place', async () => {
    await leaveAll();
    const { id, token, emailed } = await invite('twice@example.com');
    expect(emailed).toBe(true);
    const { db } = server.services;
    const { createdAt } = await db.caseParticipant.findUniqueOrThrow({ where: { id } });
    await db.caseParticipant.update({ where: { id }, data: { expiresAt: new Date(createdAt.getTime() + 1) } });
    expect(await inviteAgain('TWICE@example.com')).toMatchObject({ id, emailed: false, status: 'invited' });
    expect(await emailsTo('twice@example.com')).toBe(1);
    const visitor = createApiClient(server.url);
    expect(await visitor.trpc.participants.invitation.query({ token })).toMatchObject({ role: 'authorised' });
    expect((await client.trpc.participants.list.query({ caseId: party.caseId })).participants).toHaveLength(1);
  });

  test('of someone who was removed sends nothing either: their link works again', async () => {
    await leaveAll();
    const { id, token, person, guest } = await joined();
    await client.trpc.participants.remove.mutate({ participantId: id });
    const { email } = await server.services.db.caseParticipant.findUniqueOrThrow({ where: { id } });
    expect(await inviteAgain(email)).toMatchObject({ emailed: false, status: 'invited' });
    expect(await emailsTo(email)).toBe(1);
    await guest.trpc.participants.accept.mutate({ token });
    const rows = await server.services.db.caseParticipant.findMany({ where: { caseId: party.caseId } });
    // The first participation stays as it was.
    expect(rows.map(({ userId }) => userId)).toEqual([person.id, person.id]);
  });

  test('names nobody, not even a client who confirmed their address', async () => {
    await leaveAll();
    const { id } = party.client;
    await server.services.db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    const email = 'neutral@example.com';
    await invite(email);
    const [mail] = await mailsTo(server.env, email);
    const { fullName } = await server.services.db.user.findUniqueOrThrow({ where: { id } });
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).not.toContain(fullName);
      expect(part).not.toContain('Robin Guest');
    }
  });

  test('works for 14 days, and is listed as expired afterwards', async () => {
    await leaveAll();
    const { id, token } = await invite();
    const { createdAt, expiresAt } = await server.services.db.caseParticipant.findUniqueOrThrow({ where: { id } });
    const days = (expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    const passed = new Date(createdAt.getTime() + 1);
    await server.services.db.caseParticipant.update({ where: { id }, data: { expiresAt: passed } });
    expect(await failureOf(client.trpc.participants.invitation.query({ token }))).toMatchObject({ status: 404 });
    const { participants } = await client.trpc.participants.list.query({ caseId: party.caseId });
    expect(participants).toMatchObject([{ status: 'expired' }]);
  });

  test("is not for one's own address, not for a participant, and for five people at most", async () => {
    await leaveAll();
    const own = await failureOf(invite('morgan.example@example.com'));
    expect(own).toMatchObject({ status: 400, issues: [{ path: 'email' }] });
    expect(await failureOf(invite(party.client.email))).toMatchObject({ status: 400 });
    const addresses = Array.from({ length: 5 }, freshAddress);
    const outcomes = await Promise.allSettled([...addresses, freshAddress()].map((email) => invite(email)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await failureOf(invite(freshAddress()))).toMatchObject({ status: 409 });
    const { participants } = await client.trpc.participants.list.query({ caseId: party.caseId });
    await client.trpc.participants.remove.mutate({ participantId: participants[0]?.id ?? '' });
    expect((await joined()).person.role).toBe('client');
    const inside = await client.trpc.participants.list.query({ caseId: party.caseId });
    const email = inside.participants.find(({ status }) => status === 'joined')?.email ?? '';
    expect(
      await failureOf(
        client.trpc.participants.invite.mutate({
          caseId: party.caseId,
          role: 'authorised',
          name: 'Again',
          email,
        }),
      ),
    ).toMatchObject({ status: 409 });
  });

  test('is accepted neither by staff nor by the client of the case', async () => {
    await leaveAll();
    const { token } = await invite();
    expect(await failureOf(broker.trpc.participants.accept.mutate({ token }))).toMatchObject({ status: 403 });
    expect(await failureOf(client.trpc.participants.accept.mutate({ token }))).toMatchObject({ status: 409 });
  });

  test('that was revoked no longer works', async () => {
    await leaveAll();
    const { id, token } = await invite();
    await client.trpc.participants.remove.mutate({ participantId: id });
    expect(await failureOf(client.trpc.participants.invitation.query({ token }))).toMatchObject({ status: 404 });
    const { username } = await createPerson(server.services, 'client', 'Late');
    const late = await signIn(server.url, username);
    expect(await failureOf(late.trpc.participants.accept.mutate({ token }))).toMatchObject({ status: 404 });
  });
});
