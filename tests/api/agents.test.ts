/** The agents' door: what an agent can read, what it can prepare, and what it can't do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentTexts } from '#shared/consents/wordings.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { connectAgent, post } from '../support/agents.ts';
import { type ApiClient, createApiClient, failureOf } from '../support/api-client.ts';
import { answersToday, bothConsents, draftKey } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const NOTICE = /is not an insurance broker or insurer/;

let server: TestServer;
let visitor: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  visitor = createApiClient(server.url);
});
afterAll(() => server.stop());

const lead = () => ({ line: 'auto', answers: answersToday('auto') });
/** What exists of requests, sent or not. */
async function counts() {
  const { db } = server.services;
  const [cases, consents, drafts] = await Promise.all([
    db.case.count(),
    db.consentRecord.count(),
    db.quoteDraft.count(),
  ]);
  return { cases, consents, drafts };
}
const secretOf = (url: unknown) => String(url).split('#')[1] ?? '';

test('an agent learns the rule, and reads everything it needs for a request', async () => {
  const agent = await connectAgent(server.url);
  expect(agent.client.getInstructions()).toMatch(NOTICE);
  expect(agent.client.getInstructions()).toContain('You prepare, only the person sends');
  const forms = await agent.use('list_quote_forms');
  expect(forms.facts.items).toContainEqual(expect.objectContaining({ line: 'auto' }));
  const { facts } = await agent.use('requirements', { line: 'auto' });
  expect(facts).toMatchObject({
    line: 'auto',
    version: quoteDefinitions.auto.version,
    notice: expect.stringMatching(NOTICE),
  });
  for (const tool of [
    'about_us',
    'list_insurance_types',
    'list_locations',
    'list_faqs',
    'list_posts',
    'list_consent_texts',
  ]) {
    const read = await agent.use(tool);
    expect(read, tool).toMatchObject({ failed: false, facts: { notice: expect.stringMatching(NOTICE) } });
  }
  const found = await agent.use('search_site', { q: 'basement flooded' });
  expect(found.facts.results).not.toEqual([]);
});

test('a preview shows what a broker would read, and stores nothing', async () => {
  const before = await counts();
  const agent = await connectAgent(server.url);
  const { email: _, ...answers } = answersToday('auto');
  const { facts, failed } = await agent.use('preview_request', {
    line: 'auto',
    answers: { ...answers, postalCode: 'nope' },
  });
  expect(failed).toBe(false);
  expect(facts).toMatchObject({
    isReady: false,
    missing: [{ path: 'email' }],
    wrong: [{ path: 'postalCode' }],
    consents: [
      { ...consentTexts.contact, text: expect.any(String) },
      { ...consentTexts.share, text: expect.any(String) },
    ],
  });
  expect(JSON.stringify(facts.offered)).not.toContain('Morgan Example');
  expect(JSON.stringify(facts.accepted)).toContain('Morgan Example');
  expect(await counts()).toEqual(before);
});

test('what is handed over is a draft: only its link opens it, once, and the ledger names the agent', async () => {
  const before = await counts();
  const agent = await connectAgent(server.url);
  const { facts } = await agent.use('send_request', { ...lead(), assistant: 'Example Assistant' });
  expect(facts).toMatchObject({ isReady: true, missing: [], notice: expect.stringMatching(NOTICE) });
  expect(await counts()).toEqual({ ...before, drafts: before.drafts + 1 });
  const token = secretOf(facts.url);
  expect(await visitor.trpc.quotes.findLink.mutate({ token })).toMatchObject({
    line: 'auto',
    needsCode: false,
    preparedBy: 'Example Assistant',
  });

  const { token: deviceToken } = draftKey();
  const { draftId } = await visitor.trpc.quotes.openLink.mutate({ token, deviceToken });
  expect(await failureOf(visitor.trpc.quotes.openLink.mutate({ token, deviceToken: draftKey().token }))).toMatchObject({
    status: 404,
  });
  const draft = await visitor.trpc.quotes.getDraft.mutate({ draftId, token: deviceToken });
  expect(draft).toMatchObject({
    preparedBy: 'Example Assistant',
    step: 'review',
    answers: { fullName: 'Morgan Example' },
  });

  await visitor.trpc.quotes.submit.mutate({
    ...{ draftId, token: deviceToken, line: 'auto', definitionVersion: draft.definitionVersion, set: 'full' },
    answers: draft.answers,
    consents: bothConsents,
  });
  const { id } = await server.services.db.case.findUniqueOrThrow({ where: { draftId }, select: { id: true } });
  const given = await server.services.db.consentRecord.findMany({ where: { caseId: id }, include: { detail: true } });
  expect(given.map(({ channel }) => channel)).toEqual(['agent', 'agent']);
  expect(JSON.stringify(given.map(({ detail }) => detail))).toContain('Calls itself “Example Assistant”');
});

test('consents and unknown answers are refused wherever they are put', async () => {
  const before = await counts();
  const agent = await connectAgent(server.url);
  const consents = [{ purpose: 'contact', version: 2, given: true }];
  const smuggled = [
    { ...lead(), consents },
    { ...lead(), answers: { ...answersToday('auto'), consents } },
    { ...lead(), answers: { ...answersToday('auto'), consent: true } },
    { ...lead(), answers: { ...answersToday('auto'), $marks: {} } },
    { ...lead(), token: draftKey().token },
    { ...lead(), draftId: draftKey().draftId },
  ];
  for (const input of smuggled)
    expect(await agent.use('send_request', { ...input, assistant: 'Example' })).toMatchObject({
      failed: true,
      facts: { code: 'BAD_REQUEST', requestId: expect.any(String) },
    });
  expect(await counts()).toEqual(before);
});

test('a form that an agent in the browser filled in says so in the ledger', async () => {
  const key = draftKey();
  await visitor.trpc.quotes.submit.mutate({
    ...{ ...key, line: 'auto', definitionVersion: quoteDefinitions.auto.version, set: 'full', byAgent: true },
    answers: answersToday('auto', { email: 'browser.agent@example.com' }),
    consents: bothConsents,
  });
  const rows = await server.services.db.consentRecord.findMany({ where: { case: { draftId: key.draftId } } });
  expect(rows.map(({ channel }) => channel)).toEqual(['agent', 'agent']);
});

test('only POST, from our own pages or from none, one message at a time, of a bounded size', async () => {
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const answer = await fetch(`${server.url}/mcp`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await post(server.url, list, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post(server.url, list, { origin: server.url })).status).toBe(200);
  expect((await post(server.url, list, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
  expect((await post(server.url, [list, list])).status).toBe(400);
  expect((await post(server.url, '{')).status).toBe(400);
  expect((await post(server.url, '')).status).toBe(400);
  expect((await post(server.url, { ...list, params: { x: 'a'.repeat(110_000) } })).status).toBe(413);
  const malformed = await post(server.url, '{');
  expect(await malformed.json()).toMatchObject({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32_700, data: { code: 'BAD_REQUEST', requestId: expect.any(String) } },
  });
});
