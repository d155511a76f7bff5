/** The typed API accepts plain JSON: nothing on the way in constructs a value chosen by the sender. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_BATCH } from '#shared/platform/wire.ts';
import { createApiClient } from '../support/api-client.ts';
import { failureIn } from '../support/hostile.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('an input with superjson annotations is refused before anything is constructed from it', () => {
  const credentials = '{"username":"((","password":"x"}';
  const annotated = (json: string, meta: string) => `{"json":${json},"meta":${meta}}`;
  const refusal = 'This page is from an earlier version of the site. Reload it and try again.';
  const headers = { 'content-type': 'application/json' };

  test.each([
    '{"values":["nothing"]}',
    '{"values":{"username":["regexp"]}}',
    '{"values":{"username":["bigint"]}}',
    '{"values":{"username":["Date"]}}',
    '{"values":{"username":[["class","Viewer"]]}}',
    '{"values":{"__proto__":["Date"]}}',
    '{"referentialEqualities":{"username":["__proto__.isAdmin"]}}',
  ])('%s', async (meta) => {
    const raw = annotated(credentials, meta);
    const answer = await createApiClient(server.url).call('POST', '/api/trpc/auth.login', { raw, headers });
    expect(answer.status).toBe(400);
    expect(failureIn(answer).message).toBe(refusal);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('a typed array of gigabytes in the answers of a draft', async () => {
    const json = '{"line":"auto","version":1,"step":0,"answers":{"x":60000000}}';
    const raw = annotated(json, '{"values":{"answers.x":[["typed-array","Uint8Array"]]}}');
    const before = process.memoryUsage().arrayBuffers;
    const answer = await createApiClient(server.url).call('POST', '/api/trpc/quotes.saveDraft', { raw, headers });
    expect(answer.status).toBe(400);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
  });

  test('typed arrays in every call of a batch', async () => {
    const one = annotated('{"username":100000000}', '{"values":{"username":[["typed-array","Float64Array"]]}}');
    const batchOf = (count: number) => {
      const procedures = Array.from({ length: count }, () => 'auth.login').join(',');
      const raw = `{${Array.from({ length: count }, (_, index) => `"${index}":${one}`).join(',')}}`;
      return createApiClient(server.url).call('POST', `/api/trpc/${procedures}?batch=1`, { raw, headers });
    };
    const before = process.memoryUsage().arrayBuffers;
    expect((await batchOf(MAX_BATCH)).status).toBe(400);
    expect((await batchOf(50)).status).toBe(400);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
  });

  test('an invalid date in an answer', async () => {
    const json = '{"line":"auto","version":1,"step":0,"answers":{"born":"yesterday"}}';
    const raw = annotated(json, '{"values":{"answers.born":["Date"]}}');
    expect(
      (await createApiClient(server.url).call('POST', '/api/trpc/quotes.saveDraft', { raw, headers })).status,
    ).toBe(400);
  });
});
