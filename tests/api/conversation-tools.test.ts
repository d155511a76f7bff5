/** What makes a broker's conversation safe and quick: canned replies, scheduled messages, typing indicators, and the stale-send guard. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepOverdue } from '#server/app/jobs/overdue.ts';
import { sendPlanned } from '#server/modules/messaging/scheduled-messages/sending/commands.ts';
import { removeOldWriters, tellWriting } from '#server/modules/messaging/typing-indicator/commands.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { cookieHeader, openLiveStream } from '../support/live-stream.ts';
import { keepSessions } from '../support/long-sessions.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;
let admin: ApiClient;
/** Moves only the server's clock. */
let ahead = 0;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + ahead) } });
  await keepSessions(server.services);
  party = await activeCase(server.services);
  [client, broker, admin] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
    signIn(server.url, 'demo_admin'),
  ]);
});
afterAll(() => server.stop());
beforeEach(() => {
  ahead = 0;
});

const write = ({ trpc }: ApiClient, body: string, more: { seenSeq?: number; kind?: 'message' | 'note' } = {}) =>
  trpc.messages.send.mutate({ caseId: party.caseId, body, clientKey: randomUUID(), ...more });
const bodies = async ({ trpc }: ApiClient) =>
  (await trpc.messages.list.query({ caseId: party.caseId })).messages.map(({ body }) => body);
const newestSeq = async ({ trpc }: ApiClient) =>
  (await trpc.messages.list.query({ caseId: party.caseId })).messages.at(-1)?.seq ?? 0;

describe('the stale-send guard', () => {
  test('blocks a message when somebody else has written since, names them, and keeps its key usable', async () => {
    const { seq } = await write(broker, 'A question');
    const answer = await write(client, 'An answer', { seenSeq: seq });
    const late = { caseId: party.caseId, body: 'Are you there?', clientKey: randomUUID() };
    const refused = await failureOf(broker.trpc.messages.send.mutate({ ...late, seenSeq: seq }));
    expect(refused).toMatchObject({ status: 409, issues: [{ path: 'seenSeq' }] });
    expect(refused.message).toBe(
      'Morgan Example wrote while you were writing. Your message wasn’t sent. Read theirs first.',
    );
    expect(await bodies(client)).not.toContain('Are you there?');
    const sent = await broker.trpc.messages.send.mutate({ ...late, seenSeq: answer.seq });
    // The response was lost: the same key again is the same message, however stale its view is by now.
    await write(client, 'One more thing', { seenSeq: sent.seq });
    expect(await broker.trpc.messages.send.mutate({ ...late, seenSeq: answer.seq })).toEqual(sent);
  });

  test('a note warns the staff, is never blocked itself, and gives no reason a client could notice', async () => {
    const seen = await newestSeq(client);
    await write(admin, 'Do not promise a date yet', { kind: 'note' });
    expect(await failureOf(write(broker, 'It starts on Monday', { seenSeq: seen }))).toMatchObject({ status: 409 });
    await write(broker, 'Understood', { kind: 'note', seenSeq: 0 });
    await write(client, 'Thank you', { seenSeq: seen });
  });

  test('own messages from another tab do not count', async () => {
    const seen = await newestSeq(broker);
    await write(broker, 'From my phone');
    await write(broker, 'From my desk', { seenSeq: seen });
  });
});

