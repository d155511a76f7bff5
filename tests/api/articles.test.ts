// @module-tag long
/** An article of the admin area: written, scheduled, published on every process, corrected, withdrawn, and published again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '#server/app/serve.ts';
import { readEnv } from '#server/env.ts';
import { findDueArticles, publishDue } from '#server/modules/publishing/articles/deciding/commands.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { snow, writeArticle } from '../support/articles.ts';
import { eventually } from '../support/eventually.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { serverVariables } from '../support/server-variables.ts';

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

/** The administrator signs in again: the session has ended meanwhile. */
async function later(hours: number): Promise<void> {
  offsetMs += hours * HOUR_MS;
  admin = await signIn(server.url, 'demo_admin');
}

const articles = () => admin.trpc.articles;
const read = (address: string) => fetch(`${server.url}${address}`);
const textAt = async (address: string) => (await read(address)).text();
/** Rendering takes seconds of a processor, which a busy machine has to find. */
const PATIENCE_MS = 170_000;
/** This server’s pages show what is published. */
const followed = (articleId: string) =>
  eventually(
    'the pages show what is published',
    async () => (await articles().get.query({ articleId })).pagesFollow,
    PATIENCE_MS,
  );

async function publishNow(articleId: string, version: number, note = '') {
  const article = await articles().publish.mutate({ articleId, version, at: null, note });
  await followed(articleId);
  return article;
}

test('a due article is published once, though its job was lost and two processes find it, and is then everywhere', async () => {
  const { articleId, version } = await writeArticle(admin);
  await articles().publish.mutate({ articleId, version, at: { day: '2026-11-27', time: '09:00' }, note: 'For winter' });
  expect(await findDueArticles(server.services, 10)).toEqual([]);
  await later(24);
  expect(await findDueArticles(server.services, 10)).toEqual([{ id: articleId }]);
  await Promise.all([publishDue(server.services, articleId), publishDue(server.services, articleId)]);
  const article = await articles().get.query({ articleId });
  expect(article).toMatchObject({ status: 'published', publishAt: null, publishedNumber: 1, hasChanges: false });
  await eventually('the page is there', async () => (await read('/blog/yard-machines')).status === 200, PATIENCE_MS);

  const page = await textAt('/blog/yard-machines');
  for (const words of [
    snow.title,
    'November 27, 2026',
    'href="/insurance/home"',
    'popovertarget',
    'data-feedback="/blog/yard-machines"',
  ])
    expect(page).toContain(words);
  expect(page).toContain('<link rel="canonical" href=');
  for (const list of ['/blog', '/resources', '/blog/feed.xml', '/sitemap.xml', '/llms.txt'])
    expect(await textAt(list), list).toContain('/blog/yard-machines');
  const { items } = (await (await read('/api/posts?category=home&limit=1')).json()) as { items: object[] };
  expect(items).toEqual([expect.objectContaining({ slug: 'yard-machines', title: snow.title, date: '2026-11-27' })]);
  const helped = await admin.trpc.feedback.give.mutate({ page: '/blog/yard-machines', helpful: 'yes' });
  expect(helped.message).toBeTruthy();
  expect((await articles().history.query({ articleId })).items).toEqual([
    expect.objectContaining({ number: 1, note: 'For winter', restoredFrom: null, publishedByName: expect.any(String) }),
  ]);
  const entries = await server.services.db.auditEntry.findMany({
    where: { subjectId: articleId },
    orderBy: { at: 'asc' },
  });
  expect(entries.map(({ action, actorRole }) => [action, actorRole])).toEqual([
    ['article.scheduled', 'admin'],
    ['article.published', 'system'],
  ]);
});

async function published() {
  const row = await server.services.db.article.findUniqueOrThrow({ where: { slug: 'yard-machines' } });
  return articles().get.query({ articleId: row.id });
}

test('a correction replaces what visitors read, says that it was updated, and keeps the address', async () => {
  await later(48);
  const { id: articleId, version, text } = await published();
  const moved = articles().save.mutate({ articleId, version, text: { ...text, slug: 'other' } });
  expect(await failureOf(moved)).toMatchObject({ status: 400, issues: [{ path: 'text.slug' }] });
  const same = articles().publish.mutate({ articleId, version, at: null });
  expect(await failureOf(same)).toMatchObject({ status: 400, message: expect.stringContaining('nothing to publish') });
  const body = `${text.body}\n\nAsk about theft from a shed as well.`;
  const saved = await articles().save.mutate({ articleId, version, text: { ...text, body } });
  expect(await articles().get.query({ articleId })).toMatchObject({ status: 'published', hasChanges: true });
  expect(await textAt('/blog/yard-machines')).not.toContain('theft from a shed');
  await publishNow(articleId, saved.version, 'A reader asked');
  const page = await textAt('/blog/yard-machines');
  for (const words of ['theft from a shed', 'November 27, 2026', 'updated', 'November 29, 2026'])
    expect(page).toContain(words);
  expect((await articles().history.query({ articleId })).items[0]).toMatchObject({ number: 2, changed: ['Text'] });
});

