/** A client chooses a call from the broker's free times: own hours, days off, other calls, and two who choose the same one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAway } from '#server/modules/brokers/commands.ts';
import type { WorkWeek } from '#shared/brokers/working-hours.ts';
import { BOOKED_MINUTES } from '#shared/callbacks/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { keepSessions } from '../support/long-sessions.ts';
import { mailAbout } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Monday, 8 a.m. in Alberta. */
let now = new Date('2026-11-30T14:00:00Z');
let server: TestServer;
let broker: ApiClient;
/** Two clients of one broker. */
let first: Party & { api: ApiClient };
let second: Party & { api: ApiClient };

const evenings: WorkWeek = [
  null,
  { open: '12:00', close: '20:00' },
  { open: '12:00', close: '20:00' },
  null,
  null,
  null,
  null,
];

async function clientOf(brokerId?: string) {
  const party = await activeCase(server.services);
  if (brokerId) await server.services.db.case.update({ where: { id: party.caseId }, data: { brokerId } });
  return { ...party, api: await signIn(server.url, party.client.username) };
}

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => now } });
  await keepSessions(server.services);
  first = await clientOf();
  second = await clientOf(first.broker.id);
  broker = await signIn(server.url, first.broker.username);
});
afterAll(() => server.stop());

const freeFor = async ({ api, caseId }: { api: ApiClient; caseId: string }, callbackId?: string) =>
  (await api.trpc.callbacks.freeTimes.query({ caseId, ...(callbackId && { callbackId }) })).times;
const wordsOf = (times: readonly { day: string; time: string }[]) => times.map(({ day, time }) => `${day} ${time}`);
const book = ({ api, caseId }: { api: ApiClient; caseId: string }, day: string, time: string) =>
  api.trpc.callbacks.plan.mutate({ caseId, callbackId: crypto.randomUUID(), day, time, minutes: BOOKED_MINUTES });
const cancelAll = () => server.services.db.callback.deleteMany({});

test('free are the broker’s own hours, in half hours and two hours ahead, without holidays, days off and other calls', async () => {
  const usual = wordsOf(await freeFor(first));
  expect(usual.slice(0, 2)).toEqual(['2026-11-30 10:00', '2026-11-30 10:30']);
  expect(usual.filter((time) => time.startsWith('2026-11-30')).at(-1)).toBe('2026-11-30 16:30');
  // Saturdays to two o’clock, Sundays not at all, and no further than two weeks.
  expect(usual).toContain('2026-12-05 13:30');
  expect(usual.some((time) => time.startsWith('2026-12-06'))).toBe(false);
  expect(usual.every((time) => time <= '2026-12-14 07:30')).toBe(true);

  const saved = await broker.trpc.brokers.setHours.mutate({
    hours: evenings,
    daysOff: [
      { from: '2026-12-01', to: '2026-12-01' },
      { from: '2026-11-20', to: '2026-11-24' },
    ],
  });
  expect(saved).toMatchObject({ hours: evenings, daysOff: [{ from: '2026-12-01', to: '2026-12-01' }] });
  expect(saved.closed).toContainEqual({ day: '2026-12-25', name: 'Christmas Day' });
  const own = wordsOf(await freeFor(first));
  // Beyond the brokerage’s hours, but not on the day off.
  expect(own.filter((time) => time.startsWith('2026-11-30')).at(-1)).toBe('2026-11-30 19:30');
  expect(own.some((time) => time.startsWith('2026-12-01'))).toBe(false);
  expect(own).toContain('2026-12-08 12:00');
  expect(await server.services.db.auditEntry.count({ where: { action: 'broker.profile_changed' } })).toBe(1);

  // A call that staff agreed on takes its time, to the minute.
  await broker.trpc.callbacks.plan.mutate({
    caseId: second.caseId,
    callbackId: crypto.randomUUID(),
    ...{ day: '2026-11-30', time: '12:40', minutes: 30 },
  });
  expect(wordsOf(await freeFor(first)).slice(0, 3)).toEqual([
    '2026-11-30 12:00',
    '2026-11-30 13:30',
    '2026-11-30 14:00',
  ]);
  const { warnings } = await broker.trpc.callbacks.check.query({
    caseId: first.caseId,
    ...{ day: '2026-12-01', time: '13:00', minutes: 30 },
  });
  expect(warnings).toEqual([expect.stringContaining('outside the broker’s hours')]);
  await cancelAll();
});

