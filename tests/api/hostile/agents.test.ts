/** Whatever is sent to the agents’ door, no request reaches a broker and no box is ticked. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../prisma/seed/people.ts';
import { agentTable } from '../../support/agent-table.ts';
import { post } from '../../support/agents.ts';
import { amount } from '../../support/amount.ts';
import { signIn } from '../../support/api-client.ts';
import { activeCase } from '../../support/cases.ts';
import { answersToday } from '../../support/requests.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const CALLS = amount({ loop: 400, long: 2_500, thorough: 10_000 });

const writeScopes = ['cases:write', 'messages:write', 'documents:write'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '100000' } });
});
afterAll(() => server.stop());

/** What a request that went through would leave, and what an agent may not reach. */
async function traces(): Promise<unknown> {
  const { rows } = await server.services.pool.query(`
    SELECT (SELECT count(*) FROM cases) AS cases, (SELECT count(*) FROM consent_records) AS consents,
      (SELECT count(*) FROM offers) AS offers, (SELECT count(*) FROM quote_drafts WHERE sent_at IS NOT NULL) AS sent,
      (SELECT count(*) FROM contact_messages) AS messages, (SELECT count(*) FROM newsletter_subscribers) AS subscribers,
      (SELECT count(*) FROM outbox_mails) AS emails, (SELECT count(*) FROM users) AS users`);
  return rows[0];
}

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'consents',
  'consent',
  'byAgent',
  'token',
  'draftId',
  'proof',
];
const consents = ['contact', 'share'].map((purpose) => ({ purpose, version: 2, given: true }));
const tools = [...agentTable.map(({ tool }) => tool), 'submit_request', 'quotes.submit', 'quotes_submit', ...names];

/** JSON with the names above in it, as text, so that `__proto__` stays a key. */
const anyJson = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(JSON.stringify(consents), 'true', '[]', '{"given":true}'))
    .map(([name, value]) => `{${JSON.stringify(name)}:${value}}`),
);
/** Valid answers, so that only what was added to them can be refused. */
const smuggled = fc
  // The parser of inputs drops `__proto__` without a word, which is as good.
  .tuple(
    fc.constantFrom(...names.filter((name) => name !== '__proto__')),
    fc.boolean(),
    fc.constantFrom(JSON.stringify(consents), 'true', '"2"'),
  )
  .map(([name, inAnswers, value]) => {
    const added = `${JSON.stringify(name)}:${value}`;
    const answers = JSON.stringify(answersToday('auto'));
    const inside = inAnswers ? `${answers.slice(0, -1)},${added}}` : answers;
    return `{"line":"auto","assistant":"A","answers":${inside}${inAnswers ? '' : `,${added}`}}`;
  });
const call = fc
  .tuple(fc.constantFrom(...tools), fc.oneof(anyJson, smuggled))
  .map(
    ([name, input]) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${JSON.stringify(name)},"arguments":${input}}}`,
  );
const method = fc.oneof(
  fc.constantFrom('initialize', 'tools/list', 'resources/read', 'ping', 'sampling/createMessage'),
  fc.string(),
);
const message = fc
  .tuple(method, anyJson, fc.constantFrom('1', 'null', '"a"', '{}', '1e999'))
  .map(([name, params, id]) => `{"jsonrpc":"2.0","id":${id},"method":${JSON.stringify(name)},"params":${params}}`);
const body = fc.oneof(
  { weight: 6, arbitrary: call },
  { weight: 2, arbitrary: message },
  { weight: 1, arbitrary: fc.array(call, { maxLength: 5 }).map((calls) => `[${calls.join()}]`) },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: anyJson },
);

test(`${CALLS} hostile calls make no request and tick no box, and none fails on our side`, async () => {
  const before = await traces();
  const calm = fc.asyncProperty(body, async (text) => {
    const answer = await post(server.url, text);
    const said = await answer.text();
    expect(answer.status, text).toBeLessThan(500);
    // No stack, no SQL, and no sentence for what nobody planned.
    expect(said, text).not.toMatch(/node_modules|\.ts:\d|SELECT |Prisma|INTERNAL_SERVER_ERROR/);
  });
  await fc.assert(calm, { numRuns: CALLS });
  expect(await traces()).toEqual(before);
});

test('a request with anything added is refused, and leaves no draft', async () => {
  const before = await server.services.db.quoteDraft.count();
  const refused = fc.asyncProperty(smuggled, async (input) => {
    const answer = await post(
      server.url,
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"send_request","arguments":${input}}}`,
    );
    expect(await answer.json(), input).toMatchObject({ result: { isError: true } });
  });
  await fc.assert(refused, { numRuns: 40 });
  expect(await server.services.db.quoteDraft.count()).toBe(before);
});

test('tools that write, with a broker’s key and anything as input, never fail on our side', async () => {
  const { caseId, broker } = await activeCase(server.services);
  const owner = await signIn(server.url, broker.username);
  const { secret } = await owner.trpc.keys.create.mutate({
    ...{ name: 'Assistant', scopes: [...writeScopes], currentPassword: DEMO_PASSWORD },
  });
  const headers = { authorization: `Bearer ${secret}` };
  const value = fc.oneof(fc.constantFrom(caseId, 'message', '2027-01-15', 'other', 0, 1, true, null), fc.jsonValue());
  const names = ['caseId', 'body', 'kind', 'version', 'until', 'reason', 'title', 'why', 'category', 'seenSeq'];
  const input = fc.record(
    Object.fromEntries([...names, 'clientKey', 'idempotencyKey', 'message'].map((name) => [name, value])),
    { requiredKeys: ['idempotencyKey'] },
  );
  const writing = fc.constantFrom(...agentTable.flatMap(({ tool, use }) => (use === 'write' ? [tool] : [])));
  const calm = fc.asyncProperty(writing, input, async (name, given) => {
    const params = { name, arguments: { ...given, ...(given.caseId !== undefined && { caseId }) } };
    const answer = await post(server.url, { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers);
    const said = await answer.text();
    expect(answer.status, said).toBe(200);
    expect(said).not.toMatch(/node_modules|\.ts:\d|SELECT |Prisma|INTERNAL_SERVER_ERROR/);
  });
  await fc.assert(calm, { numRuns: CALLS / 4 });
});

test('a body too large is refused before it is read', async () => {
  const answer = await post(
    server.url,
    `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"${'a'.repeat(2_000_000)}"}}`,
  );
  expect(answer.status).toBe(413);
});
