/** A firm: who of it may do what with a case, and handing over within it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { caseRowOf, type Party } from '../support/cases.ts';
import { type firmAround, makeFirm, memberOf, openFirm } from '../support/firms.ts';
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

const as = (person: { username: string }) => signIn(server.url, person.username);

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ party, around, broker, client, colleague, manager, assistant } = await openFirm(server));
});

const version = async () => (await caseRowOf(server.services, party.caseId)).version;
const command = async () => ({ caseId: party.caseId, version: await version() });
const open = (who: ApiClient) => who.trpc.cases.get.query({ caseId: party.caseId });
const add = (who: ApiClient = broker, userId = around.assistant.id) =>
  who.trpc.caseAssistants.add.mutate({ caseId: party.caseId, userId });
const message = (body: string, kind: 'message' | 'note' = 'message') => ({
  ...{ caseId: party.caseId, body, kind },
  clientKey: randomUUID(),
});
const mine = async (who: ApiClient, scope: 'mine' | 'firm' = 'mine') =>
  (await who.trpc.worklist.list.query({ scope, sort: 'activity' })).cases.map(({ id }) => id);

const option = {
  insurer: 'Fictional Mutual',
  premiumCents: 152_000,
  term: 'annual' as const,
  coverages: [{ name: 'Collision', limitCents: null, deductibleCents: 100_000 }],
  validUntil: '2099-01-31',
};

describe('an assistant', () => {
  test('sees a case of the firm only while they help with it', async () => {
    expect(await failureOf(open(assistant))).toMatchObject({ status: 404 });
    expect(await mine(assistant)).not.toContain(party.caseId);
    const added = await add();
    expect(added.assistants).toEqual([{ id: around.assistant.id, name: 'Sam Assistant' }]);
    expect(await open(assistant)).toMatchObject({ firmPart: 'assistant', clientName: expect.any(String) });
    expect(await mine(assistant)).toEqual([party.caseId]);
    expect((await assistant.trpc.cases.list.query({ scope: 'mine' })).cases).toHaveLength(1);
    expect((await assistant.trpc.worklist.counts.query({ scope: 'mine' })).pool.count).toBe(0);
    await broker.trpc.caseAssistants.remove.mutate({ caseId: party.caseId, userId: around.assistant.id });
    expect(await failureOf(open(assistant))).toMatchObject({ status: 404 });
    expect(await mine(assistant)).toEqual([]);
  });

  test('writes, asks for documents, prepares options and follows up, under a name that says what they are', async () => {
    await add();
    const sent = await assistant.trpc.messages.send.mutate(message('We are on it.'));
    const name = `Sam Assistant (Assistant at ${around.firm.name})`;
    expect(sent).toMatchObject({ senderName: name, senderRole: 'assistant' });
    expect((await caseRowOf(server.services, party.caseId)).firstReplyAt).not.toBeNull();
    const { messages } = await client.trpc.messages.list.query({ caseId: party.caseId });
    expect(messages.at(-1)).toMatchObject({ senderName: name, senderRole: 'assistant' });
    await assistant.trpc.messages.send.mutate(message('Between us', 'note'));
    await assistant.trpc.documents.requestDocument.mutate({
      ...{ caseId: party.caseId, title: 'Driver’s abstract', category: 'other', why: 'For the insurer' },
    });
    const { caseId } = party;
    await assistant.trpc.cases.saveOptionDraft.mutate({ caseId, version: 0, grid: null });
    expect(await assistant.trpc.cases.optionDraft.query({ caseId })).toMatchObject({ version: 1, savedByMe: true });
    expect((await broker.trpc.cases.timeline.query({ caseId })).entries.at(-1)).toMatchObject({
      type: 'information_requested',
      actorRole: 'assistant',
    });
  });

  test('does nothing that needs a licence, and is offered no button for it', async () => {
    await add();
    const { caseId } = party;
    const { cases } = assistant.trpc;
    const refused = [
      async () => cases.publishOptions.mutate({ ...(await command()), options: [option], message: '' }),
      async () => cases.close.mutate({ ...(await command()), reason: 'other', note: '' }),
      async () => cases.handOver.mutate({ ...(await command()), brokerId: around.colleague.id }),
      async () =>
        cases.confirmBound.mutate({
          ...(await command()),
          ...{
            insurer: 'Fictional Mutual',
            policyNumber: 'X1',
            effectiveDate: '2099-01-01',
            expiresDate: '2100-01-01',
          },
        }),
      () => cases.successors.query({ caseId }),
      () => add(assistant, around.assistant.id),
      () => assistant.trpc.caseAssistants.remove.mutate({ caseId, userId: around.assistant.id }),
    ];
    for (const call of refused) expect(await failureOf(call())).toMatchObject({ status: 403 });
    const { allowedEvents } = await open(assistant);
    for (const event of ['options_published', 'bound', 'lost', 'reassigned', 'option_accepted', 'merged'] as const)
      expect(allowedEvents).not.toContain(event);
    expect(allowedEvents).toContain('document_requested');
  });

  test('never reads sensitive answers', async () => {
    await add();
    const { caseId } = party;
    const { cases } = assistant.trpc;
    expect(await cases.answers.mutate({ caseId, includeSensitive: false })).toMatchObject({ hasMore: false });
    const asked = [
      () => cases.answers.mutate({ caseId, includeSensitive: true }),
      () => cases.copyAnswers.mutate({ caseId, includeSensitive: true, format: 'text', assumptions: [] }),
    ];
    for (const call of asked) expect(await failureOf(call())).toMatchObject({ status: 404 });
  });

  test('of another firm is not found, and cannot be added', async () => {
    const other = await makeFirm(server.services);
    const stranger = await memberOf(server.services, other.id, 'assistant', 'Alex Elsewhere');
    expect(await failureOf(add(broker, stranger.id))).toMatchObject({ status: 404 });
    expect(await failureOf(add(broker, around.colleague.id))).toMatchObject({ status: 404 });
    // Not even with a row that should not be there.
    await server.services.db.caseAssistant.create({
      data: { caseId: party.caseId, userId: stranger.id, addedAt: server.services.now() },
    });
    const who = await as(stranger);
    expect(await failureOf(open(who))).toMatchObject({ status: 404 });
    expect(await mine(who)).toEqual([]);
  });

  test('loses everything with the membership, on the next request', async () => {
    await add();
    await open(assistant);
    await manager.trpc.firms.removeMember.mutate({ userId: around.assistant.id });
    expect(await failureOf(open(assistant))).toMatchObject({ status: 404 });
    expect(await mine(assistant)).toEqual([]);
    expect(await assistant.trpc.auth.session.query()).toMatchObject({ firm: null });
    expect(await server.services.db.caseAssistant.count({ where: { userId: around.assistant.id } })).toBe(0);
  });

  test('gets a notification of the client’s message, and may be mentioned', async () => {
    await add();
    await client.trpc.messages.send.mutate(message('Any news?'));
    const { notifications } = await assistant.trpc.notifications.list.query({});
    expect(notifications.map(({ type }) => type)).toEqual(expect.arrayContaining(['assistant_added', 'new_message']));
    const { colleagues } = await broker.trpc.mentions.colleagues.query({ caseId: party.caseId });
    const sees = new Map(colleagues.map(({ id, sees: may }) => [id, may]));
    expect(sees.get(around.assistant.id)).toBe(true);
    expect(sees.get(around.manager.id)).toBe(true);
    expect(sees.get(around.colleague.id)).toBe(false);
  });
});

describe('handing over inside the firm', () => {
  test('needs no administrator, checks every rule, and keeps the assistants', async () => {
    await add();
    const { brokers } = await broker.trpc.cases.successors.query({ caseId: party.caseId });
    expect(brokers.map(({ name }) => name)).toEqual(['Robin Colleague']);
    expect(await open(broker)).toMatchObject({ colleagues: true });
    await broker.trpc.cases.handOver.mutate({ ...(await command()), brokerId: around.colleague.id, note: 'On leave' });
    expect(await open(colleague)).toMatchObject({ relation: 'assigned_broker' });
    expect(await failureOf(open(broker))).toMatchObject({ status: 404 });
    expect(await open(assistant)).toMatchObject({ firmPart: 'assistant' });
    const mails = await server.services.db.outboxMail.count({
      where: { template: 'broker-changed', to: party.client.email },
    });
    expect(mails).toBe(1);
  });

  test('is refused for a colleague without room, for an assistant, and for another firm', async () => {
    const { db } = server.services;
    await db.brokerProfile.update({ where: { userId: around.colleague.id }, data: { capacity: 0 } });
    const to = async (brokerId: string) =>
      failureOf(broker.trpc.cases.handOver.mutate({ ...(await command()), brokerId }));
    expect(await to(around.colleague.id)).toMatchObject({ status: 409 });
    expect(await to(around.assistant.id)).toMatchObject({ status: 404 });
    const other = await makeFirm(server.services);
    const stranger = await memberOf(server.services, other.id, 'broker', 'Alex Elsewhere');
    expect(await to(stranger.id)).toMatchObject({ status: 403 });
  });

  test('ends an assistant’s part when the case leaves the firm', async () => {
    await add();
    const other = await makeFirm(server.services);
    const stranger = await memberOf(server.services, other.id, 'broker', 'Alex Elsewhere');
    await admin.trpc.cases.handOver.mutate({ ...(await command()), brokerId: stranger.id });
    expect(await failureOf(open(assistant))).toMatchObject({ status: 404 });
    expect(await failureOf(open(manager))).toMatchObject({ status: 404 });
    expect(await server.services.db.caseAssistant.count({ where: { caseId: party.caseId } })).toBe(0);
  });
});

describe('a manager', () => {
  test('reads the firm’s requests and divides them, and decides nothing in them', async () => {
    expect(await mine(manager, 'firm')).toEqual([party.caseId]);
    expect((await manager.trpc.worklist.counts.query({ scope: 'firm' })).buckets).toBeDefined();
    expect(await failureOf(mine(colleague, 'firm'))).toMatchObject({ status: 403 });
    expect(await failureOf(mine(assistant, 'firm'))).toMatchObject({ status: 403 });
    expect(await open(manager)).toMatchObject({ firmPart: 'manager' });
    await add(manager);
    await manager.trpc.messages.send.mutate(message('Please help', 'note'));
    expect(await failureOf(manager.trpc.messages.send.mutate(message('Hello')))).toMatchObject({ status: 403 });
    const closing = manager.trpc.cases.close.mutate({ ...(await command()), reason: 'other', note: '' });
    expect(await failureOf(closing)).toMatchObject({ status: 403 });
    await manager.trpc.cases.handOver.mutate({ ...(await command()), brokerId: around.colleague.id });
    expect((await caseRowOf(server.services, party.caseId)).brokerId).toBe(around.colleague.id);
  });

  test('with a licence takes a request over from someone who is away', async () => {
    const lead = await memberOf(server.services, around.firm.id, 'manager', 'Lee Lead', { licensed: true });
    const who = await as(lead);
    await who.trpc.cases.handOver.mutate({ ...(await command()), brokerId: lead.id });
    expect(await open(who)).toMatchObject({ relation: 'assigned_broker' });
  });
});