test('hours that make no sense are refused at their field', async () => {
  const set = (hours: WorkWeek | null, daysOff: { from: string; to: string }[] = []) =>
    failureOf(broker.trpc.brokers.setHours.mutate({ hours, daysOff }));
  const week = (close: string): WorkWeek => [null, { open: '12:00', close }, null, null, null, null, null];
  expect(await set(week('12:30'))).toMatchObject({ issues: [{ path: 'hours.1.close' }] });
  expect(await set(evenings.map(() => null))).toMatchObject({ issues: [{ path: 'hours' }] });
  expect(await set(null, [{ from: '2026-12-24', to: '2026-12-23' }])).toMatchObject({
    issues: [{ path: 'daysOff.0.to' }],
  });
  expect(await set(null, [{ from: '2026-12-24', to: '2099-12-23' }])).toMatchObject({ issues: [{ path: 'daysOff' }] });
});

test('a client books, moves and cancels a call; the broker hears of each by email and in the portal', async () => {
  const call = await book(first, '2026-11-30', '12:00');
  expect(call).toMatchObject({ minutes: 30, status: 'planned', createdByName: first.client.fullName });
  const received = await mailAbout(server.services, first.broker.email, 'Call booked');
  expect(received.text).toContain('Monday, November 30 at 12:00 p.m. Alberta time');
  await mailAbout(server.services, first.client.email, 'Call about');
  const { notifications } = await broker.trpc.notifications.list.query({});
  expect(notifications[0]).toMatchObject({
    type: 'callback_planned',
    title: expect.stringContaining('Morgan Example'),
  });
  // The time of the call itself is free for moving it, and for nobody else.
  expect(wordsOf(await freeFor(first, call.id))).toContain('2026-11-30 12:00');
  expect(wordsOf(await freeFor(second))).not.toContain('2026-11-30 12:00');
  expect(await failureOf(book(first, '2026-11-30', '15:00'))).toMatchObject({
    status: 409,
    message: expect.stringContaining('already have a call'),
  });

  const { id: callbackId, version } = call;
  const moved = await first.api.trpc.callbacks.move.mutate({
    ...{ callbackId, version, day: '2026-12-07', time: '18:30', minutes: 30 },
  });
  await mailAbout(server.services, first.broker.email, 'Call moved');
  expect(moved.words).toBe('Monday, December 7 at 6:30 p.m. Alberta time');
  const end = (outcome: 'done' | 'cancelled') =>
    first.api.trpc.callbacks.end.mutate({ callbackId, version: moved.version, outcome });
  expect(await failureOf(end('done'))).toMatchObject({ status: 403 });
  expect(await end('cancelled')).toMatchObject({ status: 'cancelled' });
  await mailAbout(server.services, first.broker.email, 'Call cancelled');
  expect(wordsOf(await freeFor(second))).toContain('2026-12-07 18:30');
  const { entries } = await first.api.trpc.cases.timeline.query({ caseId: first.caseId });
  expect(entries.slice(-3).map(({ type }) => type)).toEqual(['callback_planned', 'callback_changed', 'callback_ended']);
});

