/** Calls agreed between broker and client: scheduled once, announced to both, and added to both calendars. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfCallback } from '#server/modules/callbacks/commands.ts';
import { withdrawCase } from '#server/modules/cases/workflow/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { keepSessions } from '../support/long-sessions.ts';
import { mailAbout } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Tuesday, 9:40 a.m. in Alberta. */
let now = new Date('2026-11-24T15:40:00Z');
let server: TestServer;
let party: Party;
let broker: ApiClient;
let client: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => now } });
  await keepSessions(server.services);
  party = await activeCase(server.services);
  [broker, client] = await Promise.all([
    signIn(server.url, party.broker.username),
    signIn(server.url, party.client.username),
  ]);
});
afterAll(() => server.stop());

const wall = (day: string, time: string, minutes = 30) => ({ day, time, minutes });
const plan = (input: Partial<Parameters<ApiClient['trpc']['callbacks']['plan']['mutate']>[0]> = {}) =>
  broker.trpc.callbacks.plan.mutate({
    caseId: party.caseId,
    callbackId: crypto.randomUUID(),
    ...wall('2026-11-26', '10:30'),
    about: 'Which deductible fits',
    ...input,
  });
const latestNotice = async (of: ApiClient) => (await of.trpc.notifications.list.query({})).notifications[0];

test('the client is notified of a scheduled call, by an email without details of the case, and it is recorded in the history', async () => {
  const callbackId = crypto.randomUUID();
  const call = await plan({ callbackId });
  expect(call).toMatchObject({
    startsAt: '2026-11-26T16:30:00.000Z',
    words: 'Thursday, November 26 at 10:30 a.m. Alberta time',
    status: 'planned',
    warnings: [],
  });
  // The same request repeated over a bad connection is the same call.
  expect(await plan({ callbackId })).toEqual(call);
  const { callbacks, mayBook } = await client.trpc.callbacks.list.query({ caseId: party.caseId });
  expect(callbacks).toMatchObject([{ id: callbackId, about: 'Which deductible fits' }]);
  expect(mayBook).toBe(false);
  expect(await latestNotice(client)).toMatchObject({ type: 'callback_planned' });
  const mail = await mailAbout(server.services, party.client.email, 'Thursday, November 26 at 10:30 a.m. Alberta time');
  expect(mail.text).not.toMatch(/deductible/i);
  const { entries } = await client.trpc.cases.timeline.query({ caseId: party.caseId });
  expect(entries.at(-1)).toMatchObject({
    type: 'callback_planned',
    detail: 'Thursday, November 26 at 10:30 a.m. Alberta time',
  });
  expect(await server.services.db.callback.count({ where: { caseId: party.caseId } })).toBe(1);
});

test('the broker is warned outside business hours and about an overlapping call, and is offered free times within hours', async () => {
  const { caseId } = party;
  const { check, suggest } = broker.trpc.callbacks;
  expect((await check.query({ caseId, ...wall('2026-11-29', '10:00') })).warnings).toMatchObject([
    expect.stringContaining('outside the broker’s hours'),
  ]);
  const other = await activeCase(server.services);
  await server.services.db.case.update({ where: { id: other.caseId }, data: { brokerId: party.broker.id } });
  const over = await plan({ caseId: other.caseId, ...wall('2026-11-26', '10:45') });
  expect(over.warnings).toMatchObject([expect.stringMatching(/another 30-minute call, .* 10:30 a\.m\./)]);
  const [first] = (await broker.trpc.callbacks.list.query({ caseId })).callbacks;
  expect(first?.warnings).toHaveLength(1);
  // The client does not see the calls of others.
  expect((await client.trpc.callbacks.list.query({ caseId })).callbacks[0]?.warnings).toEqual([]);
  const { times } = await suggest.query({ caseId, minutes: 30 });
  expect(times.map(({ day, time }) => `${day} ${time}`)).toEqual([
    '2026-11-24 11:00',
    '2026-11-24 12:00',
    '2026-11-25 09:00',
    '2026-11-25 12:00',
    '2026-11-26 09:00',
    '2026-11-26 12:00',
  ]);
  expect((await check.query({ caseId, ...wall('2026-11-24', '09:30') })).refusal).toContain('in the future');
  expect(await failureOf(plan(wall('2026-11-24', '09:30')))).toMatchObject({
    status: 400,
    issues: [{ path: 'time', message: expect.stringContaining('in the future') }],
  });
});

