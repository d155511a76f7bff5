import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { etagOf, storeFile } from '#server/platform/http/stored-file.ts';
import { readingFor, withAddress, withDemoParts } from './served-pages.ts';

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

test('a page for another address is compressed again when it is asked for, and its ETag is that of its content', async () => {
  const file = 'about.html';
  const read = await readingFor({ served, built, isDemo: true }, async () => stored(page))(file);
  const { plain, br, gzip, etag, notModified } = storeFile(file, read, 200, {});
  expect(plain.body.toString()).toContain(`${served}/about`);
  expect(brotliDecompressSync(br?.body ?? '')).toEqual(plain.body);
  expect(gunzipSync(gzip?.body ?? '')).toEqual(plain.body);
  expect(br?.headers).toEqual(expect.arrayContaining(['content-length', br?.body.length, 'vary', 'Accept-Encoding']));
  expect(etag).toBe(etagOf(plain.body));
  expect(notModified).toContain(etag);
});

test('scripts, pages without an address, and everything built for this address stay as they are', async () => {
  for (const [file, text, to] of [
    ['entry.js', `"${built}"`, served],
    ['404.html', '<p>Nothing here</p>', served],
    ['about.html', page, built],
  ] as const) {
    const original = stored(text);
    expect(await readingFor({ served: to, built, isDemo: true }, async () => original)(file)).toBe(original);
  }
});

test('a part for the demo only is removed on a real site, with its markers in any case', () => {
  const begin = '<div hidden="" data-demo-only="begin"></div>';
  const end = '<div hidden="" data-demo-only="end"></div>';
  const html = `<main>${begin}<p>Made up</p>\n${end}<p>True</p>${begin}<p>Too</p>${end}</main>`;
  expect(withDemoParts(html, true)).toBe('<main><p>Made up</p>\n<p>True</p><p>Too</p></main>');
  expect(withDemoParts(html, false)).toBe('<main><p>True</p></main>');
});