test('of two clients who choose the same time at once, one gets it, and the other reads the next free times', async () => {
  for (const time of ['12:00', '13:00', '14:00', '15:00', '16:00']) {
    const outcomes = await Promise.allSettled([book(first, '2026-12-08', time), book(second, '2026-12-08', time)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    const failure = await failureOf(Promise.reject(lost?.reason));
    expect(failure).toMatchObject({
      status: 409,
      message: expect.stringMatching(/isn’t free. The next free times: .*;/),
    });
    expect(await server.services.db.callback.count({ where: { status: 'planned' } })).toBe(1);
    await cancelAll();
  }
  // A call moved and a call booked to the same time at once.
  const { id: callbackId, version } = await book(first, '2026-12-07', '12:00');
  const move = first.api.trpc.callbacks.move.mutate({
    ...{ callbackId, version, day: '2026-12-08', time: '17:00', minutes: 30 },
  });
  const outcomes = await Promise.allSettled([move, book(second, '2026-12-08', '17:00')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await cancelAll();
});

test('a client can’t book outside the free times, for another length, or change a call that has begun', async () => {
  for (const [day, time] of [
    ['2026-12-01', '13:00'],
    ['2026-11-30', '09:00'],
    ['2026-11-30', '12:10'],
    ['2026-12-21', '13:00'],
  ] as const)
    expect(await failureOf(book(first, day, time))).toMatchObject({ status: 409 });
  const long = { caseId: first.caseId, callbackId: crypto.randomUUID(), day: '2026-12-07', time: '12:00', minutes: 90 };
  expect(await failureOf(first.api.trpc.callbacks.plan.mutate(long))).toMatchObject({
    status: 400,
    issues: [{ path: 'minutes' }],
  });
  const { id: callbackId, version } = await book(first, '2026-12-07', '12:00');
  const move = { callbackId, version, day: '2026-12-08', time: '12:00', minutes: 30 };
  const stranger = await signIn(server.url, (await createPerson(server.services, 'client', 'Somebody Else')).username);
  expect(await failureOf(stranger.trpc.callbacks.move.mutate(move))).toMatchObject({ status: 404 });
  now = new Date('2026-12-07T19:05:00Z');
  expect(await failureOf(first.api.trpc.callbacks.move.mutate(move))).toMatchObject({ status: 409 });
  const end = { callbackId, version, outcome: 'cancelled' } as const;
  expect(await failureOf(first.api.trpc.callbacks.end.mutate(end))).toMatchObject({ status: 409 });
  now = new Date('2026-11-30T14:00:00Z');
  await cancelAll();
});

test('a broker who is away or hands the case over: what was booked stays, and the times are the new broker’s', async () => {
  await book(first, '2026-11-30', '12:00');
  await setAway(server.services, first.broker, { awayUntil: '2027-06-01', delegateId: null });
  expect(await freeFor(second)).toEqual([]);
  expect(await failureOf(book(second, '2026-12-07', '12:00'))).toMatchObject({
    status: 409,
    message: expect.stringContaining('Send your broker a message'),
  });
  expect(await broker.trpc.callbacks.misplaced.query()).toMatchObject({ calls: [{ caseId: first.caseId }] });
  const [call] = (await broker.trpc.callbacks.list.query({ caseId: first.caseId })).callbacks;
  expect(call?.warnings).toEqual([expect.stringContaining('outside the broker’s hours')]);

  const heir = await createPerson(server.services, 'broker', 'Robin Example');
  const usual = { hours: [], daysOff: [], awayUntil: null };
  await server.services.db.brokerProfile.update({ where: { userId: heir.id }, data: usual });
  await server.services.db.case.update({ where: { id: first.caseId }, data: { brokerId: heir.id } });
  const { callbacks } = await first.api.trpc.callbacks.list.query({ caseId: first.caseId });
  expect(callbacks).toMatchObject([{ id: call?.id, status: 'planned' }]);
  const times = wordsOf(await freeFor(first, call?.id));
  expect(times).toContain('2026-12-02 10:00');
  expect(wordsOf(await freeFor(first))).not.toContain('2026-11-30 12:00');
});