test('an earlier revision is published again as a new one, and the draft stays', async () => {
  const { id: articleId, version } = await published();
  expect(await failureOf(articles().restore.mutate({ articleId, version, number: 9 }))).toMatchObject({ status: 404 });
  expect(await failureOf(articles().restore.mutate({ articleId, version, number: 2 }))).toMatchObject({ status: 400 });
  const restored = await articles().restore.mutate({ articleId, version, number: 1 });
  expect(restored).toMatchObject({ publishedNumber: 3, hasChanges: true });
  expect(restored.text.body).toContain('theft from a shed');
  await followed(articleId);
  expect(await textAt('/blog/yard-machines')).not.toContain('theft from a shed');
  const removal = server.services.db.publishedRevision.deleteMany({ where: { key: `article:${articleId}` } });
  await expect(removal).rejects.toThrow();
});

test('another server on the same database starts with what is published, and follows', async () => {
  const port = await freePort();
  // The same folder, so that each state is rendered once.
  const env = readEnv({ ...serverVariables(port, server.database, server.env.dataDir), RUN_JOBS: 'false' });
  const second = await serve(env);
  try {
    const status = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).status;
    expect(await status('/blog/yard-machines')).toBe(200);
    const other = await writeArticle(admin, { slug: 'second-machine', title: 'Insuring a second machine at home' });
    await publishNow(other.articleId, other.version);
    await eventually(
      'the other server follows',
      async () => (await status('/blog/second-machine')) === 200,
      PATIENCE_MS,
    );
  } finally {
    await second.close();
  }
});

test('a withdrawn article is gone from every list, its address says so, nobody else gets it, and it can be published again', async () => {
  const { id: articleId, version } = await published();
  const withdrawn = await articles().withdraw.mutate({ articleId, version, note: 'Out of date' });
  expect(withdrawn).toMatchObject({ status: 'withdrawn', path: '/blog/yard-machines' });
  await followed(articleId);
  const gone = await read('/blog/yard-machines');
  expect(gone.status).toBe(410);
  expect(await gone.text()).toContain('This article was withdrawn');
  for (const list of ['/blog', '/blog/feed.xml', '/sitemap.xml'])
    expect(await textAt(list), list).not.toContain('/blog/yard-machines');
  const twice = articles().withdraw.mutate({ articleId, version: withdrawn.version });
  expect(await failureOf(twice)).toMatchObject({ status: 409 });
  const rival = await writeArticle(admin, { title: 'Another article about machines' });
  expect(await failureOf(articles().publish.mutate({ ...rival, at: null }))).toMatchObject({ status: 409 });
  expect(await failureOf(articles().delete.mutate({ articleId, version: withdrawn.version }))).toMatchObject({
    status: 409,
  });
  await publishNow(articleId, withdrawn.version);
  expect((await read('/blog/yard-machines')).status).toBe(200);
});

test('an article that no longer passes the checks when it is due becomes a draft again, and says why', async () => {
  const body = `${snow.body}\n\nSee [the other one](/blog/second-machine).`;
  const { articleId, version } = await writeArticle(admin, {
    slug: 'linked',
    title: 'An article with a link to another',
    body,
  });
  await articles().publish.mutate({ articleId, version, at: { day: '2026-11-30', time: '09:00' } });
  const other = await server.services.db.article.findUniqueOrThrow({ where: { slug: 'second-machine' } });
  await articles().withdraw.mutate({ articleId: other.id, version: other.version });
  await later(24);
  await publishDue(server.services, articleId);
  expect(await articles().get.query({ articleId })).toMatchObject({
    ...{ status: 'draft', publishAt: null, path: null },
    problem: expect.stringContaining('It wasn’t published when it was due. This site has no page /blog/second-machine'),
  });
});

test('a published text that this release can’t show is left out, and the others stay', async () => {
  const { db } = server.services;
  const row = await db.article.findUniqueOrThrow({ where: { slug: 'yard-machines' } });
  const revision = await db.publishedRevision.findFirstOrThrow({
    where: { key: `article:${row.id}`, number: row.publishedNumber },
  });
  const value = { ...(revision.value as object), body: 'See [the term](term:no-longer-there).' };
  const number = row.publishedNumber + 1;
  await db.publishedRevision.create({ data: { ...revision, number, value, restoredFrom: null } });
  const { value: index } = await db.setting.findFirstOrThrow({ where: { key: 'articles' } });
  const { articles: listed, withdrawn } = index as { articles: { id: string; number: number }[]; withdrawn: string[] };
  const changed = listed.map((entry) => (entry.id === row.id ? { ...entry, number } : entry));
  await db.setting.updateMany({
    where: { key: 'articles' },
    data: { value: { articles: changed, withdrawn }, version: { increment: 1 } },
  });
  const third = await writeArticle(admin, { slug: 'third-machine', title: 'Insuring a third machine at home' });
  await publishNow(third.articleId, third.version);
  expect((await read('/blog/third-machine')).status).toBe(200);
  expect((await read('/blog/yard-machines')).status).toBe(404);
});
