/** What the portals read travels compressed; what is shown while it arrives does not. */
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let client: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  client = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

type Answer = { encoding: string | undefined; vary: string | undefined; body: Buffer };

/** As the bytes come: `fetch` would decompress them. */
function read(address: string, accepts: string): Promise<Answer> {
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  return new Promise((resolve, reject) => {
    const call = request(new URL(address, server.url), { headers: { cookie, 'accept-encoding': accepts } }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('error', reject);
      res.on('end', () => {
        const { 'content-encoding': encoding, vary } = res.headers;
        resolve({ encoding, vary, body: Buffer.concat(parts) });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

const list = '/api/trpc/users.list?input=%7B%7D';

test('a list is compressed as the browser accepts it, and is the same', async () => {
  const plain = await read(list, 'identity');
  expect(plain.encoding).toBeUndefined();
  expect(plain.body.length).toBeGreaterThan(1000);
  const brotli = await read(list, 'gzip, br');
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
  const gzip = await read(list, 'gzip');
  expect(gzip.encoding).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  // A cache between must not give one person’s encoding to the other.
  for (const answer of [plain, brotli, gzip]) expect(answer.vary?.toLowerCase()).toContain('accept-encoding');
});

test('the stream of events is sent as it is', async () => {
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const stream = await fetch(`${server.url}/api/trpc/live.watch?input=%7B%7D`, {
    headers: { cookie, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
  });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.headers.get('content-encoding')).toBeNull();
  await stream.body?.cancel();
});