describe('canned replies', () => {
  const reply = { title: 'Thanks', shortcut: 'thanks', body: 'Thank you, {{client.firstName}}.' };

  test('personal ones are invisible to others; shared ones are written by administrators and audited', async () => {
    const own = await broker.trpc.cannedReplies.create.mutate({ ...reply, id: randomUUID(), scope: 'own' });
    const again = { ...reply, id: own.id, scope: 'own' as const };
    expect(await broker.trpc.cannedReplies.create.mutate(again)).toEqual(own);
    expect((await admin.trpc.cannedReplies.list.query()).replies.map(({ id }) => id)).not.toContain(own.id);
    const change = { ...reply, id: own.id, version: own.version };
    expect(await failureOf(admin.trpc.cannedReplies.update.mutate(change))).toMatchObject({ status: 404 });

    const shared = { ...reply, id: randomUUID(), scope: 'shared' as const };
    expect(await failureOf(broker.trpc.cannedReplies.create.mutate(shared))).toMatchObject({ status: 403 });
    await admin.trpc.cannedReplies.create.mutate(shared);
    const { replies } = await broker.trpc.cannedReplies.list.query();
    expect(replies.map(({ id, scope }) => [id, scope])).toEqual(
      expect.arrayContaining([
        [own.id, 'own'],
        [shared.id, 'shared'],
      ]),
    );
    expect(
      await server.services.db.auditEntry.findMany({ where: { action: 'reply.changed' }, select: { subjectId: true } }),
    ).toEqual([{ subjectId: shared.id }]);
  });

  test('an unknown variable and a duplicate shortcut are refused by name; of two editors one gets a conflict', async () => {
    const create = (more: object) =>
      broker.trpc.cannedReplies.create.mutate({ ...reply, id: randomUUID(), scope: 'own', ...more });
    expect(await failureOf(create({ shortcut: '', body: 'Dear {{client.nam}}' }))).toMatchObject({
      status: 400,
      issues: [{ path: 'body', message: expect.stringContaining('{{client.nam}} is not a valid variable') }],
    });
    expect(await failureOf(create({}))).toMatchObject({ status: 400, issues: [{ path: 'shortcut' }] });
    const row = await create({ shortcut: 'later' });
    const change = (title: string) =>
      broker.trpc.cannedReplies.update.mutate({ ...reply, shortcut: 'later', title, id: row.id, version: row.version });
    expect(await change('First')).toMatchObject({ title: 'First', version: row.version + 1 });
    expect(await failureOf(change('Second'))).toMatchObject({ status: 409 });
    expect(
      await failureOf(broker.trpc.cannedReplies.remove.mutate({ id: row.id, version: row.version })),
    ).toMatchObject({ status: 409 });
    await broker.trpc.cannedReplies.remove.mutate({ id: row.id, version: row.version + 1 });
    // Undo: the same reply with its own id.
    expect(await create({ id: row.id, shortcut: 'later' })).toMatchObject({ id: row.id });
  });

  test('the values are those of the case, for those who work on it', async () => {
    const values = await broker.trpc.cannedReplies.values.query({ caseId: party.caseId });
    expect(values).toMatchObject({ line: 'auto insurance', 'broker.name': party.broker.fullName });
    expect(values['case.number']).toMatch(/^AB-\d{4}-\d{6}$/);
    const stranger = await signIn(
      server.url,
      (await createPerson(server.services, 'broker', 'Another Broker')).username,
    );
    expect(await failureOf(stranger.trpc.cannedReplies.values.query({ caseId: party.caseId }))).toMatchObject({
      status: 404,
    });
  });
});

