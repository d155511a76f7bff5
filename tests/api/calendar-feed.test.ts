/** A broker's calendar at a secret address: what it says, for how long it can be read, and what it never says. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import { startFollowUps } from '#server/modules/messaging/scheduled-messages/follow-ups/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { calendarFeedPath } from '#shared/calendar-feeds/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { keepSessions } from '../support/long-sessions.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Monday, 8 a.m. in Alberta, in winter: the clocks stay at UTC-6. */
let now = new Date('2026-11-30T14:00:00Z');
let server: TestServer;
let party: Party;
let broker: ApiClient;
let number: string;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => now } });
  await keepSessions(server.services);
  party = await activeCase(server.services);
  broker = await signIn(server.url, party.broker.username);
  ({ number } = await broker.trpc.cases.get.query({ caseId: party.caseId }));
  await broker.trpc.callbacks.plan.mutate({
    caseId: party.caseId,
    callbackId: crypto.randomUUID(),
    ...{ day: '2026-12-07', time: '09:00', minutes: 30, about: 'The diagnosis' },
  });
});
afterAll(() => server.stop());

/** As a calendar program asks: without a session. */
async function read(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(address.replace(/^https?:\/\/[^/]+/, server.url), { method, headers });
  const text = (await answer.text()).replaceAll('\r\n ', '');
  const summaries = [...text.matchAll(/SUMMARY:(.*)\r\n/g)].map(([, summary]) => summary);
  return { status: answer.status, headers: answer.headers, text, summaries };
}

