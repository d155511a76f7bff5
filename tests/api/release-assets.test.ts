/**
 * While a release is replaced, browsers ask any server for the files of either release.
 * @module-tag long
 */
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Assets, publishAssets } from '#server/app/rendering/release-assets.ts';
import { etagOf } from '#server/platform/http/stored-file.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
});
afterAll(() => server.stop());

/** A release with these files. */
function release(files: Record<string, string>): Assets {
  return new Map(
    Object.entries(files).map(([name, text]) => {
      const plain = Buffer.from(text);
      const br = name.endsWith('.js') ? brotliCompressSync(plain) : undefined;
      return [name, async () => ({ plain, ...(br && { br }), etag: etagOf(plain) })];
    }),
  );
}
const now = () => new Date('2026-11-27T18:00:00Z');
const days = (count: number) => new Date(now().getTime() + count * 24 * 3_600_000);
const get = (name: string) => fetch(`${server.url}/assets/${name}`);
const published = async () =>
  (await server.services.db.releaseAsset.findMany({ orderBy: { name: 'asc' } })).map(({ name }) => name);

const first = release({
  'shared-1.js': 'export const shared = 1;',
  'old-1.js': 'export const old = 1;',
  'a-1.woff2': 'font',
});
const second = release({ 'shared-1.js': 'export const shared = 1;', 'new-1.js': 'export const added = 1;' });

test('a file of another release is served as one’s own: with its type, for ever, compressed or not', async () => {
  await publishAssets(server.services.db, first, now());
  const response = await fetch(`${server.url}/assets/old-1.js`, { headers: { 'accept-encoding': 'br' } });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('export const old = 1;');
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const plain = await fetch(`${server.url}/assets/old-1.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe('export const old = 1;');
  expect((await get('a-1.woff2')).headers.get('content-type')).toBe('font/woff2');
});

test('a name that no release has is not found, is kept by no cache, and many of them are one question to the database', async () => {
  let asked = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function count(this: pg.Client, ...args: unknown[]) {
    if (JSON.stringify(args[0]).includes('release_assets')) asked += 1;
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => get(`nothing-${n}.js`)));
  const byRequests = asked;
  await server.services.db.releaseAsset.count();
  pg.Client.prototype.query = query;
  // The last one shows that they are counted.
  expect(asked).toBe(byRequests + 1);
  expect(byRequests).toBeLessThanOrEqual(3);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(answers[0]?.headers.get('cache-control') ?? '').not.toContain('immutable');
  for (const name of ['..%2f..%2fpackage.json', 'a'.repeat(300)]) expect((await get(name)).status, name).toBe(404);
});

test('what a newer release has no use for stays for a month, and going back puts it in use again', async () => {
  const { db } = server.services;
  await publishAssets(db, second, days(1));
  expect(await published()).toEqual(['a-1.woff2', 'new-1.js', 'old-1.js', 'shared-1.js']);
  await publishAssets(db, second, days(30));
  expect(await published()).toContain('old-1.js');
  // Back to the first one, for a day.
  await publishAssets(db, first, days(31));
  expect((await db.releaseAsset.findUniqueOrThrow({ where: { name: 'old-1.js' } })).supersededAt).toBeNull();
  await publishAssets(db, second, days(32));
  await publishAssets(db, second, days(61));
  expect(await published()).toContain('old-1.js');
  await publishAssets(db, second, days(63));
  expect(await published()).toEqual(['new-1.js', 'shared-1.js']);
});

test('servers of two releases that start at once publish the files of both', async () => {
  const { db } = server.services;
  await Promise.all([first, second, first, second].map((assets) => publishAssets(db, assets, days(64))));
  expect(await published()).toEqual(['a-1.woff2', 'new-1.js', 'old-1.js', 'shared-1.js']);
});
