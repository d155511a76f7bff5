/** The transcripts of the assistant: stored without personal data, read by administrators, deleted after 90 days. */
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv, withSite } from '#server/env.ts';
import { createAssistant } from '#server/modules/assistant/providers/openai.ts';
import { recordTurn, type Turn } from '#server/modules/assistant/transcripts/commands.ts';
import { getChatDesk } from '#server/modules/assistant/transcripts/queries.ts';
import { runRetention } from '#server/modules/privacy/retention/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { TurnFilter } from '#shared/assistant/desk.ts';
import { CHAT_MESSAGE_MAX, type ChatVerdict } from '#shared/assistant/schema.ts';
import { websiteChat } from '#shared/assistant/texts.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let admin: ApiClient;
let ahead = 0;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + ahead) } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

const asked = (currentPage = '/') => ({ caseInfo: { ...websiteChat, currentPage } });
const turn = (verdict: ChatVerdict, content = 'What about hail?'): Turn => ({
  id: newId(),
  response: verdict === 'failed' ? '' : 'The pages say so. [1]',
  sources: [],
  verdict,
  mode: 'embedded',
  redaction: { content, kinds: [] },
  tookMs: 12.4,
});

async function wholeList(show?: TurnFilter) {
  const turns = [];
  for (let cursor: string | undefined; ; ) {
    const page = await admin.trpc.chatDesk.list.query({ ...(show && { show }), ...(cursor && { cursor }) });
    turns.push(...page.turns);
    if (!page.nextCursor) return turns;
    cursor = page.nextCursor;
  }
}

test('passports, plates, files and addresses are stored as words', async () => {
  const conversationId = crypto.randomUUID();
  const content =
    'passport AB123456, plate CBV-4211, policy number 4471-K-882, claim number 24-00917, at 44 Maple Drive SW, AHS number 12345-6789';
  await createApiClient(server.url).trpc.chat.reply.mutate({
    messages: [{ role: 'user', content }],
    conversationId,
    ...asked('/'),
  });
  const row = await server.services.db.chatTurn.findFirstOrThrow({ where: { conversationId } });
  expect([...row.redacted].sort()).toEqual([
    'claim-number',
    'health-number',
    'passport',
    'plate',
    'policy-number',
    'street-address',
  ]);
  expect(`${row.question} ${row.response}`).not.toMatch(/AB123|4211|4471|00917|44 Maple|12345/);
  expect(row.response).toContain('Please don’t send personal details here');
});

test("a question and its answer are stored as they were passed on, with the page's path but nothing after it", async () => {
  const conversationId = crypto.randomUUID();
  const answer = await createApiClient(server.url).trpc.chat.reply.mutate({
    messages: [{ role: 'user', content: 'Does home insurance pay for a flooded basement? I am at 403-555-0142' }],
    conversationId,
    ...asked('/insurance/home?email=ava@example.com#top'),
  });
  const row = await server.services.db.chatTurn.findFirstOrThrow({ where: { conversationId } });
  expect(row).toMatchObject({
    page: '/insurance/home',
    question: answer.data?.redaction.content,
    redacted: answer.data?.redaction.kinds,
    response: answer.data?.response,
    verdict: answer.data?.verdict,
    citations: answer.data?.sources.map(({ path }) => path),
  });
  const [told] = await wholeList();
  expect(told).toMatchObject({ id: row.id, question: row.question, response: row.response, page: '/insurance/home' });
  expect(told).not.toHaveProperty('conversationId');
});

test('what the record cannot hold is left out', async () => {
  const { services } = server;
  const long = {
    ...turn('answered', `NUL \0 and half a pair \ud83d ${'x'.repeat(10_000)}`),
    response: 'y'.repeat(10_000),
  };
  await recordTurn(services, asked('https://example.com/ava'), long);
  const [row] = await wholeList();
  expect(row).toMatchObject({ page: '', tookMs: 12, response: 'y'.repeat(CHAT_MESSAGE_MAX) });
  expect(row?.question).toHaveLength(CHAT_MESSAGE_MAX - 1);
});

