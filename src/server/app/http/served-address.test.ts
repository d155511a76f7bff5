import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { etagOf } from '#server/platform/http/stored-file.ts';
import { readingFor, withAddress } from './served-address.ts';

const built = 'http://127.0.0.1:3000';
const served = 'http://127.0.0.1:4000';
const page = `<link rel="canonical" href="${built}/about">`;

const stored = (text: string) => {
  const plain = Buffer.from(text);
  return { plain, br: Buffer.from('br'), gzip: Buffer.from('gz'), etag: etagOf(plain) };
};

test('an address is replaced only where it is the whole one', () => {
  const longer = `${built}1/ ${built}.example/ ${built}-a/`;
  expect(withAddress(`${page} ${built} ${longer}`, built, served)).toBe(
    `<link rel="canonical" href="${served}/about"> ${served} ${longer}`,
  );
  expect(withAddress('http://127x0.0.1:3000/', built, served)).toContain('127x0');
});

test('a page for another address is compressed again, and its ETag is that of its content', async () => {
  const { plain, br, gzip, etag } = await readingFor(served, built, async () => stored(page))('about.html');
  expect(plain.toString()).toContain(`${served}/about`);
  expect(brotliDecompressSync(br ?? '')).toEqual(plain);
  expect(gunzipSync(gzip ?? '')).toEqual(plain);
  expect(etag).toBe(etagOf(plain));
});

test('scripts, pages without an address, and everything built for this address stay as they are', async () => {
  for (const [file, text, to] of [
    ['entry.js', `"${built}"`, served],
    ['404.html', '<p>Nothing here</p>', served],
    ['about.html', page, built],
  ] as const) {
    const original = stored(text);
    expect(await readingFor(to, built, async () => original)(file)).toBe(original);
  }
});
