/** Text messages: a proven number, express consent, STOP, quiet hours, and a provider that speaks Twilio’s protocol. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stopNumber } from '#server/modules/accounts/text-messages/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { chainConsents } from '#server/modules/consents/chain/commands.ts';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import { readNotifications } from '#server/modules/notifications/commands.ts';
import { removeOldTexts, sendDueTexts } from '#server/modules/notifications/texts/sending/commands.ts';
import { textConsent } from '#shared/accounts/text-messages/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import type { Party } from '../support/cases.ts';
import { routedParty } from '../support/routed-party.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import {
  ACCOUNT,
  FROM,
  freshNumber,
  startTextProvider,
  type TextProvider,
  TOKEN,
  textLedger,
} from '../support/text-provider.ts';

let server: TestServer;
let provider: TextProvider;
let party: Party;
let client: ApiClient;
const HOUR = 3_600_000;
/** Noon in Alberta; each test has a day of its own, because the ledger goes on. */
const NOON = new Date('2027-06-02T18:00:00Z');
let now = NOON;
let days = 0;
const afterNoon = (minutes: number) => new Date(NOON.getTime() + (days * 24 * 60 + minutes) * 60_000);
/** It goes on with every look at it, so that what happens later is later. */
function tick(): Date {
  now = new Date(now.getTime() + 1);
  return now;
}