test('shows calls and due times in UTC, with the number of the request and nothing else', async () => {
  expect(await broker.trpc.calendarFeeds.own.query()).toEqual({ feed: null });
  const { address, feed } = await broker.trpc.calendarFeeds.make.mutate({ withNames: false });
  expect(feed).toEqual({ withNames: false, createdAt: now.toISOString(), lastReadAt: null });
  const { status, headers, text, summaries } = await read(address);
  expect(status).toBe(200);
  expect(summaries.sort()).toEqual([`Call · ${number}`, `Reply due · ${number}`]);
  expect(text).toMatch(/DTSTART:20261207T150000Z\r\nDTEND:20261207T153000Z/);
  expect(text).not.toMatch(/TZID|VTIMEZONE/);
  expect(text).not.toMatch(/Morgan|Example|diagnosis|@example|auto/i);
  expect(text).toContain(`/broker/cases/${party.caseId}`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(headers.get('set-cookie')).toBeNull();
  expect(await broker.trpc.calendarFeeds.own.query()).toMatchObject({ feed: { lastReadAt: now.toISOString() } });
});

test('is read again only when something has changed', async () => {
  const { address } = await broker.trpc.calendarFeeds.make.mutate({ withNames: false });
  const etag = (await read(address)).headers.get('etag') ?? '';
  now = new Date(now.getTime() + 60_000);
  const unchanged = await read(address, { 'if-none-match': etag });
  expect([unchanged.status, unchanged.text]).toEqual([304, '']);
  expect((await read(address, {}, 'HEAD')).status).toBe(200);
  const [call] = (await broker.trpc.callbacks.list.query({ caseId: party.caseId })).callbacks;
  await broker.trpc.callbacks.move.mutate({
    ...{ callbackId: call?.id ?? '', version: call?.version ?? 0, day: '2026-12-08', time: '10:00', minutes: 30 },
  });
  const changed = await read(address, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.text).toMatch(/SEQUENCE:1\r\n[\s\S]*DTSTART:20261208T160000Z/);
});

test('names clients only if the broker chose it, and then by first name and initial', async () => {
  const { address } = await broker.trpc.calendarFeeds.make.mutate({ withNames: true });
  const row = await server.services.db.case.findUniqueOrThrow({ where: { id: party.caseId } });
  const [first = '', last = ''] = row.contactName.split(' ');
  expect((await read(address)).summaries).toContain(`Call · ${first} ${last[0]}. · ${number}`);
  await broker.trpc.calendarFeeds.change.mutate({ withNames: false });
  expect((await read(address)).summaries).toContain(`Call · ${number}`);
});

test('shows the options of a request once, on their last day', async () => {
  const { address } = await broker.trpc.calendarFeeds.make.mutate({ withNames: false });
  const { db } = server.services;
  const where = { id: party.caseId };
  const option = { caseId: party.caseId, round: 1, premiumCents: 100_000, term: 'annual', coverages: [] };
  await db.quoteOption.createMany({
    data: [15, 20].map((day, position) => ({
      ...option,
      ...{ position, insurer: `Insurer ${position}`, validUntil: new Date(`2026-12-${day}T00:00:00Z`) },
    })),
  });
  await db.case.update({ where, data: { status: 'quoted', waitingSince: now } });
  const quoted = await read(address);
  expect(quoted.text).toMatch(new RegExp(`DTSTART;VALUE=DATE:20261215[\\s\\S]*SUMMARY:Options expire · ${number}`));
  expect(quoted.summaries.filter((summary) => summary?.startsWith('Options'))).toHaveLength(1);
  await db.case.update({ where, data: { status: 'active', waitingSince: null } });
});

test('shows only cases that are the broker’s now', async () => {
  const { address } = await broker.trpc.calendarFeeds.make.mutate({ withNames: false });
  const heir = await createPerson(server.services, 'broker', 'Robin Example');
  const where = { id: party.caseId };
  await server.services.db.case.update({ where, data: { brokerId: heir.id } });
  expect((await read(address)).summaries).toEqual([]);
  await server.services.db.case.update({ where, data: { brokerId: party.broker.id } });
  expect((await read(address)).summaries).not.toEqual([]);
});

test('shows when the broker’s next follow-up is sent, until the client answers', async () => {
  const { services } = server;
  const silent = await activeCase(services);
  await services.db.case.update({ where: { id: silent.caseId }, data: { brokerId: party.broker.id } });
  const write = (who: Viewer) =>
    sendMessage(services, who, {
      ...{ caseId: silent.caseId, body: 'Hello', kind: 'message', attachments: [], clientKey: crypto.randomUUID() },
    });
  await write(party.broker);
  await startFollowUps(services, party.broker, { caseId: silent.caseId, id: crypto.randomUUID() });
  const { address } = await broker.trpc.calendarFeeds.make.mutate({ withNames: false });
  const shown = await read(address);
  expect(shown.summaries).toContainEqual(expect.stringMatching(/^Follow-up · AB-\d{4}-\d+$/));
  const row = await services.db.followUp.findFirstOrThrow({ where: { caseId: silent.caseId } });
  expect(shown.text).toContain(`DTSTART:${row.nextAt.toISOString().replace(/[-:]|\.\d+/g, '')}`);
  await write(silent.client);
  expect((await read(address)).text).not.toContain('Follow-up');
});

test('the address is stored only as a hash, is recorded in the audit log, and ends when it is replaced or revoked', async () => {
  const { db } = server.services;
  const first = await broker.trpc.calendarFeeds.make.mutate({ withNames: false });
  const second = await broker.trpc.calendarFeeds.make.mutate({ withNames: false });
  expect((await read(first.address)).status).toBe(404);
  const secret = second.address.split('/').at(-2) ?? '';
  const stored = await db.calendarFeed.findUniqueOrThrow({ where: { brokerId: party.broker.id } });
  expect(stored.secretHash).toBe(hashToken(secret));
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(await broker.trpc.calendarFeeds.revoke.mutate()).toEqual({ feed: null });
  const gone = await read(second.address);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(await failureOf(broker.trpc.calendarFeeds.change.mutate({ withNames: true }))).toMatchObject({ status: 404 });
  const entries = await db.auditEntry.findMany({ where: { action: { startsWith: 'calendar.' } } });
  expect(JSON.stringify(entries)).not.toContain(secret);
  expect(entries.filter(({ action }) => action === 'calendar.revoked')).toHaveLength(1);
  expect(entries.filter(({ action }) => action === 'calendar.changed')).toHaveLength(1);
});

test('ends with the account, and with the role', async () => {
  const { db } = server.services;
  const { address } = await broker.trpc.calendarFeeds.make.mutate({ withNames: false });
  const where = { id: party.broker.id };
  await db.user.update({ where, data: { disabledAt: now } });
  expect((await read(address)).status).toBe(404);
  await db.user.update({ where, data: { disabledAt: null, role: 'client' } });
  expect((await read(address)).status).toBe(404);
  await db.user.update({ where, data: { role: 'broker' } });
  expect((await read(address)).status).toBe(200);
});

test('a guessed address gets the same answer as a revoked one', async () => {
  const guess = (secret: string) => read(`${server.url}/calendar-feeds/${secret}/calls.ics`);
  for (const secret of ['x', 'A'.repeat(43), '%00', "'--", 'x'.repeat(5000)])
    expect((await guess(secret)).status, secret.slice(0, 50)).toBe(404);
});

/** As if these many had been counted already. Tests count a thousand times as much as servers. */
function countedBefore(rule: { name: string; points: number }, key: string) {
  const points = rule.points * 1000 - 1;
  return server.services.db.$executeRaw`
    UPDATE rate_limits SET points = ${points} WHERE key LIKE ${`${rule.name}:${key}%`}`;
}

test('is read at most 240 times an hour, from wherever, and guesses are limited for each caller', async () => {
  expect(limits.calendarFeed).toMatchObject({ points: 240, seconds: 3600 });
  const { address } = await broker.trpc.calendarFeeds.make.mutate({ withNames: false });
  await read(address);
  await countedBefore(limits.calendarFeed, party.broker.id);
  expect((await read(address)).status).toBe(200);
  const refused = await read(address);
  expect([refused.status, refused.summaries]).toEqual([429, []]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const guess = () => read(server.url + calendarFeedPath('x'.repeat(43)));
  expect((await guess()).status).toBe(404);
  await countedBefore(limits.unknownCalendar, '');
  expect([(await guess()).status, (await guess()).status]).toEqual([404, 429]);
});
