/** Every prerendered page: its weight, its head, and its required contents. Reads the output of `npm run build`. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { communities } from '#shared/content/communities/registry.ts';
import { siteProfileFromEnv } from '#shared/platform/site.ts';
import { keepUnits } from '#shared/platform/units.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const pagesFolder = path.join(dist, 'pages');
const manifest = JSON.parse(readFileSync(path.join(pagesFolder, 'manifest.json'), 'utf8')) as {
  scriptHashes: string[];
  pages: { path: string; file: string; status: number; from: string | null }[];
  canonical: string[];
  notFound: string;
  results: Record<string, string>;
  portalShells: { prefix: string; file: string }[];
};

const site = siteProfileFromEnv(process.env);
const frames = Object.values(manifest.results);
const publicFiles = [...manifest.pages.map(({ file }) => file), manifest.notFound];
const shells = manifest.portalShells.map(({ file }) => file);
const html = (file: string) => readFileSync(path.join(pagesFolder, file), 'utf8');

function scripts(text: string): { attributes: string; body: string }[] {
  return [...text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', body = '']) => ({
    attributes,
    body,
  }));
}

test.each(publicFiles)('%s has a complete head', (file) => {
  const text = html(file);
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en-CA">/);
  expect(text.match(/<title>[^<]{10,85}<\/title>/)).not.toBeNull();
  // An address that does not exist cannot be canonical.
  if (file !== manifest.notFound) expect(text).toContain(`<link rel="canonical" href="${site.url}/`);
  expect(text).toMatch(/<meta name="robots" content="/);
  expect(text).toContain('<meta name="geo.region" content="CA-AB"');
  for (const tag of ['og:title', 'og:description', 'og:image']) expect(text).toContain(`property="${tag}"`);
  expect(text).toContain('name="twitter:card"');
  const data = scripts(text).filter(({ attributes }) => attributes.includes('application/ld+json'));
  expect(data.length).toBeGreaterThan(0);
  for (const { body } of data) expect(JSON.parse(body)).toHaveProperty('@type');
  expect(text).not.toContain('InsuranceAgency');
});

test.each([...publicFiles, ...frames])('%s is described in whole sentences of 50 to 160 characters', (file) => {
  const [, written = ''] = /<meta name="description" content="([^"]*)"/.exec(html(file)) ?? [];
  const description = written.replaceAll(/&[#\w]+;/g, '’');
  expect(description).toMatch(/^[A-Z“$\d].{48,158}[.?!]$/);
  expect(html(file)).toContain(`<meta property="og:description" content="${written}"`);
});

test('every article on the page of articles says what it is about in whole sentences', () => {
  for (const file of ['blog.html', 'resources.html']) {
    const cards = [...html(file).matchAll(/href="\/blog\/[^"/]+">.*?<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text);
    expect(cards.length).toBeGreaterThanOrEqual(14);
    for (const text of cards) expect(text).toMatch(/^[A-Z].{40,}[.?!]$/);
  }
});

test.each(publicFiles)('%s says what the product is not, and starts with one heading', (file) => {
  const text = html(file);
  expect(text).toContain(site.legalNotice);
  expect(text.match(/<h1/g)).toHaveLength(1);
});

test.each(communities.map(({ slug }) => slug))(
  'the page of %s offers personal quotes before business quotes',
  (slug) => {
    const main = /<main[\s\S]*<\/main>/.exec(html(`locations/${slug}.html`))?.[0] ?? '';
    const offered = [...main.matchAll(/href="\/get-quote\/?\?[^"]*type=(\w+)/g)].map(([, line]) => line);
    expect(offered).toEqual(['auto', 'home', 'auto', 'home', 'business']);
  },
);

test.each(publicFiles)('%s keeps every number and its unit on one line', (file) => {
  const main = /<main[\s\S]*<\/main>/.exec(html(file))?.[0] ?? '';
  const texts = [...main.replaceAll(/<script[\s\S]*?<\/script>/g, '').matchAll(/>([^<]+)</g)].map(
    ([, text = '']) => text,
  );
  expect(texts.filter((text) => keepUnits(text) !== text)).toEqual([]);
});

/** The readable text: the main part without tags, as plain words. */
function wordsOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replaceAll(/<span popover[\s\S]*?<\/span>/g, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<\/?(p|li|ul|ol|h\d|div|td|th|tr|table|thead|tbody|details|summary|section)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&(quot|#x27|#39|lt|gt);/g, (_, name: string) => ({ quot: '"', lt: '<', gt: '>' })[name] ?? "'")
    .replaceAll(/\s+/g, ' ');
}

// biome-ignore lint/suspicious/noExplicitAny: JSON-LD has as many shapes as kinds
type Data = { '@type': string } & Record<string, any>;
const dataIn = (text: string): Data[] =>
  scripts(text)
    .filter(({ attributes }) => attributes.includes('application/ld+json'))
    .map(({ body }) => JSON.parse(body) as Data);

test.each(publicFiles)('%s publishes no question, answer or breadcrumb that is not on the page', (file) => {
  const text = html(file);
  const words = wordsOf(text);
  for (const data of dataIn(text)) {
    if (data['@type'] === 'FAQPage' && file !== 'index.html')
      for (const { name, acceptedAnswer } of data.mainEntity as { name: string; acceptedAnswer: { text: string } }[]) {
        expect(words).toContain(name);
        expect(words.replaceAll(' ', '')).toContain(acceptedAnswer.text.replaceAll(' ', ''));
      }
    if (data['@type'] === 'BreadcrumbList')
      for (const { name } of data.itemListElement as { name: string }[]) expect(words).toContain(name);
    if (data['@type'] === 'BlogPosting') {
      expect(words).toContain(data.headline);
      expect(words).toContain(data.description);
      expect(String(data.description).length).toBeLessThanOrEqual(160);
    }
  }
});

test('each kind of structured data in the specification is published', () => {
  const kinds = new Set(publicFiles.flatMap((file) => dataIn(html(file)).map((data) => data['@type'])));
  for (const kind of ['WebPage', 'FAQPage', 'BreadcrumbList', 'BlogPosting', 'LocalBusiness'])
    expect(kinds).toContain(kind);
});

test('titles and descriptions of canonical pages are all different', () => {
  const files = manifest.pages.filter(
    ({ path: address, from }) => from === null && manifest.canonical.includes(address),
  );
  for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
    const found = files.map(({ file }) => pattern.exec(html(file))?.[1]);
    expect(found.filter((one, index) => found.indexOf(one) !== index)).toEqual([]);
  }
});

