/** Writing an article of the admin area: kept as it was typed, previewed, checked, and fixed while it is scheduled. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishDue } from '#server/modules/publishing/articles/deciding/commands.ts';
import { articlePreviewPath } from '#shared/content/articles/schema.ts';
import { posts } from '#shared/content/posts/registry.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { snow, writeArticle } from '../support/articles.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const NOW = Date.parse('2026-11-26T18:00:00Z');
const HOUR_MS = 3_600_000;

let server: TestServer;
let admin: ApiClient;
let offsetMs = 0;
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(NOW + offsetMs) } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

const articles = () => admin.trpc.articles;
const read = (address: string) => fetch(`${server.url}${address}`);
const cookiesOf = ({ cookies }: ApiClient) => [...cookies].map((pair) => pair.join('=')).join('; ');
const preview = (articleId: string, as?: ApiClient) =>
  fetch(`${server.url}${articlePreviewPath(articleId)}`, { headers: as ? { cookie: cookiesOf(as) } : {} });

test('a draft is kept as it was typed, and of two devices that save the same version the second is refused', async () => {
  const { articleId, version } = await writeArticle(admin, { title: 'Half a title, and ', slug: 'half-' });
  expect(await articles().get.query({ articleId })).toMatchObject({
    ...{ status: 'draft', version, savedByMe: true, path: null, publishedNumber: 0 },
    text: { title: 'Half a title, and ', slug: 'half-' },
  });
  const save = (title: string) => articles().save.mutate({ articleId, version, text: { ...snow, title } });
  await save('First');
  expect(await failureOf(save('Second'))).toMatchObject({ status: 409 });
  expect((await articles().get.query({ articleId })).text.title).toBe('First');
});

test('the list has the newest first, a page at a time', async () => {
  for (let made = 0; made < 26; made++) await articles().create.mutate();
  const first = await articles().list.query({});
  const second = await articles().list.query({ cursor: first.nextCursor ?? '' });
  const ids = [...first.articles, ...second.articles].map(({ id }) => id);
  expect(first.articles).toHaveLength(25);
  expect(new Set(ids).size).toBe(ids.length);
  await server.services.db.article.deleteMany({ where: { status: 'draft' } });
});

test('the preview is the page of the draft, for administrators alone, never kept or indexed', async () => {
  const { articleId } = await writeArticle(admin);
  const shown = await preview(articleId, admin);
  const html = await shown.text();
  expect(shown.status, html.slice(0, 300)).toBe(200);
  for (const words of [snow.title, 'Preview of the draft', 'What counts as equipment']) expect(html).toContain(words);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect((await preview(articleId)).status).toBe(401);
  expect((await preview(articleId, await signIn(server.url, 'demo_broker'))).status).toBe(403);
  expect((await preview('none', admin)).status).toBe(400);
  expect((await preview('0194a3c0-0000-7000-8000-0000000000ff', admin)).status).toBe(404);
  expect((await read('/blog/yard-machines')).status).toBe(404);
});

test('what the checks refuse isn’t published, and a text that could be HTML isn’t even previewed', async () => {
  const { articleId, version } = await writeArticle(admin, { body: `${snow.body}\n\n<script>alert(1)</script>` });
  const { checks, notShown } = await articles().checks.query({ articleId });
  expect(notShown).toContain('HTML isn’t shown');
  expect(checks).toContainEqual({
    level: 'error',
    field: 'body',
    message: expect.stringContaining('HTML isn’t shown'),
  });
  const refused = await preview(articleId, admin);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([409, expect.stringContaining('json')]);
  const failure = await failureOf(articles().publish.mutate({ articleId, version, at: null }));
  expect(failure).toMatchObject({ status: 409, message: expect.stringContaining('This can’t be published yet. HTML') });
  const taken = await writeArticle(admin, { slug: posts[0]?.slug ?? '' });
  expect(await failureOf(articles().publish.mutate({ ...taken, at: null }))).toMatchObject({
    message: expect.stringContaining('Another article has or had this address'),
  });
});

test('the time is Alberta’s, must be ahead, and not too far; a scheduled article can’t be changed until it is a draft again', async () => {
  const { articleId, version } = await writeArticle(admin, { slug: 'scheduled-machines' });
  const schedule = (day: string, time = '09:00') =>
    articles().publish.mutate({ articleId, version, at: { day, time } });
  for (const day of ['2026-11-25', '2027-11-25'])
    expect(await failureOf(schedule(day)), day).toMatchObject({
      status: 400,
      issues: [{ path: expect.stringMatching(/^at\./) }],
    });
  const scheduled = await schedule('2026-11-30');
  expect(scheduled).toMatchObject({
    status: 'draft',
    publishAt: '2026-11-30T15:00:00.000Z',
    path: '/blog/scheduled-machines',
  });
  const named = { articleId, version: scheduled.version };
  for (const call of [
    () => articles().save.mutate({ ...named, text: snow }),
    () => articles().delete.mutate(named),
    () => articles().publish.mutate({ ...named, at: null }),
    () => articles().restore.mutate({ ...named, number: 1 }),
  ])
    expect(await failureOf(call())).toMatchObject({ status: 409, message: expect.stringContaining('scheduled') });
  const rival = await writeArticle(admin, { slug: 'scheduled-machines', title: 'Another article about machines' });
  expect(await failureOf(articles().publish.mutate({ ...rival, at: null }))).toMatchObject({ status: 409 });
  const draft = await articles().unschedule.mutate(named);
  expect(draft).toMatchObject({ publishAt: null, path: null });
  offsetMs = 200 * HOUR_MS;
  await publishDue(server.services, articleId);
  offsetMs = 0;
  expect(await articles().get.query({ articleId })).toMatchObject({ status: 'draft', publishedNumber: 0 });
  await articles().delete.mutate({ articleId, version: draft.version });
  expect(await failureOf(articles().get.query({ articleId }))).toMatchObject({ status: 404 });
});