async function calendar(of: ApiClient, path: string) {
  const answer = await of.rest('GET', path);
  return { ...answer, text: answer.text.replaceAll('\r\n ', '') };
}

test('the calendar entry follows the call: its sequence increases when moved, it is marked as cancelled, and strangers get 404', async () => {
  const call = await plan(wall('2026-12-01', '14:00'));
  const { calendarPath: path, id: callbackId } = call;
  const planned = await calendar(client, path);
  expect(planned.headers.get('content-type')).toContain('text/calendar');
  expect(planned.headers.get('cache-control')).toContain('no-store');
  expect(planned.text).toMatch(/SEQUENCE:0\r\n[\s\S]*DTSTART:20261201T200000Z/);
  const move = { callbackId, version: call.version, ...wall('2026-12-02', '09:00', 45), about: call.about ?? '' };
  const moved = await broker.trpc.callbacks.move.mutate(move);
  expect(await failureOf(broker.trpc.callbacks.move.mutate(move))).toMatchObject({ status: 409 });
  const second = await calendar(broker, path);
  expect(second.text).toMatch(/SEQUENCE:1\r\n[\s\S]*DTSTART:20261202T150000Z[\s\S]*STATUS:CONFIRMED/);
  const uid = /UID:.+/.exec(second.text)?.[0];
  expect(planned.text).toContain(uid);
  await broker.trpc.callbacks.end.mutate({ callbackId, version: moved.version, outcome: 'cancelled' });
  expect((await calendar(client, path)).text).toMatch(/SEQUENCE:2\r\n[\s\S]*STATUS:CANCELLED/);
  expect((await mailAbout(server.services, party.client.email, 'was cancelled')).text).toContain('December 2');
  const strangers = await Promise.all(
    (['client', 'broker'] as const).map(async (role) => {
      const { username } = await createPerson(server.services, role, 'Somebody Else');
      return signIn(server.url, username);
    }),
  );
  for (const stranger of strangers) expect((await calendar(stranger, path)).status).toBe(404);
  expect((await calendar(createApiClient(server.url), path)).status).toBe(401);
  for (const wrong of [path.replace(callbackId, crypto.randomUUID()), path.replace(party.caseId, crypto.randomUUID())])
    expect((await calendar(broker, wrong)).status).toBe(404);
});

test('the broker is reminded once, shortly before; a call is missed only after it has begun', async () => {
  const { id: callbackId, version } = await plan(wall('2026-11-24', '15:00', 10));
  const soon = async () =>
    (await broker.trpc.notifications.list.query({})).notifications.filter(({ type }) => type === 'callback_soon');
  await remindOfCallback(server.services, callbackId);
  expect(await soon()).toEqual([]);
  const end = { callbackId, version, outcome: 'missed' } as const;
  expect(await failureOf(broker.trpc.callbacks.end.mutate(end))).toMatchObject({ status: 409 });
  now = new Date('2026-11-24T20:50:00Z');
  await remindOfCallback(server.services, callbackId);
  await remindOfCallback(server.services, callbackId);
  expect(await soon()).toHaveLength(1);
  now = new Date('2026-11-24T21:05:00Z');
  expect(await broker.trpc.callbacks.end.mutate(end)).toMatchObject({ status: 'missed' });
  const { entries } = await client.trpc.cases.timeline.query({ caseId: party.caseId });
  expect(entries.at(-1)?.detail).toBe('Tuesday, November 24 at 3:00 p.m. Alberta time: Missed');
});

test('a withdrawn request has no calls: none can be scheduled, no reminder is sent, and the entry is cancelled', async () => {
  const call = await plan(wall('2026-11-24', '16:00'));
  const { version } = await server.services.db.case.findUniqueOrThrow({ where: { id: party.caseId } });
  await withdrawCase(server.services, party.client as Viewer, { caseId: party.caseId, version });
  expect(await failureOf(plan())).toMatchObject({ status: 409 });
  now = new Date('2026-11-24T21:50:00Z');
  await remindOfCallback(server.services, call.id);
  expect((await latestNotice(broker))?.type).not.toBe('callback_soon');
  expect((await calendar(client, call.calendarPath)).text).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED/);
});
