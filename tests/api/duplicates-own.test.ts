/** A person who asks again for the same: they add it to their open request, and nobody else learns that there is one. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { mailAbout, mailsTo } from '../support/mails.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { shortRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let visitor: ApiClient;
let client: ApiClient;
let clientId: string;
let email: string;
let offsetMs = 0;

beforeAll(async () => {
  const overrides = { now: () => new Date(Date.now() + offsetMs) };
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' }, overrides });
  visitor = createApiClient(server.url);
});
beforeEach(async () => {
  offsetMs = 0;
  const person = await createPerson(server.services, 'client', 'Avery Again');
  clientId = person.id;
  email = `${person.username}@example.com`;
  client = await signIn(server.url, person.username);
});
afterAll(() => server.stop());

const numberOf = async (caseId: string) => (await client.trpc.cases.get.query({ caseId })).number;
const rowOf = (id: string) => server.services.db.case.findUniqueOrThrow({ where: { id } });
const eventsOf = (caseId: string, type: string) => server.services.db.caseEvent.count({ where: { caseId, type } });

/** A request as it is sent; signed in, it belongs to the client at once. */
async function send(who: ApiClient, answers: Record<string, unknown> = {}, more: { joins?: string } = {}) {
  const request = { ...shortRequest('auto', { email, postalCode: 'T2P 1J9', ...answers }), ...more };
  const receipt = await who.trpc.quotes.submit.mutate(request);
  const { id: caseId } = await server.services.db.case.findFirstOrThrow({ where: { draftId: request.draftId } });
  return { request, receipt, caseId };
}

describe('a signed-in client', () => {
  test('is offered their own open requests of the line from the last 30 days, and no others', async () => {
    const { caseId } = await send(client);
    await send(client, {}, {});
    await send(await signIn(server.url, 'demo_client'));
    const offered = async (line: 'auto' | 'home' = 'auto') =>
      (await client.trpc.quotes.openRequests.query({ line })).requests;
    expect(await offered()).toHaveLength(2);
    expect((await offered()).map((it) => it.caseId)).toContain(caseId);
    expect(await offered('home')).toEqual([]);
    await server.services.db.case.update({ where: { id: caseId }, data: columnsOf('lost') });
    expect(await offered()).toHaveLength(1);
    offsetMs = 31 * DAY_MS;
    expect(await offered()).toEqual([]);
  });

  test('adds a request to the open one while sending it: one event on each side, no second broker, no wrong promise', async () => {
    const first = await send(client);
    const second = await send(client, {}, { joins: first.caseId });
    expect(second.receipt.joined).toEqual({ number: first.receipt.number, caseId: first.caseId });
    expect(await rowOf(second.caseId)).toMatchObject({ status: 'duplicate', mergedIntoId: first.caseId });
    expect(await eventsOf(second.caseId, 'merged')).toBe(1);
    expect(await eventsOf(first.caseId, 'duplicate_joined')).toBe(1);
    // Its consents are kept like those of any other request.
    expect(await server.services.db.consentRecord.count({ where: { caseId: second.caseId } })).toBe(2);
    await mailAbout(server, email, `${second.receipt.number} was merged`);
    const subjects = (await mailsTo(server.env, email)).map(({ subject }) => subject);
    expect(subjects).not.toContain(`We received your request ${second.receipt.number}`);
    // Pressed twice, or sent again after a lost answer.
    const again = await client.trpc.quotes.submit.mutate(second.request);
    expect(again).toMatchObject({ number: second.receipt.number, joined: second.receipt.joined });
    expect(await eventsOf(first.caseId, 'duplicate_joined')).toBe(1);
  });

  test('sends a request of its own when the open one is closed in the meantime; nothing is lost', async () => {
    const first = await send(client);
    await server.services.db.case.update({ where: { id: first.caseId }, data: columnsOf('lost') });
    const second = await send(client, {}, { joins: first.caseId });
    expect(second.receipt.joined).toBeNull();
    expect((await rowOf(second.caseId)).status).not.toBe('duplicate');
    await mailAbout(server, email, `We received your request ${second.receipt.number}`);
  });

  test('adds one that was sent already in the portal, once however often it is pressed', async () => {
    const first = await send(client);
    const second = await send(client);
    const { requests } = await client.trpc.cases.joinTargets.query({ caseId: second.caseId });
    expect(requests).toMatchObject([{ caseId: first.caseId, number: first.receipt.number }]);
    // Never the other way around.
    expect(await client.trpc.cases.joinTargets.query({ caseId: first.caseId })).toEqual({ requests: [] });
    const press = () => client.trpc.cases.join.mutate({ caseId: second.caseId, intoId: first.caseId });
    const results = await Promise.all([press(), press(), press()]);
    expect(results.map(({ status }) => status)).toEqual(['duplicate', 'duplicate', 'duplicate']);
    expect(await eventsOf(first.caseId, 'duplicate_joined')).toBe(1);
  });

  test('leaves a request to staff once a broker works on it', async () => {
    const first = await send(client);
    const second = await send(client);
    const broker = await viewerNamed(server.services, 'demo_broker');
    const data = { ...columnsOf('active'), brokerId: broker.id };
    await server.services.db.case.update({ where: { id: second.caseId }, data });
    expect(await client.trpc.cases.joinTargets.query({ caseId: second.caseId })).toEqual({ requests: [] });
    const join = client.trpc.cases.join.mutate({ caseId: second.caseId, intoId: first.caseId });
    expect(await failureOf(join)).toMatchObject({ status: 409 });
  });

  test('can’t name a request of someone else, in either place, nor learn that it exists', async () => {
    const stranger = await signIn(server.url, 'demo_client');
    const theirs = await send(client);
    const mine = await send(stranger, { email }, { joins: theirs.caseId });
    expect(mine.receipt.joined).toBeNull();
    expect(mine.receipt.caseId).toBe(mine.caseId);
    const missing = await send(stranger, { email }, { joins: randomUUID() });
    expect(Object.keys(mine.receipt)).toEqual(Object.keys(missing.receipt));
    const join = (caseId: string, intoId: string) =>
      failureOf(stranger.trpc.cases.join.mutate({ caseId, intoId })).then(({ requestId: _, ...rest }) => rest);
    const unknown = await join(mine.caseId, randomUUID());
    expect(unknown).toMatchObject({ status: 404 });
    expect(await join(mine.caseId, theirs.caseId)).toEqual(unknown);
    expect(await join(theirs.caseId, mine.caseId)).toEqual(unknown);
    expect(await eventsOf(theirs.caseId, 'duplicate_joined')).toBe(0);
  });
});

