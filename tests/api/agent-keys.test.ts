/** Agents with a key: the tools of its scopes, for as long as it works, and the limits of everyone. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '#server/platform/auth/api-key.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { CreateKeyInput } from '#shared/integrations/schema.ts';
import { type Scope, scopesOf } from '#shared/platform/scopes.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { agentTable } from '../support/agent-table.ts';
import { connectAgent, post } from '../support/agents.ts';
import { signIn } from '../support/api-client.ts';
import { activeCase } from '../support/cases.ts';
import { createPerson } from '../support/people.ts';
import { answersToday } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ variables: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => server.stop());

let addresses = 0;
/** An address nobody has used. */
function elsewhere(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.113.${addresses}` };
}

async function keyOf(username: string, scopes: CreateKeyInput['scopes']): Promise<Record<string, string>> {
  const owner = await signIn(server.url, username);
  const { secret } = await owner.trpc.keys.create.mutate({ name: 'Assistant', scopes, currentPassword: DEMO_PASSWORD });
  return { ...elsewhere(), authorization: `Bearer ${secret}` };
}

const toolsFor = (scopes: readonly Scope[]) =>
  agentTable
    .filter(({ access }) => access === 'open' || scopesOf(access).some((scope) => scopes.includes(scope)))
    .map(({ tool }) => tool);

test('without a key there are the open tools, with one also those of its scopes', async () => {
  const visitor = await connectAgent(server.url, elsewhere());
  const open = (await visitor.client.listTools()).tools.map(({ name }) => name);
  expect(open.toSorted()).toEqual(toolsFor([]).toSorted());
  const agent = await connectAgent(server.url, await keyOf('demo_broker', ['cases:read']));
  const more = (await agent.client.listTools()).tools.map(({ name }) => name);
  expect(more.toSorted()).toEqual(toolsFor(['cases:read']).toSorted());
});

test('a broker’s assistant reads their cases and no others', async () => {
  const { caseId, broker } = await activeCase(server.services);
  const agent = await connectAgent(server.url, await keyOf(broker.username, ['cases:read', 'messages:read']));
  const { facts } = await agent.use('list_cases', {});
  expect(facts.items).toContainEqual(expect.objectContaining({ id: caseId }));
  expect(await agent.use('get_case', { caseId })).toMatchObject({ failed: false, facts: { id: caseId } });
  expect(await agent.use('list_messages', { caseId })).toMatchObject({ failed: false });
  expect(await agent.use('list_documents', { caseId })).toMatchObject({
    failed: true,
    facts: { code: 'FORBIDDEN', message: expect.stringContaining('documents:read') },
  });
  const other = await createPerson(server.services, 'broker', 'Other Broker');
  const stranger = await connectAgent(server.url, await keyOf(other.username, ['cases:read']));
  expect(await stranger.use('get_case', { caseId })).toMatchObject({ failed: true, facts: { code: 'NOT_FOUND' } });
});

describe('an assistant that writes for a broker', () => {
  const scopes = ['cases:read', 'cases:write', 'messages:read', 'messages:write', 'documents:write'] as const;

  async function assistant() {
    const { caseId, broker, client } = await activeCase(server.services);
    const agent = await connectAgent(server.url, await keyOf(broker.username, [...scopes]));
    const versionNow = async () => (await agent.use('get_case', { caseId })).facts.version;
    return { caseId, broker, client, agent, versionNow };
  }

  test('writes messages and notes, once each, and not past what someone else wrote', async () => {
    const { caseId, agent, broker, client } = await assistant();
    const clientKey = crypto.randomUUID();
    const reply = { caseId, body: 'Your binder is on its way.', clientKey };
    const first = await agent.use('send_message', reply);
    expect(first).toMatchObject({ failed: false, facts: { body: reply.body, senderId: broker.id } });
    expect(await agent.use('send_message', reply)).toEqual(first);
    expect(await agent.use('send_message', { ...reply, body: 'Something else.' })).toMatchObject({
      failed: true,
      facts: { code: 'UNPROCESSABLE_CONTENT' },
    });
    const note = { caseId, body: 'Called twice.', kind: 'note', clientKey: crypto.randomUUID() };
    expect(await agent.use('send_message', note)).toMatchObject({ failed: false, facts: { kind: 'note' } });
    const theirs = await signIn(server.url, client.username);
    await theirs.trpc.messages.send.mutate({ caseId, body: 'I sold the car.', clientKey: crypto.randomUUID() });
    const late = { ...reply, clientKey: crypto.randomUUID(), seenSeq: first.facts.seq };
    expect(await agent.use('send_message', late)).toMatchObject({ failed: true, facts: { code: 'CONFLICT' } });
  });

  test('asks for a document once, however often it repeats the call at once', async () => {
    const { caseId, agent } = await assistant();
    const wanted = {
      ...{ caseId, title: 'Driver’s abstract', why: 'Insurers want to see the last three years.', category: 'other' },
      idempotencyKey: crypto.randomUUID(),
    };
    const { idempotencyKey: _, ...without } = wanted;
    expect(await agent.use('request_document', without)).toMatchObject({
      failed: true,
      facts: { code: 'BAD_REQUEST', issues: [{ path: 'idempotencyKey', rule: 'required' }] },
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => agent.use('request_document', wanted)));
    for (const { failed, facts } of answers)
      expect(failed ? facts.code : facts.title).toMatch(/^(CONFLICT|Driver’s abstract)$/);
    expect(await agent.use('request_document', wanted)).toMatchObject({ failed: false });
    expect(await server.services.db.documentRequest.count({ where: { caseId } })).toBe(1);
  });

  test('moves a case from the version it read, and learns the present one otherwise', async () => {
    const { caseId, agent, versionNow } = await assistant();
    const version = await versionNow();
    const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const hold = { caseId, version, until, note: 'Renewal', idempotencyKey: crypto.randomUUID() };
    expect(await agent.use('hold_case', hold)).toMatchObject({ failed: false, facts: { status: 'on_hold' } });
    const stale = { caseId, version, idempotencyKey: crypto.randomUUID() };
    const present = await versionNow();
    expect(await agent.use('resume_case', stale)).toMatchObject({
      failed: true,
      facts: { code: 'PRECONDITION_FAILED', version: present },
    });
    expect(await agent.use('resume_case', { ...stale, version: present })).toMatchObject({
      failed: false,
      facts: { status: 'active' },
    });
    const question = { caseId, message: 'Which garage do you use?', idempotencyKey: crypto.randomUUID() };
    expect(await agent.use('ask_client', { ...question, version: await versionNow() })).toMatchObject({
      failed: false,
      facts: { status: 'waiting_client' },
    });
    const closing = {
      caseId,
      version: await versionNow(),
      reason: 'chose_another',
      idempotencyKey: crypto.randomUUID(),
    };
    expect(await agent.use('close_case', closing)).toMatchObject({ failed: false, facts: { status: 'lost' } });
    const reopening = { caseId, version: await versionNow(), idempotencyKey: crypto.randomUUID() };
    expect(await agent.use('reopen_case', reopening)).toMatchObject({ failed: false, facts: { status: 'active' } });
  });

  test('does only what its scopes say, in its broker’s cases, and the history names the key', async () => {
    const { caseId, broker, agent } = await assistant();
    const reader = await connectAgent(server.url, await keyOf(broker.username, ['cases:read']));
    const note = { caseId, body: 'Not mine.', kind: 'note', clientKey: crypto.randomUUID() };
    expect(await reader.use('send_message', note)).toMatchObject({
      failed: true,
      facts: { code: 'FORBIDDEN', message: expect.stringContaining('messages:write') },
    });
    const other = await createPerson(server.services, 'broker', 'Other Writer');
    const stranger = await connectAgent(server.url, await keyOf(other.username, [...scopes]));
    expect(await stranger.use('send_message', note)).toMatchObject({ failed: true, facts: { code: 'NOT_FOUND' } });
    const wanted = { caseId, title: 'Void cheque', why: 'For the payment plan.', category: 'other' };
    await agent.use('request_document', { ...wanted, idempotencyKey: crypto.randomUUID() });
    const { facts } = await agent.use('list_case_events', { caseId });
    expect(JSON.stringify(facts.items)).toContain('Assistant of');
  });
});

test('a tool that needs a key says so, and a cookie is none', async () => {
  const visitor = await connectAgent(server.url, elsewhere());
  const refusal = { failed: true, facts: { code: 'UNAUTHORIZED', message: expect.stringContaining('cases:read') } };
  expect(await visitor.use('list_cases')).toMatchObject(refusal);
  const broker = await signIn(server.url, 'demo_broker');
  const withCookie = await connectAgent(server.url, {
    ...elsewhere(),
    cookie: [...broker.cookies].map((pair) => pair.join('=')).join('; '),
  });
  expect(await withCookie.use('list_cases')).toMatchObject(refusal);
});

test('a key that is unknown, or in the wrong place, is refused', async () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const { key } = newKey('live');
  const unknown = await post(server.url, list, { ...elsewhere(), authorization: `Bearer ${key}` });
  expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  const exposed = await post(server.url, { ...list, params: { cursor: key } }, elsewhere());
  expect(exposed.status).toBe(400);
  expect(await exposed.json()).toMatchObject({ error: { data: { message: expect.stringContaining('API key') } } });
});

test('over the limit of the door, the answer is 429 with Retry-After', async () => {
  const address = elsewhere();
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  for (let call = 0; call < limits.agentCall.points; call += 1)
    expect((await post(server.url, ping, address)).status).toBe(200);
  const answer = await post(server.url, ping, address);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { data: { code: 'TOO_MANY_REQUESTS' } } });
});

test('over the limit of a tool, its answer says so and when to try again', async () => {
  const agent = await connectAgent(server.url, elsewhere());
  const input = { line: 'auto', assistant: 'Example', answers: answersToday('auto') };
  for (let call = 0; call < limits.preparedRequest.points; call += 1)
    expect(await agent.use('send_request', input)).toMatchObject({ failed: false });
  expect(await agent.use('send_request', input)).toMatchObject({
    failed: true,
    facts: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) },
  });
});
