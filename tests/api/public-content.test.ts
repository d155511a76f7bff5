/** What everyone may read over REST: questionnaires, consent wordings and the site's texts. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordConsents } from '#server/modules/consents/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { consentText, consentTexts } from '#shared/consents/wordings.ts';
import { contentPages } from '#shared/content/registry.ts';
import { lineIds } from '#shared/lines/ids.ts';
import { quoteDefinitions, versionsOf } from '#shared/lines/questionnaires.ts';
import { type Answer, type ApiClient, createApiClient } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

type Item = Record<string, unknown>;
type Page = { items: Item[]; nextCursor: string | null };

let server: TestServer;
let visitor: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
  visitor = createApiClient(server.url);
});
afterAll(() => server.stop());

/** An answer that the document promises. */
const get = (path: string, headers?: Record<string, string>): Promise<Answer> =>
  visitor.rest('GET', path, headers ? { headers } : {});
const pageOf = async (path: string) => (await get(path)).body as Page;

const lists = {
  '/api/quote-forms': 'line',
  '/api/consent-texts': 'sha256',
  '/api/insurance-types': 'id',
  '/api/locations': 'id',
  '/api/faqs': 'id',
  '/api/posts': 'slug',
} as const;

describe.each(Object.entries(lists))('%s', (path, key) => {
  test('following the links from page to page gives every item once, in order', async () => {
    const all = (await pageOf(`${path}?limit=100`)).items.map((item) => item[key]);
    const found: unknown[] = [];
    let next: string | null = `${path}?limit=${Math.max(1, Math.floor(all.length / 3))}`;
    let last: unknown;
    while (next) {
      const { body, headers } = await get(next);
      const { items, nextCursor } = body as Page;
      found.push(...items.map((item) => item[key]));
      const url: string | undefined = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      expect(url === undefined, next).toBe(nextCursor === null);
      expect(url?.startsWith(server.env.site.url) ?? true).toBe(true);
      next = url ? new URL(url).pathname + new URL(url).search : null;
      last = nextCursor;
    }
    expect(last).toBeNull();
    const rest = (await pageOf(`${path}?limit=100`)).nextCursor;
    expect(found.slice(0, all.length)).toEqual(all);
    expect(found.length > all.length).toBe(rest !== null);
    expect(new Set(found).size).toBe(found.length);
  });

  test('anyone may keep it for five minutes, and asks with its ETag afterwards', async () => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect(headers.getSetCookie()).toEqual([]);
    const etag = headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await visitor.rest('HEAD', path)).headers.get('etag')).toBe(etag);
  });

  test('a hostile or senseless parameter is refused and nothing of that is kept', async () => {
    const given = ['limit=0', 'limit=101', 'limit=1e9', 'limit=x', 'cursor=nothing', 'cursor=%00', 'cursor=__proto__'];
    for (const query of [...given, `cursor=${'x'.repeat(300)}`, 'limit=1&limit=2', "cursor=' OR 1=1 --"]) {
      const { status, headers, body } = await get(`${path}?${query}`);
      expect([status, headers.get('cache-control'), headers.get('etag')], query).toEqual([400, 'no-store', null]);
      const name = query.slice(0, query.indexOf('='));
      expect(body, query).toMatchObject({ issues: [{ path: expect.stringMatching(`^${name}`) }] });
    }
  });
});

describe('a quote form', () => {
  test.each(lineIds)('%s is given in its current version, in both sets', async (line) => {
    const { version, steps } = quoteDefinitions[line];
    const { body } = await get(`/api/quote-forms/${line}`);
    expect(body).toMatchObject({ line, version, set: 'full', isCurrent: true });
    const { schema, steps: listed } = body as { schema: { properties: object }; steps: { questions: string[] }[] };
    const asked = steps.flatMap(({ questions }) => questions.filter(({ type }) => type !== 'info').map(({ id }) => id));
    expect(Object.keys(schema.properties)).toEqual(asked);
    expect(listed.flatMap(({ questions }) => questions)).toEqual(asked);
    const short = (await get(`/api/quote-forms/${line}?set=short`)).body as typeof body & { schema: typeof schema };
    expect(asked).toEqual(expect.arrayContaining(Object.keys(short.schema.properties)));
    expect(Object.keys(short.schema.properties).length).toBeLessThan(asked.length);
  });

  test('every version that was published can be read, and one without a short set answers with all', async () => {
    for (const { version, line } of lineIds.flatMap(versionsOf)) {
      const { status, body } = await get(`/api/quote-forms/${line}?version=${version}&set=short`);
      const isCurrent = version === quoteDefinitions[line].version;
      expect([status, body]).toEqual([200, expect.objectContaining({ version, isCurrent })]);
    }
    expect((await get('/api/quote-forms/auto?version=1&set=short')).body).toMatchObject({ set: 'full' });
  });

  test('no answer is larger than 160 kB', async () => {
    for (const line of lineIds) expect((await get(`/api/quote-forms/${line}`)).text.length).toBeLessThan(160_000);
  });

  test('an unknown line and a version that never was are 404, a senseless one 400', async () => {
    for (const path of ['boats', 'AUTO', '__proto__', 'constructor', 'auto%00', 'auto?version=999', '%2e%2e%2fauto'])
      expect((await get(`/api/quote-forms/${path}`)).status, path).toBe(404);
    for (const query of [
      'version=0',
      'version=-1',
      'version=1.5',
      'version=x',
      'set=long',
      'set=',
      'version=1&version=2',
    ])
      expect((await get(`/api/quote-forms/auto?${query}`)).status, query).toBe(400);
  });
});