test('a record that cannot be written breaks nothing, and the log does not contain the question', async () => {
  let lines = '';
  const log = pino({}, { write: (line) => (lines += line) });
  const broken = { ...asked(), conversationId: 'of no shape that fits' };
  await recordTurn({ ...server.services, log }, broken, turn('answered', 'A secret question'));
  expect(lines).toContain('was not recorded');
  expect(lines).not.toMatch(/secret|of no shape/);
});

test('administrators see what the pages do not answer, newest first across all pages, and how often', async () => {
  const { services } = server;
  await services.db.chatTurn.deleteMany();
  const verdicts = ['abstained', 'blocked', 'failed', 'answered', 'limited'] as const;
  // Many with the same timestamp: the order is still unique, and no row appears on two pages.
  const now = new Date();
  await services.db.chatTurn.createMany({
    data: Array.from({ length: 60 }, (_, index) => ({
      page: '/faq',
      question: `Question ${index}`,
      response: '',
      verdict: verdicts[index % verdicts.length] ?? 'answered',
      mode: 'embedded',
      citations: [],
      redacted: [],
      tookMs: 1,
      createdAt: new Date(now.getTime() - Math.floor(index / 20) * DAY_MS),
    })),
  });
  await services.db.chatTurn.create({
    data: {
      page: '/',
      question: 'Long ago',
      response: '',
      verdict: 'blocked',
      mode: 'provider',
      citations: [],
      redacted: [],
      tookMs: 1,
      createdAt: new Date(now.getTime() - 31 * DAY_MS),
    },
  });
  const all = await wholeList();
  expect(all).toHaveLength(61);
  expect(new Set(all.map(({ id }) => id)).size).toBe(61);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  const unanswered = await wholeList('unanswered');
  expect(unanswered.map(({ id }) => id)).toEqual(
    all.filter(({ verdict }) => ['abstained', 'blocked', 'failed'].includes(verdict)).map(({ id }) => id),
  );
  expect(await wholeList('limited')).toHaveLength(12);
  const { verdicts: counts, provider, usage } = await admin.trpc.chatDesk.overview.query();
  expect(Object.fromEntries(counts.map(({ verdict, count }) => [verdict, count]))).toMatchObject({
    answered: 12,
    abstained: 12,
    blocked: 12,
    failed: 12,
    limited: 12,
    emergency: 0,
  });
  expect({ provider, usage }).toEqual({
    provider: null,
    usage: { tokens: 0, calls: 0, ceiling: null, reached: false },
  });
});

test('administrators see which model answers and what is left of the daily budget, and never its key', async () => {
  const { services } = server;
  const read = readEnv({
    SESSION_SECRET: services.env.sessionSecret,
    DATA_KEY: services.env.dataKey.toString('base64url'),
    OPENAI_API_KEY: 'sk-very-secret',
    OPENAI_MODEL: 'model-1',
    OPENAI_DAILY_TOKENS: '10000',
  });
  const env = withSite(read);
  const desk = () => getChatDesk({ ...services, env, assistant: createAssistant(env.openai) });
  const day = localDay(services.now(), env.site);
  await services.db.assistantUsage.create({ data: { day, tokens: 3_000, calls: 2 } });
  expect(await desk()).toMatchObject({
    provider: { name: 'OpenAI', model: 'model-1', inCanada: false },
    usage: { tokens: 3_000, calls: 2, ceiling: 10_000, reached: false },
  });
  await services.db.assistantUsage.update({ where: { day }, data: { tokens: 3_001 } });
  expect((await desk()).usage.reached).toBe(true);
  expect(JSON.stringify(await desk())).not.toContain('secret');
});

test('a conversation is deleted after 90 days and not before', async () => {
  const { services } = server;
  await services.db.chatTurn.deleteMany();
  await recordTurn(services, asked(), turn('failed'));
  const preview = async () =>
    (await admin.trpc.retention.preview.query()).rules.find(({ rule }) => rule === 'chat_turns');
  for (const [days, left] of [
    [89, 1],
    [91, 0],
  ] as const) {
    ahead = days * DAY_MS;
    admin = await signIn(server.url, 'demo_admin');
    expect((await preview())?.due).toBe(1 - left);
    await runRetention(services);
    expect(await services.db.chatTurn.count()).toBe(left);
  }
  ahead = 0;
  admin = await signIn(server.url, 'demo_admin');
});