beforeAll(async () => {
  provider = await startTextProvider();
  const variables = { ...provider.variables, RUN_JOBS: 'false', RATE_LIMIT_SCALE: '1000' };
  server = await startTestServer({ variables, overrides: { now: tick } });
  party = await routedParty(server.services);
  await server.services.db.user.update({ where: { id: party.client.id }, data: { emailVerifiedAt: NOON } });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(async () => {
  days += 2;
  now = afterNoon(0);
  provider.answer(null);
  const { db } = server.services;
  await Promise.all([db.textMessage.deleteMany(), db.textNumber.deleteMany()]);
  await readNotifications(server.services, party.client, 2_000_000_000);
  client = await signIn(server.url, party.client.username);
});

const send = () => sendDueTexts(server.services, { numberOf: caseNumber, stopped: stopNumber });
const own = (who = client) => who.trpc.textMessages.own.query();

/** Turns texts on, as a person would. @returns the number */
async function turnOn(who = client, phone = freshNumber()): Promise<string> {
  await who.trpc.textMessages.sendCode.mutate({ phone, agreed: true });
  await send();
  await who.trpc.textMessages.confirm.mutate({ code: provider.codeTo(phone) });
  return phone;
}

async function write(body = 'Which winter tires?'): Promise<void> {
  const words = { body, clientKey: crypto.randomUUID(), kind: 'message' as const, attachments: [] };
  await sendMessage(server.services, party.broker, { caseId: party.caseId, ...words });
}
const states = async () =>
  (await server.services.db.textMessage.findMany({ orderBy: { createdAt: 'asc' } })).map(({ state }) => state);
const ledger = () => textLedger(server.services);
const handOver = (path: string, fields: Record<string, string>, token?: string) =>
  provider.handOver(server.url, server.env.site.url, path, fields, token);
const reply = (from: string, body: string) =>
  handOver('/inbound/twilio/message', { From: from, Body: body, MessageSid: 'SM-in' });

test('a number is proven by a code, and the words agreed to are in the ledger with it', async () => {
  const phone = freshNumber();
  expect(await own()).toMatchObject({ state: 'none', phone: null });
  const typed = `(403) 555-${phone.slice(-4)}`;
  expect(await client.trpc.textMessages.sendCode.mutate({ phone: typed, agreed: true })).toMatchObject({
    state: 'code_sent',
    phone,
  });
  await send();
  const [code] = provider.sent.slice(-1);
  expect(code?.path).toBe(`/2010-04-01/Accounts/${ACCOUNT}/Messages.json`);
  expect(code?.authorization).toBe(`Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`);
  expect(code?.fields).toMatchObject({
    To: phone,
    From: FROM,
    StatusCallback: `${server.env.site.url}/inbound/twilio/status`,
  });
  const before = (await ledger()).length;
  expect(await client.trpc.textMessages.confirm.mutate({ code: provider.codeTo(phone) })).toMatchObject({
    state: 'on',
    topics: [
      { topic: 'messages', on: true },
      { topic: 'documents', on: true },
      { topic: 'progress', on: true },
    ],
  });
  expect((await ledger()).slice(before)).toEqual(['given portal']);
  const { rows } = await server.services.pool.query('SELECT to_jsonb(t)::text AS row FROM text_messages t');
  expect(JSON.stringify(rows)).not.toContain(provider.codeTo(phone));
});

test('wrong codes are counted, and after five another one has to be sent; a code expires', async () => {
  const phone = freshNumber();
  await client.trpc.textMessages.sendCode.mutate({ phone, agreed: true });
  await send();
  const code = provider.codeTo(phone);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let index = 0; index < 5; index += 1)
    expect(await failureOf(client.trpc.textMessages.confirm.mutate({ code: wrong }))).toMatchObject({ status: 400 });
  expect(await failureOf(client.trpc.textMessages.confirm.mutate({ code }))).toMatchObject({ status: 409 });
  await client.trpc.textMessages.sendCode.mutate({ phone, agreed: true });
  await send();
  now = new Date(now.getTime() + 11 * 60_000);
  const late = provider.codeTo(phone);
  expect(await failureOf(client.trpc.textMessages.confirm.mutate({ code: late }))).toMatchObject({ status: 409 });
});

test('a number elsewhere, and a box that isn’t ticked, are refused; administrators have nothing to choose', async () => {
  const refused = { phone: '+44 20 7946 0000', agreed: true } as const;
  expect(await failureOf(client.trpc.textMessages.sendCode.mutate(refused))).toMatchObject({ status: 400 });
  const unticked = { phone: '403-555-0142', agreed: false } as never;
  expect(await failureOf(client.trpc.textMessages.sendCode.mutate(unticked))).toMatchObject({ status: 400 });
  expect(await own(await signIn(server.url, 'demo_admin'))).toMatchObject({ state: null });
});

test('a text says that there is news about a request, and nothing else; while it is unread, no other follows', async () => {
  const phone = await turnOn();
  await write('My licence is 123-456');
  await write();
  await send();
  const row = await server.services.db.case.findUniqueOrThrow({ where: { id: party.caseId } });
  const { site } = server.env;
  const number = caseNumber(row, site);
  expect(provider.to(phone).slice(1)).toEqual([
    `${site.name}: You have a new message about ${number}. Sign in to read: ${site.url}/portal/login Reply STOP to end.`,
  ]);
  await readNotifications(server.services, party.client, 2_000_000_000);
  await write();
  await send();
  expect(provider.to(phone)).toHaveLength(3);
});

test('only what was chosen is texted, and nothing that was read in time', async () => {
  const phone = await turnOn();
  await client.trpc.textMessages.setTopic.mutate({ topic: 'messages', on: false });
  await write();
  await send();
  await client.trpc.textMessages.setTopic.mutate({ topic: 'messages', on: true });
  await readNotifications(server.services, party.client, 2_000_000_000);
  await write();
  await readNotifications(server.services, party.client, 2_000_000_000);
  await send();
  expect(provider.to(phone)).toHaveLength(1);
  expect(await states()).toEqual(['sent', 'withheld']);
});

test('at night a text waits for the morning; a code that somebody waits for does not', async () => {
  now = afterNoon(690);
  const phone = await turnOn();
  await write();
  await send();
  expect(provider.to(phone)).toHaveLength(1);
  expect(await states()).toEqual(['sent', 'waiting']);
  now = afterNoon(1199);
  await send();
  expect(provider.to(phone)).toHaveLength(1);
  now = afterNoon(1200);
  await send();
  expect(provider.to(phone)).toHaveLength(2);
});

describe('STOP', () => {
  test('ends it in the ledger and in the settings; START alone brings nothing back', async () => {
    const phone = await turnOn();
    const before = (await ledger()).length;
    const answer = await reply(phone, ' Stop. ');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<Response></Response>')]);
    await reply(phone, 'STOP');
    expect((await ledger()).slice(before)).toEqual(['withdrawn on-request']);
    expect(await own()).toMatchObject({ state: 'stopped', stoppedAt: expect.any(String) });
    await reply(phone, 'START');
    await write();
    await send();
    expect(provider.to(phone)).toHaveLength(1);
    await turnOn(client, phone);
    expect((await ledger()).slice(before)).toEqual(['withdrawn on-request', 'given portal']);
    expect(await own()).toMatchObject({ state: 'on' });
  });

  test('ends what is on its way, for everyone with this number', async () => {
    const phone = await turnOn();
    const other = await signIn(server.url, party.broker.username);
    await turnOn(other, phone);
    await write();
    await reply(phone, 'ARRET');
    await send();
    expect(provider.to(phone)).toHaveLength(2);
    expect([(await own()).state, (await own(other)).state]).toEqual(['stopped', 'stopped']);
  });

  test('that the provider heard first is noticed', async () => {
    const phone = await turnOn();
    provider.answer(() => ({ status: 400, body: { code: 21610 } }));
    await write();
    await send();
    expect([await states(), (await own()).state]).toEqual([['sent', 'failed'], 'stopped']);
    expect((await ledger()).at(-1)).toBe('withdrawn on-request');
    // The code to it is refused as well, until its person sends START to the provider.
    await client.trpc.textMessages.sendCode.mutate({ phone, agreed: true });
    await send();
    expect((await own()).state).toBe('code_sent');
    provider.answer(null);
  });
});

test('HELP is answered; a form with another signature is refused, and does nothing', async () => {
  const phone = await turnOn();
  expect(await (await reply(phone, 'help')).text()).toContain(`<Message>${server.env.site.name}: `);
  const forged = await handOver('/inbound/twilio/message', { From: phone, Body: 'STOP' }, 'another token');
  expect(forged.status).toBe(403);
  const unsigned = await fetch(`${server.url}/inbound/twilio/status`, { method: 'POST', body: new URLSearchParams() });
  expect(unsigned.status).toBe(403);
  expect((await own()).state).toBe('on');
});

test('the provider’s word about a delivery is kept, and nothing leads back from it', async () => {
  await turnOn();
  await write();
  await send();
  const [, notice] = await server.services.db.textMessage.findMany({ orderBy: { createdAt: 'asc' } });
  const about = (MessageStatus: string) =>
    handOver('/inbound/twilio/status', { MessageSid: notice?.providerId ?? '', MessageStatus, ErrorCode: '30003' });
  await about('sent');
  expect(await states()).toContain('sent');
  await about('delivered');
  await about('undelivered');
  expect((await states()).filter((state) => state === 'delivered')).toHaveLength(1);
});

test('a provider that is busy is asked again, later each time; what it refuses for good, or took without an answer, is not', async () => {
  const phone = await turnOn();
  provider.answer(() => ({ status: 503, body: {} }));
  await write();
  await send();
  await send();
  expect(provider.to(phone)).toHaveLength(2);
  now = new Date(now.getTime() + 61_000);
  await send();
  expect(provider.to(phone)).toHaveLength(3);
  provider.answer(() => ({ status: 400, body: { code: 30006 } }));
  now = new Date(now.getTime() + 6 * 60_000);
  await send();
  now = new Date(now.getTime() + HOUR);
  await send();
  expect(provider.to(phone)).toHaveLength(4);
  expect(await server.services.db.textMessage.findFirst({ where: { state: 'failed' } })).toMatchObject({
    lastError: '30006',
  });
});

test('two processes send each text once, and it is kept for 30 days', async () => {
  const phone = await turnOn();
  await write();
  await Promise.all([send(), send(), send()]);
  expect(provider.to(phone)).toHaveLength(2);
  now = afterNoon(31 * 24 * 60);
  await removeOldTexts(server.services);
  expect(await states()).toEqual([]);
});

test('turning it off removes the number and is in the ledger; so does withdrawing the consent', async () => {
  await turnOn();
  expect(await client.trpc.textMessages.turnOff.mutate()).toMatchObject({ state: 'none', phone: null });
  expect((await ledger()).at(-1)).toBe('withdrawn portal');
  await turnOn();
  await chainConsents(server.services);
  const { consents } = await client.trpc.privacy.consents.query();
  const given = consents.find(({ purpose, withdrawnAt }) => purpose === textConsent.purpose && withdrawnAt === null);
  await client.trpc.privacy.withdrawConsent.mutate({ seq: given?.seq ?? 0 });
  expect(await own()).toMatchObject({ state: 'none', phone: null });
});