describe('the consent texts', () => {
  test('are those a request is accepted with today, with their digest', async () => {
    const { items } = await pageOf('/api/consent-texts');
    expect(items.map(({ purpose }) => purpose)).toEqual(['contact', 'share']);
    for (const { purpose, version, text, sha256, since, isCurrent } of items) {
      expect(text).toBe(consentText(purpose as 'contact', server.env.site).text);
      expect(version).toBe(consentTexts[purpose as 'contact'].version);
      expect(sha256).toBe(
        createHash('sha256')
          .update(text as string)
          .digest('hex'),
      );
      expect([since, isCurrent]).toEqual([expect.stringMatching(/^2026-/), true]);
    }
  });

  test('with all=true also those that someone agreed to before, and no wording of anything else', async () => {
    const { db, now } = server.services;
    const consent = { given: true, emailKey: 'ava@example.com', channel: 'web-form' as const, evidence: {} };
    await transaction(db, (tx) =>
      recordConsents(tx, now(), [
        { ...consent, purpose: 'contact', version: 1, text: 'Earlier words' },
        { ...consent, purpose: 'newsletter', version: 1, text: 'Words of the newsletter' },
      ]),
    );
    expect((await pageOf('/api/consent-texts')).items).toHaveLength(2);
    const { items } = await pageOf('/api/consent-texts?all=true');
    expect(items.map(({ purpose, version, isCurrent }) => [purpose, version, isCurrent])).toEqual([
      ['contact', consentTexts.contact.version, true],
      ['share', consentTexts.share.version, true],
      ['contact', 1, false],
    ]);
    expect(items.at(-1)).toMatchObject({ text: 'Earlier words', since: '2026-11-21' });
  });
});

describe('the texts of the site', () => {
  test('lead to pages that exist', async () => {
    const known = new Set(contentPages('2026-11-26').map((page) => page.path));
    const paths = ['/api/insurance-types', '/api/locations', '/api/faqs?limit=100', '/api/posts'];
    for (const { items } of await Promise.all(paths.map(pageOf)))
      for (const { url } of items) {
        const { origin, pathname } = new URL(String(url));
        expect([origin, known.has(pathname)], String(url)).toEqual([new URL(server.env.site.url).origin, true]);
      }
    const { items } = await pageOf('/api/insurance-types');
    for (const { quoteFormUrl } of items) expect((await get(new URL(String(quoteFormUrl)).pathname)).status).toBe(200);
  });

  test('questions are plain text, by subject and by line', async () => {
    const { items } = await pageOf('/api/faqs?limit=100');
    for (const { answer } of items) expect(answer).not.toMatch(/\]\(|\{\{|\*\*|\{name\}/);
    const auto = await pageOf('/api/faqs?line=auto');
    expect(new Set(auto.items.map(({ line }) => line))).toEqual(new Set(['auto']));
    expect(new Set(auto.items.map(({ subject }) => subject))).toEqual(new Set(['auto', null]));
    const visa = await pageOf('/api/faqs?subject=super-visa');
    expect(new Set(visa.items.map(({ subject, line }) => `${subject} ${line}`))).toEqual(
      new Set(['super-visa supervisa']),
    );
    for (const query of ['subject=boats', 'line=boats', 'subject=__proto__', 'line='])
      expect((await get(`/api/faqs?${query}`)).status, query).toBe(400);
  });

  test('articles are listed by category, newest first', async () => {
    const { items } = await pageOf('/api/posts');
    const days = items.map(({ date }) => String(date));
    expect(days).toEqual(days.toSorted().reverse());
    const home = await pageOf('/api/posts?category=home');
    expect(home.items.length).toBeGreaterThan(0);
    expect(home.items.every(({ category }) => category === 'home')).toBe(true);
    expect((await get('/api/posts?category=boats')).status).toBe(400);
  });
});
