/** The chat over both APIs with the built-in assistant; the provider's path is in chat-provider.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#server/platform/http/rate-limit.ts';
import { websiteChat } from '#shared/assistant/texts.ts';
import { type ApiClient, createApiClient, failureOf } from '../support/api-client.ts';
import { answerOf, chatInput, QUESTION, shown, stream, streamAnswer, streamed } from '../support/chat-stream.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let addresses = 0;

beforeAll(async () => {
  // Behind one proxy, so that each test can use its own address.
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
});
afterAll(() => server.stop());

function somebody(): ApiClient {
  addresses += 1;
  return createApiClient(server.url, { 'x-forwarded-for': `203.0.113.${addresses}` });
}

const post = (json: unknown, client = somebody()) => client.rest('POST', '/api/ai-chat', { json });

test('an answer streams: first what was found, then words, then the whole with its sources', async () => {
  const events = await streamed(server.url);
  expect(events.map(({ type }) => type).join(' ')).toMatch(/^begin (text )+end$/);
  expect(events[0]).toMatchObject({ mode: 'embedded' });
  const data = answerOf(events)?.data;
  expect(data).toMatchObject({ verdict: 'answered', mode: 'embedded', sources: [{ n: expect.any(Number) }] });
  expect(shown(events).trim()).toBe(data?.response);
});

test('no intermediary may buffer or compress the words', async () => {
  const answer = await streamAnswer(server.url);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-accel-buffering': 'no',
    'cache-control': 'no-store, no-transform',
  });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toContain('"end"');
});

test('the name below the chat, and where questions go, are disclosed before the first question', async () => {
  expect(await somebody().trpc.chat.about.query()).toMatchObject({
    provider: `the assistant built into ${server.env.site.name}`,
    external: false,
    outsideCanada: false,
  });
});

describe('POST /api/ai-chat', () => {
  test('accepts the payload of the specification: ten messages, the new one, and the fixed words about the case', async () => {
    const history = Array.from({ length: 10 }, (_, turn) => ({
      role: turn % 2 ? 'assistant' : 'user',
      content: `Message ${turn}`,
    }));
    const { status, body } = await post({
      messages: [...history, { role: 'user', content: QUESTION }],
      caseInfo: { title: 'Website Chat', type: 'general', status: 'active', stage: 'inquiry', currentPage: '/faq' },
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, data: { response: expect.stringMatching(/\w/), verdict: 'answered', mode: 'embedded' } },
    });
  });

  test('a request for a quote is answered with the address of the form, for the line that is named', async () => {
    const { body } = await post({
      messages: [{ role: 'user', content: 'I want a quote for my car' }],
      caseInfo: { ...websiteChat, currentPage: '/' },
    });
    expect(body).toMatchObject({
      success: true,
      data: { mode: 'fixed', sources: [{ n: 1, title: 'Get a free quote', path: '/get-quote?type=auto' }, { n: 2 }] },
    });
  });

  const ask = { role: 'user', content: QUESTION };
  const caseInfo = { ...websiteChat, currentPage: '/' };
  test.each([
    ['no messages', { messages: [], caseInfo }, 'messages', 'Enter a message'],
    ['too many', { messages: Array(12).fill(ask), caseInfo }, 'messages', 'Send at most 11 messages'],
    ['only spaces', { messages: [{ ...ask, content: '  ' }], caseInfo }, 'messages.0.content', 'Enter a message'],
    [
      'too much at once',
      { messages: [{ ...ask, content: 'x'.repeat(4_001) }], caseInfo },
      'messages.0.content',
      'Use at most 4000 characters',
    ],
    [
      'the last word to the assistant',
      { messages: [ask, { ...ask, role: 'assistant' }], caseInfo },
      'messages',
      'The last message must have the role “user”',
    ],
    [
      'another role',
      { messages: [{ ...ask, role: 'developer' }], caseInfo },
      'messages.0.role',
      'Role must be “system”, “user” or “assistant”',
    ],
    [
      'no case',
      { messages: [ask], caseInfo: undefined },
      'caseInfo',
      'Send the place where the conversation is happening',
    ],
  ])('refuses %s', async (_what, json, path, message) => {
    const { status, body } = await post(json);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect((body as { issues: unknown }).issues).toContainEqual(expect.objectContaining({ path, message }));
    const failure = await failureOf(stream(server.url, json as never).next());
    expect(failure).toMatchObject({ status: 400, message: body && (body as { message: string }).message });
  });

  test('is limited per address together with the stream', async () => {
    const client = somebody();
    const address = `203.0.113.${addresses}`;
    for (let turn = 0; turn < limits.chat.points - 1; turn += 1)
      await server.services.limiter.consume(limits.chat, address);
    expect((await post(chatInput(), client)).status).toBe(200);
    const refused = await post(chatInput(), client);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const streaming = await streamAnswer(server.url, { 'x-forwarded-for': address });
    expect(await streaming.text()).toContain('TOO_MANY_REQUESTS');
    expect((await post(chatInput())).status).toBe(200);
  });
});
