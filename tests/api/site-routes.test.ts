/** Every public address in the specification, requested over HTTP from the running server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagesOf } from '#client/site/pages.ts';
import { readBuiltFile } from '#server/platform/http/stored-file.ts';
import { communities } from '#shared/content/communities/registry.ts';
import { faqCategories } from '#shared/content/faq/registry.ts';
import { apiGuides } from '#shared/content/generated/api-guides.ts';
import { posts } from '#shared/content/posts/registry.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { paths } from '#shared/platform/paths.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { missing, specifiedRoutes, twins } from '../support/specified-routes.ts';

let server: TestServer;
let day = '2026-11-21';

beforeAll(async () => {
  server = await startTestServer({
    from: 'empty',
    // Compressed as a server on its own does it.
    overrides: { now: () => new Date(`${day}T19:00:00Z`), readBuilt: readBuiltFile },
  });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

/** For people who know the address, and for no search engine. */
const demos = /^\/(animations|ai-test|tooltips|feature-tour|chatbot)$/;

const routes = [
  ...specifiedRoutes,
  paths.words,
  ...posts.map(({ slug }) => `/blog/${slug}`),
  ...faqCategories.map(({ id }) => `/faq/${id}`),
];

test.each(routes)('%s answers 200 with its own head', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/);
  expect(html).toMatch(/<h1[ >]/);
});

test.each(twins)('%s is the twin of %s', async (path, canonical) => {
  expect(await (await get(path)).text()).toContain(`<link rel="canonical" href="${server.url}${canonical}"`);
});

test.each(missing)('%s shows the not-found page with status 404', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page Not Found');
});

test.each([
  ['/portal/nothing', 404],
  ['/portal/cases/nothing', 404],
  ['/admin/settings/nothing', 404],
  // Strangers cannot learn which requests exist.
  ['/portal/cases/0193a1b2-0000-7000-8000-000000000001', 200],
] as const)('%s, below a portal, answers %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('the hub of commercial insurance is linked', async () => {
  expect(await (await get('/insurance/all')).text()).toContain('href="/commercial-insurance"');
});

test.each(['/animations', '/ai-test', '/tooltips', '/feature-tour', '/chatbot'])(
  '%s stays out of search engines',
  async (path) => {
    expect(await (await get(path)).text()).toMatch(/<meta name="robots" content="noindex/);
  },
);

describe('search engines', () => {
  test('the sitemap lists every specified page once, with a real date, nothing unknown, and no twin', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/g)].map(
      ([, loc = '']) => loc,
    );
    expect(locations.filter((loc) => !loc.startsWith(`${server.url}/`))).toEqual([]);
    const listed = locations.map((loc) => new URL(loc).pathname);
    expect(new Set(listed).size).toBe(listed.length);
    const duplicates = new Set(twins.map(([path]) => path));
    const wanted = routes.filter((path) => !duplicates.has(path) && !demos.test(path));
    expect(listed).toEqual(expect.arrayContaining(wanted));
    const possible = new Set(
      pagesOf({})
        .map(({ path }) => path)
        .filter((path) => !duplicates.has(path) && !demos.test(path)),
    );
    expect(listed.filter((path) => !possible.has(path))).toEqual([]);
  });
  test('robots.txt names the sitemap and disallows what requires a sign-in', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    for (const area of ['/portal/', '/broker/', '/admin/', '/api/']) expect(text).toContain(`Disallow: ${area}`);
    for (const described of ['/api/docs', '/api/openapi.']) expect(text).toContain(`Allow: ${described}`);
  });
  test('the feed lists every article', async () => {
    const xml = await (await get('/blog/feed.xml')).text();
    for (const { slug } of posts) expect(xml).toContain(`<link>${server.url}/blog/${slug}</link>`);
  });
  test('every page has its own preview picture for shared links', async () => {
    for (const path of ['/', '/insurance/auto', `/locations/${communities[0]?.slug}`]) {
      const image = /property="og:image" content="([^"]+)"/.exec(await (await get(path)).text())?.[1] ?? '';
      const picture = await get(new URL(image).pathname);
      expect(picture.headers.get('content-type')).toBe('image/jpeg');
    }
  });
});

test('llms.txt says what this is, dated, and leads to the API and to pages that exist (llmstxt.org)', async () => {
  const text = await (await get('/llms.txt')).text();
  expect(text).toMatch(/^# .+\n\n> .*not an insurance broker or insurer/);
  expect(text).toMatch(/\nAs of \d{4}-\d{2}-\d{2}\./);
  expect(text).toContain(`(${server.url}/api/openapi.json)`);
  expect(text).toContain(`${server.url}/mcp speaks the Model Context Protocol`);
  const described = ['/api/docs', '/api/docs/errors', '/api/docs/changes', '/api/openapi.json'];
  const guides = apiGuides.map(({ name }) => apiPaths.guide(name));
  const known = new Set([...pagesOf({}).map(({ path }) => path), ...described, ...guides]);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(50);
  const paths = links.map((href) => href.replace(server.url, ''));
  expect(paths.filter((path) => !known.has(path) && path !== '/.well-known/api-catalog')).toEqual([]);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.length).toBe(links.length);
  expect((await fetch(`${server.url}/llms.txt`, { method: 'HEAD' })).status).toBe(200);
});

test('every page, result page and shell names the address of this server, not the one it was built for', async () => {
  const wrong: string[] = [];
  for (const path of [...pagesOf({}).map((page) => page.path), '/search?q=flood', '/nothing', '/portal/login']) {
    const html = await (await get(path)).text();
    if (html.includes(defaultSiteProfile.url)) wrong.push(path);
  }
  expect(wrong).toEqual([]);
  const home = await (await get('/')).text();
  for (const tag of ['<link rel="canonical" href="', 'property="og:url" content="', '"url":"'])
    expect(home).toContain(`${tag}${server.url}/"`);
});

describe('a text that changes on a date', () => {
  const article = '/blog/end-of-the-grid';
  test('changes automatically on that date, also for clients with a cached copy', async () => {
    day = '2026-12-31';
    server.refreshPages();
    const before = await get(article);
    expect(await before.text()).toContain('is repealed on January 1, 2027');
    day = '2027-01-01';
    server.refreshPages();
    const after = await get(article, { 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(await after.text()).toMatch(/was (?:due to be )?repealed on January 1, 2027/);
  });
  test('is found by search as it reads on that date', async () => {
    day = '2027-01-01';
    const { results } = (await (await fetch(`${server.url}/api/search?q=grid%20repealed`)).json()) as {
      results: { excerpt: string }[];
    };
    expect(results.map(({ excerpt }) => excerpt).join(' ')).not.toContain('is repealed on January 1, 2027');
    day = '2026-11-21';
  });
});

test('hashed files are cached forever, pages are revalidated, and both are compressed', async () => {
  const page = await get('/', { 'accept-encoding': 'br' });
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('etag')).toBeTruthy();
  expect(page.headers.get('content-encoding')).toBe('br');
  const asset = /href="(\/assets\/[^"]+\.css)"/.exec(await page.text())?.[1] ?? '';
  expect((await get(asset)).headers.get('cache-control')).toContain('immutable');
});
