import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { etagOf, storeFile } from '#server/platform/http/stored-file.ts';
import { createLivePages, type LiveContent, withLiveContent } from './live-pages.ts';

const html =
  '<p>Paid: <span data-live="disclosure">Ask us.</span></p><ul><li class="r" hidden="" data-live="providers"><h3>%name%</h3><p>%country% · %period%</p></li><li class="r" data-live="no-providers">None yet.</li></ul>';
const nothing: LiveContent = { disclosure: 'No one pays us.', providers: [] };
const host = { name: 'Prairie <Host> & Sons', country: 'Canada', task: 'Hosts', period: '$& Since 2026' };

test('an empty list says so, and shows no placeholder', () => {
  expect(withLiveContent(html, nothing)).toBe(
    '<p>Paid: <span data-live="disclosure">No one pays us.</span></p><ul><li class="r" data-live="no-providers">None yet.</li></ul>',
  );
});

test('every provider is a row, in words that can’t become markup', () => {
  expect(withLiveContent(html, { ...nothing, providers: [host, { ...host, name: 'Mail' }] })).toContain(
    '<ul><li class="r"><h3>Prairie &lt;Host&gt; &amp; Sons</h3><p>Canada · $&amp; Since 2026</p></li><li class="r"><h3>Mail</h3><p>Canada · $&amp; Since 2026</p></li></ul>',
  );
});

test('a page is filled again only when the content has changed, and every variant and its ETag follow', () => {
  let content = nothing;
  const pages = createLivePages(() => content);
  const plain = Buffer.from(html);
  const built = { plain, br: Buffer.from('br'), gzip: Buffer.from('gz'), etag: etagOf(plain) };
  const stored = pages.store(built, (file) => storeFile('about.html', file, 200, {}));
  const first = pages.now(stored);
  expect(pages.now(stored)).toBe(first);
  content = { ...nothing, disclosure: 'A broker pays us.' };
  const second = pages.now(stored);
  expect(second.plain.body.toString()).toContain('A broker pays us.');
  expect(second.etag).not.toBe(first.etag);
  expect(brotliDecompressSync(second.br?.body ?? '')).toEqual(second.plain.body);
  expect(gunzipSync(second.gzip?.body ?? '')).toEqual(second.plain.body);
});

test('a page without slots is sent as it was built', () => {
  const plain = Buffer.from('<p>Nothing to fill</p>');
  const pages = createLivePages(() => nothing);
  const stored = pages.store({ plain, etag: etagOf(plain) }, (file) => storeFile('a.html', file, 200, {}));
  expect(pages.now(stored)).toBe(stored);
});
