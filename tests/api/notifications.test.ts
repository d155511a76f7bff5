/** Who gets what by email, at once or not at all; the bell always has everything. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiptEmails } from '#server/modules/cases/create/emails.ts';
import { workflowEmails } from '#server/modules/cases/workflow/emails.ts';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import { requestInformation } from '#server/modules/messaging/questions/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { privacyEmails } from '#server/modules/privacy/emails.ts';
import { optionEmails } from '#server/modules/quote-options/emails.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { failureOf, signIn } from '../support/api-client.ts';
import { activeCase } from '../support/cases.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const words = (body: string) => ({ body, clientKey: crypto.randomUUID(), kind: 'message' as const });

async function mailTemplatesTo(email: string): Promise<string[]> {
  const rows = await server.services.db.outboxMail.findMany({ where: { to: email }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ template }) => template);
}

describe('preferences', () => {
  test('a client, a broker and an administrator have their own topics, all sent at once by default', async () => {
    const topics = async (username: string) => {
      const { preferences } = await (await signIn(server.url, username)).trpc.notifications.preferences.query();
      expect(new Set(preferences.map(({ channel }) => channel))).toEqual(new Set(['instant']));
      return preferences.map(({ topic, fixed }) => `${topic}${fixed ? ' fixed' : ''}`);
    };
    expect(await topics('demo_client')).toEqual(['messages', 'documents', 'progress', 'security fixed']);
    expect(await topics('demo_broker')).toEqual(['messages', 'documents', 'progress', 'offers', 'security fixed']);
    expect(await topics('demo_admin')).toEqual(['operations', 'security fixed']);
  });

  test('a choice is saved, and the whole list is returned', async () => {
    const client = await createPerson(server.services, 'client', 'Choosing Example');
    const { notifications } = (await signIn(server.url, client.username)).trpc;
    const answer = await notifications.setPreference.mutate({ topic: 'messages', channel: 'digest' });
    expect(answer.preferences.find(({ topic }) => topic === 'messages')?.channel).toBe('digest');
    await notifications.setPreference.mutate({ topic: 'messages', channel: 'off' });
    await notifications.setPreference.mutate({ topic: 'messages', channel: 'off' });
    expect((await notifications.preferences.query()).preferences[0]).toMatchObject({ channel: 'off' });
  });

  test('security cannot be switched off, operations not silenced, offers not delayed, and a topic of another role not chosen', async () => {
    const refused = [
      ['demo_client', 'security', 'off'],
      ['demo_admin', 'operations', 'off'],
      ['demo_broker', 'offers', 'digest'],
      ['demo_client', 'operations', 'digest'],
    ] as const;
    for (const [username, topic, channel] of refused) {
      const { trpc } = await signIn(server.url, username);
      const failure = await failureOf(trpc.notifications.setPreference.mutate({ topic, channel }));
      expect(failure, `${username} ${topic} ${channel}`).toMatchObject({
        status: 400,
        issues: [{ path: 'channel', message: expect.any(String) }],
      });
    }
  });
});

describe('an email about a topic', () => {
  test('that is off is not sent, while the bell still has the notification', async () => {
    const { services } = server;
    const { caseId, broker, client } = await activeCase(services);
    await services.db.notificationPreference.create({ data: { userId: client.id, topic: 'messages', channel: 'off' } });
    await sendMessage(services, broker, { caseId, ...words('Which winter tires?'), attachments: [] });
    expect(await mailTemplatesTo(client.email)).not.toContain('new-message');
    expect(await services.db.notification.count({ where: { userId: client.id, type: 'new_message' } })).toBe(1);
  });

  test('that waits for the digest becomes a line without content', async () => {
    const { services } = server;
    const { caseId, broker, client } = await activeCase(services);
    await services.db.notificationPreference.create({
      data: { userId: client.id, topic: 'messages', channel: 'digest' },
    });
    const { version } = await services.db.case.findUniqueOrThrow({ where: { id: caseId } });
    await requestInformation(services, broker, { caseId, version, message: 'Please send the VIN of the Subaru.' });
    expect(await mailTemplatesTo(client.email)).toEqual([]);
    const items = await services.db.digestItem.findMany({ where: { userId: client.id } });
    expect(items).toEqual([expect.objectContaining({ path: `/portal/cases/${caseId}`, sentAt: null })]);
    expect(items[0]?.line).toMatch(/^Question from your broker about AB-\d{4}-\d{6}$/);
  });

  test('that is a receipt, or about safety or coverage, is sent whatever was chosen', async () => {
    const { services } = server;
    const client = await createPerson(services, 'client', 'Quiet Example');
    for (const topic of ['messages', 'documents', 'progress'])
      await services.db.notificationPreference.create({ data: { userId: client.id, topic, channel: 'off' } });
    const mail = { to: client.email, toName: client.fullName, userId: client.id };
    const facts = { number: 'AB-2026-000001', title: 'Auto', path: '/portal' };
    await transaction(services.db, (tx) =>
      queueEmails(tx, services.jobs, [
        outgoing(receiptEmails['request-received'], {
          ...mail,
          data: { ...facts, promise: 'A broker answers on Monday.' },
        }),
        outgoing(optionEmails['coverage-bound'], {
          ...mail,
          data: { ...facts, insurer: 'Prairie Mutual', brokerName: 'Bailey' },
        }),
        outgoing(privacyEmails['data-exported'], { ...mail, data: { at: 'Monday', path: '/portal' } }),
        outgoing(workflowEmails['case-closed'], { ...mail, data: facts }),
      ]),
    );
    expect((await mailTemplatesTo(client.email)).sort()).toEqual([
      'coverage-bound',
      'data-exported',
      'request-received',
    ]);
  });

  test('always reaches people without an account, who have no other channel', async () => {
    const { services } = server;
    const { caseId, broker } = await activeCase(services);
    await services.db.case.update({
      where: { id: caseId },
      data: { clientId: null, contactEmail: 'guest@example.com', contactEmailKey: 'guest@example.com' },
    });
    await sendMessage(services, broker, { caseId, ...words('Hello'), attachments: [] });
    expect(await mailTemplatesTo('guest@example.com')).toContain('new-message');
  });
});

describe('the bell', () => {
  test('marks notifications as read one by one, or all up to a number, and never for somebody else', async () => {
    const { services, url } = server;
    const [client, other] = await Promise.all(
      ['One Example', 'Two Example'].map((name) => createPerson(services, 'client', name)),
    );
    for (const person of [client, other])
      for (const title of ['First', 'Second', 'Third'])
        await transaction(services.db, (tx) =>
          notify(tx, new Date(), [{ userId: person?.id ?? '', type: 'test', title, link: '/portal' }]),
        );
    const { notifications } = (await signIn(url, client?.username ?? '')).trpc;
    expect(await notifications.markOneRead.mutate({ seq: 2 })).toEqual({ unread: 2 });
    expect(await notifications.markOneRead.mutate({ seq: 2 })).toEqual({ unread: 2 });
    expect(await notifications.markOneRead.mutate({ seq: 99 })).toEqual({ unread: 2 });
    expect((await notifications.list.query({})).notifications.map(({ read }) => read)).toEqual([false, true, false]);
    expect(await notifications.markRead.mutate({ upTo: 3 })).toEqual({ unread: 0 });
    expect(await services.db.notification.count({ where: { userId: other?.id ?? '', readAt: null } })).toBe(3);
  });

  test('pages back from a number, without gaps or repeats', async () => {
    const { services, url } = server;
    const client = await createPerson(services, 'client', 'Many Example');
    await services.db.notification.createMany({
      data: Array.from({ length: 65 }, (_, index) => ({
        userId: client.id,
        seq: index + 1,
        type: 'test',
        title: `Number ${index + 1}`,
        link: '/portal',
      })),
    });
    const { notifications } = (await signIn(url, client.username)).trpc;
    const seen: number[] = [];
    for (let before: number | undefined; ; before = seen.at(-1)) {
      const page = await notifications.list.query(before ? { before } : {});
      seen.push(...page.notifications.map(({ seq }) => seq));
      if (!page.hasOlder) break;
    }
    expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => 65 - index));
  });
});