/** The addresses that a page asks about. */
const askedAbout = (file: string) => [...html(file).matchAll(/ data-feedback="([^"]+)"/g)].map(([, page]) => page);

test('articles, guides and the answers of the FAQ ask whether they were helpful, each under its own address', () => {
  const asks = (address: string) => askedAbout(manifest.pages.find(({ path }) => path === address)?.file ?? '');
  expect(asks('/blog/winter-driving')).toEqual(['/blog/winter-driving']);
  expect(asks('/insurance/supervisa')).toEqual(['/super-visa']);
  expect(asks('/business/restaurants')).toEqual(['/business/restaurants']);
  expect(asks('/faq')).toContain('/faq/first-questions#flood-cover');
  expect(asks('/faq/auto')).toContain('/faq/auto#winter-tire-discount');
  for (const address of ['/', '/contact', '/privacy-policy', '/locations/calgary']) expect(asks(address)).toEqual([]);
});

const styleSheets = (file: string) =>
  [...html(file).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);

test.each(publicFiles)(
  'the styles of %s travel as two files that every public page shares, and a third for demos, which hold what it names',
  (file) => {
    const names = styleSheets(file).map((href) => path.basename(href).replace(/-.{8}\.css$/, ''));
    const isDemo = /^(animations|chatbot|feature-tour|toasts|tooltips)\.html$/.test(file);
    expect(names).toEqual(['base-styles', 'site-styles', ...(isDemo ? ['apart-styles'] : [])]);
    const css = styleSheets(file)
      .map((href) => readFileSync(path.join(dist, 'client', href), 'utf8'))
      .join('');
    const named = new Set([...html(file).matchAll(/ class="([^"]+)"/g)].flatMap(([, value = '']) => value.split(' ')));
    const modules = [...named].filter((name) => /^_.+_[A-Za-z\d]{4}$/.test(name));
    expect(modules.length).toBeGreaterThan(30);
    expect(modules.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  },
);

/** The size of the headers of three responses; `npm run audit` measures them. */
const HEADERS = 1_700;

test.each(publicFiles)('HTML, styles and inline script of %s weigh at most 25 KB compressed', (file) => {
  const sizes = [path.join(pagesFolder, file), ...styleSheets(file).map((href) => path.join(dist, 'client', href))].map(
    (name) => statSync(`${name}.br`).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000 - HEADERS);
});

test.each([...publicFiles, ...frames, ...shells])('%s runs no inline script that the policy does not name', (file) => {
  const inline = scripts(html(file)).filter(
    ({ attributes, body }) => body && !/application\/(ld\+)?json/.test(attributes),
  );
  for (const { body } of inline) {
    const hash = `sha256-${createHash('sha256').update(body).digest('base64')}`;
    expect(manifest.scriptHashes).toContain(hash);
  }
  expect(html(file)).not.toMatch(/ on[a-z]+="/);
});

test.each([...publicFiles, ...shells])('%s has compressed files next to it', (file) => {
  for (const kind of ['br', 'gz']) expect(existsSync(path.join(pagesFolder, `${file}.${kind}`))).toBe(true);
});

test.each(publicFiles)('%s links only assets that exist', (file) => {
  for (const [, asset = ''] of html(file).matchAll(/["' ,](\/assets\/[^"' ,\s]+)/g)) {
    expect(existsSync(path.join(dist, 'client', asset)), asset).toBe(true);
  }
});

test('the home page publishes the first five questions', () => {
  const faq = scripts(html('index.html')).find(({ body }) => body.includes('"FAQPage"'));
  expect(JSON.parse(faq?.body ?? '{}').mainEntity).toHaveLength(5);
});

test('the portal shells stay out of search engines', () => {
  for (const file of shells) expect(html(file)).toContain('<meta name="robots" content="noindex"');
});
