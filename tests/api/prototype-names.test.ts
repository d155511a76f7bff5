/**
 * `constructor` is an ordinary word: no lookup may answer it with a property that every object inherits.
 * @module-tag long
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, createApiClient } from '../support/api-client.ts';
import { chatInput } from '../support/chat-stream.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'then'];

let server: TestServer;
let visitor: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = createApiClient(server.url);
});
afterAll(() => server.stop());

test.each(names)('a search for %s is answered', async (name) => {
  for (const q of [name, `${name} insurance`, `what is ${name}?`])
    expect((await visitor.rest('GET', `/api/search?q=${encodeURIComponent(q)}`)).status, q).toBe(200);
});

test.each(names)('a question to the assistant about %s is answered', async (name) => {
  for (const question of [name, `tell me more about ${name}`]) {
    const currentPage = `/${name}`;
    const json = { ...chatInput({ question }), caseInfo: { ...chatInput().caseInfo, currentPage, type: name } };
    const answer = await visitor.rest('POST', '/api/ai-chat', { json });
    expect(answer.status, question).toBe(200);
    expect(answer.body, question).toMatchObject({ success: true });
  }
});