describe('someone without an account', () => {
  test('gets the same receipt whether the mailbox has an open request or not; only its email says so', async () => {
    const first = await send(visitor);
    const second = await send(visitor);
    const other = await send(visitor, { email: `${randomUUID()}@example.com` });
    const shape = ({ receipt }: typeof first) => {
      const {
        number,
        submittedAt,
        takenBy,
        firstReplyBy,
        firstReplyByText,
        promise,
        email: to,
        title,
        papers,
        ...rest
      } = receipt;
      return rest;
    };
    expect(shape(second)).toEqual(shape(other));
    expect(await visitor.trpc.quotes.openRequests.query({ line: 'auto' })).toEqual({ requests: [] });
    const mail = await mailAbout(server, email, `We received your request ${second.receipt.number}`);
    expect(mail.text).toContain(first.receipt.number);
    expect(mail.text).toContain(`Add to ${first.receipt.number}`);
    const others = await mailAbout(server, other.receipt.email, 'We received your request');
    expect(others.text).not.toContain('already have an open request');
  });

  test('is not named a request that shares only the phone number, or one in an account of another address', async () => {
    const samePhone = { phone: '403-555-0123' };
    await send(visitor, samePhone);
    const stranger = `${randomUUID()}@example.com`;
    const second = await send(visitor, { ...samePhone, email: stranger });
    const mail = await mailAbout(server, stranger, `We received your request ${second.receipt.number}`);
    expect(mail.text).not.toContain('already have an open request');
    // The demo client typed a stranger’s address.
    const typed = `${randomUUID()}@example.com`;
    await send(await signIn(server.url, 'demo_client'), { email: typed });
    const third = await send(visitor, { email: typed });
    const thirds = await mailAbout(server, typed, `We received your request ${third.receipt.number}`);
    expect(thirds.text).not.toContain('already have an open request');
  });

  test('joins nothing by naming it', async () => {
    const first = await send(visitor);
    const second = await send(visitor, {}, { joins: first.caseId });
    expect(second.receipt.joined).toBeNull();
    expect((await rowOf(second.caseId)).mergedIntoId).toBeNull();
  });
});

test('a broker who accepts the open request later sees the difference too', async () => {
  const { services } = server;
  const first = await send(client);
  const second = await send(client, { postalCode: 'T5J 0N3' }, { joins: first.caseId });
  const broker = await createPerson(services, 'broker', 'Lee Later');
  await services.db.case.update({ where: { id: first.caseId }, data: { ...columnsOf('active'), brokerId: broker.id } });
  const later = await signIn(server.url, broker.username);
  const { rows } = await later.trpc.cases.compareAnswers.query({ caseId: first.caseId, otherId: second.caseId });
  expect(rows).toContainEqual(expect.objectContaining({ there: 'T5J 0N3' }));
  const { merged } = await later.trpc.cases.get.query({ caseId: first.caseId });
  expect(merged).toMatchObject([{ caseId: second.caseId, mayOpen: false }]);
});

test('the broker of the open request sees that one was added and which answers differ, none of them sensitive', async () => {
  const { services } = server;
  const first = await send(client, { atFaultCount: 0 });
  const broker = await createPerson(services, 'broker', 'Bo Broker');
  const [asked, others] = [await signIn(server.url, broker.username), await signIn(server.url, 'demo_broker')];
  await services.db.case.update({ where: { id: first.caseId }, data: { ...columnsOf('active'), brokerId: broker.id } });
  const second = await send(client, { postalCode: 'T5J 0N3', atFaultCount: 2 }, { joins: first.caseId });
  const { entries } = await asked.trpc.cases.timeline.query({ caseId: first.caseId });
  expect(entries.at(-1)).toMatchObject({ type: 'duplicate_joined', detail: second.receipt.number });
  const admin = await signIn(server.url, 'demo_admin');
  const input = { caseId: first.caseId, otherId: second.caseId };
  for (const who of [admin, asked]) {
    const { rows, hidesSensitive } = await who.trpc.cases.compareAnswers.query(input);
    expect(rows).toContainEqual(expect.objectContaining({ here: 'T2P 1J9', there: 'T5J 0N3' }));
    expect(JSON.stringify(rows)).not.toMatch(/fault/i);
    expect(hidesSensitive).toBe(true);
  }
  // It is theirs to read, and looks for a broker again when they separate it.
  await asked.trpc.cases.get.query({ caseId: second.caseId });
  await asked.trpc.cases.unmerge.mutate({ caseId: second.caseId, version: (await rowOf(second.caseId)).version });
  expect(await rowOf(second.caseId)).toMatchObject({ brokerId: null, mergedIntoId: null });
  expect(await failureOf(others.trpc.cases.compareAnswers.query(input))).toMatchObject({ status: 404 });
  expect(await numberOf(first.caseId)).toBe(first.receipt.number);
  expect((await rowOf(first.caseId)).clientId).toBe(clientId);
});