describe('scheduled messages', () => {
  const DAY = 86_400_000;

  async function plan(body: string, as = broker) {
    const { times } = await as.trpc.scheduledMessages.list.query({ caseId: party.caseId });
    const { day, time } = times.tomorrow;
    const seenSeq = await newestSeq(as);
    const words = { caseId: party.caseId, body, day, time, seenSeq, clientKey: randomUUID() };
    return { words, made: await as.trpc.scheduledMessages.schedule.mutate(words) };
  }
  const waiting = async () =>
    (await broker.trpc.scheduledMessages.list.query({ caseId: party.caseId })).messages.map(
      ({ id, status, stopReason }) => ({ id, status, stopReason }),
    );
  const toldOf = (userId: string) =>
    server.services.db.notification.findMany({
      where: { userId, type: 'message_stopped' },
      select: { title: true, link: true },
    });

  test('goes out once at its time, however often its job runs, and not before', async () => {
    const { words, made } = await plan('Good morning');
    expect(made).toMatchObject({ time: '09:00', status: 'scheduled', when: expect.stringContaining('at 9:00 a.m.') });
    expect((await broker.trpc.scheduledMessages.schedule.mutate(words)).id).toBe(made.id);
    await sendPlanned(server.services, made.id);
    expect(await bodies(client)).not.toContain('Good morning');
    ahead = 2 * DAY;
    await Promise.all([sendPlanned(server.services, made.id), sendPlanned(server.services, made.id)]);
    expect((await bodies(client)).filter((body) => body === 'Good morning')).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('a lost timer is recovered', async () => {
    const { made } = await plan('Found again');
    ahead = 2 * DAY;
    await sweepOverdue(server.services);
    await eventually('it goes out', async () => (await bodies(client)).includes('Found again'));
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ id: made.id }));
  });

  test('is stopped, kept and reported when the client has written since; after an edit it is scheduled again', async () => {
    const { made } = await plan('Did you find the licence?');
    await write(client, 'Here is the licence');
    ahead = 2 * DAY;
    await sendPlanned(server.services, made.id);
    expect(await bodies(client)).not.toContain('Did you find the licence?');
    expect(await waiting()).toEqual([{ id: made.id, status: 'stopped', stopReason: 'client_wrote' }]);
    expect(await toldOf(party.broker.id)).toMatchObject([
      { title: expect.stringContaining('because the client sent a message'), link: `/broker/cases/${party.caseId}` },
    ]);
    const seenSeq = await newestSeq(broker);
    const stale = { id: made.id, version: made.version, seenSeq };
    expect(await failureOf(broker.trpc.scheduledMessages.sendNow.mutate(stale))).toMatchObject({ status: 409 });
    const sent = await broker.trpc.scheduledMessages.sendNow.mutate({ ...stale, version: made.version + 1 });
    expect(sent).toMatchObject({ body: 'Did you find the licence?', senderId: party.broker.id });
    expect(await broker.trpc.scheduledMessages.sendNow.mutate({ ...stale, version: made.version + 1 })).toEqual(sent);
    expect(await waiting()).toEqual([]);
  });

  test('is stopped when nobody may write, and when its author no longer works on the case', async () => {
    const { db } = server.services;
    const { made } = await plan('Into a closed door');
    await db.case.update({ where: { id: party.caseId }, data: columnsOf('withdrawn') });
    ahead = 2 * DAY;
    await sendPlanned(server.services, made.id);
    await db.case.update({ where: { id: party.caseId }, data: columnsOf('active') });
    expect(await waiting()).toEqual([{ id: made.id, status: 'stopped', stopReason: 'refused' }]);
    await broker.trpc.scheduledMessages.cancel.mutate({ id: made.id, version: made.version + 1 });

    ahead = 0;
    const other = await plan('From somebody who left');
    const successor = await createPerson(server.services, 'broker', 'Sam Successor');
    await db.case.update({ where: { id: party.caseId }, data: { brokerId: successor.id } });
    ahead = 2 * DAY;
    await sendPlanned(server.services, other.made.id);
    expect(await toldOf(successor.id)).toMatchObject([{ link: `/broker/cases/${party.caseId}` }]);
    expect((await toldOf(party.broker.id)).at(-1)).toMatchObject({ link: '/broker' });
    await db.case.update({ where: { id: party.caseId }, data: { brokerId: party.broker.id } });
    expect(await waiting()).toEqual([{ id: other.made.id, status: 'stopped', stopReason: 'no_part' }]);
    const { id, version } = other.made;
    await broker.trpc.scheduledMessages.cancel.mutate({ id, version: version + 1 });
  });

  test('accepts a time in the future, within sixty days', async () => {
    const words = { caseId: party.caseId, body: 'When?', time: '09:00', seenSeq: 0, clientKey: randomUUID() };
    for (const [day, path] of [
      ['2026-01-05', 'time'],
      ['2099-01-05', 'day'],
    ] as const)
      expect(await failureOf(broker.trpc.scheduledMessages.schedule.mutate({ ...words, day }))).toMatchObject({
        status: 400,
        issues: [{ path }],
      });
  });
});

describe('the typing indicator', () => {
  test('is shown to the others, for a note to staff only, and ends with the message', async () => {
    const streams = [client, broker].map(({ cookies }) =>
      openLiveStream(server.url, cookieHeader(cookies), { caseId: party.caseId }),
    );
    const [clientStream, brokerStream] = streams;
    const writersIn = (stream: (typeof streams)[number] | undefined) =>
      stream?.events.flatMap((event) => (event.kind === 'writing' ? [event.writers] : [])) ?? [];
    await eventually('the streams are open', async () =>
      streams.every(({ events }) => events.some(({ kind }) => kind === 'seen')),
    );
    await admin.trpc.messages.writing.mutate({ caseId: party.caseId, kind: 'note' });
    await eventually('the broker sees the note being written', async () =>
      writersIn(brokerStream).some((writers) => writers.some(({ kind, role }) => kind === 'note' && role === 'admin')),
    );
    await broker.trpc.messages.writing.mutate({ caseId: party.caseId, kind: 'message' });
    await eventually('the client sees the broker write', async () => writersIn(clientStream).length > 0);
    expect(writersIn(clientStream)).toEqual([
      [expect.objectContaining({ name: party.broker.fullName, kind: 'message' })],
    ]);
    await write(broker, 'Written');
    await eventually('it is over', async () => writersIn(clientStream).at(-1)?.length === 0);
    expect(
      writersIn(brokerStream)
        .flat()
        .map(({ userId }) => userId),
    ).not.toContain(party.broker.id);
    for (const stream of streams) stream.close();
  });

  test('old rows are removed, and a client cannot pretend to write a note', async () => {
    expect(await failureOf(client.trpc.messages.writing.mutate({ caseId: party.caseId, kind: 'note' }))).toMatchObject({
      status: 404,
    });
    await tellWriting(server.services, party.client, { caseId: party.caseId, kind: 'message' });
    ahead = 60_000;
    await removeOldWriters(server.services);
    expect(await server.services.db.conversationWriter.count()).toBe(0);
  });
});
