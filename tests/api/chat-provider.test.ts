/** The chat with an AI provider that behaves well, slowly or badly. What is sent and what it may cost: chat-budget.test.ts. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FailureReason } from '#server/platform/assistant-provider.ts';
import type { ChatAnswer, ChatEvent } from '#shared/assistant/schema.ts';
import { createApiClient } from '../support/api-client.ts';
import {
  type AssistantServer,
  type Behaviour,
  providerVariables,
  startAssistantServer,
  WORDS,
} from '../support/assistant-server.ts';
import { type Asking, answerOf, chatInput, shown, stream, streamed } from '../support/chat-stream.ts';
import { eventually } from '../support/eventually.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const TURN_TOKENS = 7_000;

let provider: AssistantServer;
let server: TestServer;
let logged = '';

beforeAll(async () => {
  provider = await startAssistantServer();
  const lines = new Writable({
    write(line, _encoding, done) {
      logged += line;
      done();
    },
  });
  server = await startTestServer({
    variables: providerVariables(provider, { OPENAI_TIMEOUT_SECONDS: '2' }),
    overrides: { log: pino({ level: 'info' }, lines) },
  });
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});
beforeEach(async () => {
  provider.behave('streaming');
  logged = '';
  await server.services.db.assistantUsage.deleteMany();
  await server.services.db.chatTurn.deleteMany();
});

const usage = () => server.services.db.assistantUsage.findMany({ orderBy: { day: 'asc' } });
const turns = () => server.services.db.chatTurn.findMany();
const closed = () => eventually('the provider was hung up on', async () => provider.requests[0]?.state === 'closed');

async function whole(asking?: Asking): Promise<ChatAnswer> {
  const answer = await createApiClient(server.url).rest('POST', '/api/ai-chat', { json: chatInput(asking) });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as ChatAnswer;
}

describe('an answer', () => {
  test('is shown while the provider is still writing', async () => {
    provider.behave('waits-midway');
    const events = [];
    for await (const event of stream(server.url)) {
      events.push(event);
      if (event.type !== 'text') continue;
      if (events.length === 2) expect(provider.requests[0]?.state).toBe('open');
      provider.release();
    }
    expect(events[0]).toMatchObject({ type: 'begin', mode: 'provider' });
    expect(shown(events).trim()).toBe(WORDS);
    expect(answerOf(events)).toMatchObject({
      success: true,
      data: { response: WORDS, mode: 'provider', verdict: 'answered', sources: [{ n: 1 }] },
    });
  });

  test('is the same as a whole, at the address of the specification', async () => {
    expect(await whole()).toMatchObject({ success: true, data: { response: WORDS, mode: 'provider' } });
  });

  test('survives one refusal or failure before its first word', async () => {
    for (const how of ['fails-once', 'limited-once'] as const) {
      provider.behave(how);
      expect(await whole(), how).toMatchObject({ success: true, data: { response: WORDS } });
      expect(provider.requests, how).toHaveLength(2);
    }
  });

  test('without a source, or that the model declines to give, is an abstention', async () => {
    provider.behave('hangs-midway', { text: 'SOURCES: none\nBut let me guess all the same, at length.' });
    expect(await whole()).toMatchObject({ success: true, data: { verdict: 'abstained', sources: [] } });
    await closed();
    provider.behave('refusal');
    expect(await whole()).toMatchObject({ success: true, data: { verdict: 'abstained' } });
  });

  test('that uses up its tokens says that it is incomplete', async () => {
    provider.behave('out-of-tokens', { text: 'SOURCES: 1\nThe pages say more [1] about' });
    expect((await whole()).data?.response).toMatch(/about …$/);
  });

  test('without end is cut off, and the connection to the provider closed', async () => {
    provider.behave('huge');
    const answer = await whole();
    expect(answer).toMatchObject({ success: true, data: { verdict: 'answered' } });
    expect(answer.data?.response.length).toBeLessThanOrEqual(2_000);
    await closed();
  });

  test('loses addresses and passages that it made up', async () => {
    const text = 'SOURCES: 1, 7\nThe pages say more at https://prize.example/now. [1] They also say this. [7]';
    provider.behave('streaming', { text });
    const events = await streamed(server.url);
    expect(JSON.stringify(events.slice(1))).not.toMatch(/prize\.example|\[7\]/);
    expect(answerOf(events)?.data?.sources).toMatchObject([{ n: 1 }]);
  });

  test('that promises cover is never shown', async () => {
    provider.behave('streaming', {
      text: 'SOURCES: 1\nThe pages say more. [1] Good news, you are covered for this. [1]',
    });
    const events = await streamed(server.url);
    expect(JSON.stringify(events)).not.toMatch(/you are covered/i);
    expect(answerOf(events)).toMatchObject({ success: true, data: { verdict: 'blocked' } });
  });
});

const failures: [Behaviour, FailureReason, requests: number][] = [
  ['stops-midway', 'incomplete', 1],
  ['breaks-midway', 'unreachable', 1],
  ['error-midway', 'failing', 1],
  ['limited-at-once', 'rate-limited', 2],
  ['limited', 'rate-limited', 2],
  ['limited-for-long', 'rate-limited', 1],
  ['fails', 'failing', 2],
  ['refuses-the-key', 'unauthorized', 1],
  ['drops-connections', 'unreachable', 2],
  ['redirects', 'unreachable', 2],
  ['html', 'unreadable', 1],
  ['html-as-stream', 'incomplete', 1],
  ['broken-json', 'unreadable', 1],
  ['wrong-shapes', 'unreadable', 1],
  ['empty', 'empty', 1],
  ['huge-and-empty', 'too-long', 1],
  ['huge-line', 'too-long', 1],
];

describe('a provider that fails', () => {
  test.each(failures)('%s: success is false, and the log records %s', async (how, reason, requests) => {
    provider.behave(how);
    const question = `${chatInput().messages[0]?.content} My neighbour Quillfeather asks.`;
    const events = await streamed(server.url, { question });
    expect(events.at(-1)).toEqual({ type: 'end', answer: { success: false } });
    expect(logged).toContain(`"reason":"${reason}"`);
    expect(logged).not.toMatch(/quillfeather|collision|unexpected error/i);
    expect(provider.requests).toHaveLength(requests);
    await eventually('nothing is open anymore', async () => provider.requests.every(({ state }) => state !== 'open'));
    expect(await turns()).toMatchObject([{ verdict: 'failed', mode: 'provider', response: '' }]);
  });

  test('is not waited for: before its answer, before its first word, or in between', async () => {
    const hanging: Promise<ChatEvent[]>[] = [];
    for (const how of ['hangs', 'hangs-after-headers', 'hangs-midway'] as const) {
      provider.behave(how);
      hanging.push(streamed(server.url));
      await eventually('it was asked', async () => provider.requests.length === 1);
    }
    for (const events of await Promise.all(hanging)) expect(answerOf(events)).toEqual({ success: false });
    expect(logged.match(/"reason":"timeout"/g)).toHaveLength(3);
    await closed();
  });

  test('answers the REST call the same way', async () => {
    provider.behave('limited-for-long');
    expect(await whole()).toEqual({ success: false });
  });

  test('that does not begin with its sources, or writes no words, has not answered', async () => {
    for (const text of ['The pages say more. [1]', `SOURCES: 1 ${'and '.repeat(100)}`, 'SOURCES: 1\n']) {
      provider.behave('streaming', { text });
      expect(await whole(), text).toEqual({ success: false });
    }
  });
});

describe('a visitor who stops', () => {
  test.each<Behaviour>(['hangs', 'hangs-midway'])('ends the request at the provider: %s', async (how) => {
    provider.behave(how);
    const stop = new AbortController();
    const events: string[] = [];
    const reading = (async () => {
      for await (const { type } of stream(server.url, { signal: stop.signal })) events.push(type);
    })();
    await eventually('the provider was asked', async () => provider.requests.length === 1);
    if (how === 'hangs-midway') await eventually('words are there', async () => events.includes('text'));
    stop.abort();
    await reading.catch(() => undefined);
    await closed();
    await eventually('the budget is settled', async () => (await usage())[0]?.calls === 1);
    expect((await usage())[0]?.tokens).toBeLessThan(TURN_TOKENS);
    expect(events).not.toContain('end');
    expect(await turns()).toEqual([]);
    expect(logged).not.toContain('gave no answer');
  });

  test('at the REST address too', async () => {
    provider.behave('hangs');
    const stop = new AbortController();
    const call = fetch(`${server.url}/api/ai-chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(chatInput()),
      signal: stop.signal,
    }).catch(() => 'stopped');
    await eventually('the provider was asked', async () => provider.requests.length === 1);
    stop.abort();
    expect(await call).toBe('stopped');
    await closed();
  });
});

test('a provider that is unreachable is a failure like the others', async () => {
  await provider.close();
  expect(answerOf(await streamed(server.url))).toEqual({ success: false });
  expect(logged).toContain('"reason":"unreachable"');
});
