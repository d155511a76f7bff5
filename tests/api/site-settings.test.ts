/** What administrators change about the site without a developer: drafts, previews, publications, the history, and who follows them. */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServices } from '#server/app/open-services.ts';
import { serve } from '#server/app/serve.ts';
import { readEnv } from '#server/env.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { emptySiteDocument, type SiteDocument } from '#shared/publishing/site/schema.ts';
import { sitePreviewPath } from '#shared/publishing/site/views.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { serverVariables } from '../support/server-variables.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date('2026-11-26T18:00:00Z') } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

const read = async (address: string) => (await fetch(`${server.url}${address}`)).text();
const cookiesOf = ({ cookies }: ApiClient) => [...cookies].map((pair) => pair.join('=')).join('; ');
const site = () => admin.trpc.site;
const get = () => site().get.query();

async function saveDraft(value: Partial<SiteDocument>) {
  const { draft } = await get();
  return site().saveDraft.mutate({ version: draft.version, value: { ...draft.value, ...value } });
}
async function publish(value: Partial<SiteDocument>, note = '') {
  const { version } = await saveDraft(value);
  const { published } = await get();
  const answer = await site().publish.mutate({ version, published, note });
  await followed();
  return answer;
}
/** Rendering takes seconds of a processor, which a busy machine has to find. */
const PATIENCE_MS = 170_000;
/** This server’s pages show what is published. */
const followed = () =>
  eventually('the pages show what is published', async () => (await get()).pagesState.state === 'current', PATIENCE_MS);

const story = {
  name: 'Casey R.',
  title: 'Renter',
  location: 'Canmore',
  quote: 'The broker answered on a Sunday.',
  rating: 5,
  consentedOn: '2026-11-20',
} as const;

test('until something is published, every value is the configuration’s', async () => {
  const editor = await get();
  expect(editor).toMatchObject({ published: 0, changes: [], configured: { name: server.env.configuredSite.name } });
  expect(editor.draft).toMatchObject({ version: 0, value: emptySiteDocument });
  expect(server.services.env.site).toEqual(server.env.configuredSite);
});

test('a draft is kept for administrators alone: its preview shows it, is never kept or indexed, and visitors see nothing', async () => {
  await saveDraft({ name: 'Foothills Cover', postalAddress: '9 Ridge Road, Canmore, Alberta' });
  const address = `${server.url}${sitePreviewPath('/about')}`;
  const preview = await fetch(address, { headers: { cookie: cookiesOf(admin) } });
  const html = await preview.text();
  expect(preview.status, html.slice(0, 300)).toBe(200);
  expect(html).toContain('Foothills Cover is not an insurance broker or insurer.');
  expect(html).toContain('Preview of the draft');
  expect(Object.fromEntries(preview.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect((await fetch(address)).status).toBe(401);
  const broker = await signIn(server.url, 'demo_broker');
  expect((await fetch(address, { headers: { cookie: cookiesOf(broker) } })).status).toBe(403);
  const missing = await fetch(`${server.url}${sitePreviewPath('/nothing')}`, {
    headers: { cookie: cookiesOf(admin) },
  });
  expect(missing.status).toBe(404);
  expect(await read('/about')).not.toContain('Foothills');
  expect((await get()).changes.map(({ label }) => label)).toEqual(['Name', 'Postal address']);
});

test('two people who edit the same draft don’t overwrite each other, and only what was shown is published', async () => {
  const { draft, published } = await get();
  const value = { ...draft.value, phone: '403-555-0142' };
  await site().saveDraft.mutate({ version: draft.version, value });
  expect(await failureOf(site().saveDraft.mutate({ version: draft.version, value }))).toMatchObject({ status: 409 });
  expect(await failureOf(site().publish.mutate({ version: draft.version, published }))).toMatchObject({ status: 409 });
  const stale = site().publish.mutate({ version: draft.version + 1, published: published + 1 });
  expect(await failureOf(stale)).toMatchObject({ status: 409 });
});

test('what is published is on every page, in emails, in the API’s document and in the clocks, and recorded', async () => {
  const hours = [null, null, { open: '08:00', close: '20:00' }, null, null, null, null];
  const social = [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/foothills' }];
  const noticeAddition = 'Our office is in Canmore.';
  const { number } = await publish({ email: 'desk@foothills.example', hours, social, noticeAddition }, 'New name');
  expect(number).toBe(1);
  const contact = await read('/contact');
  for (const words of ['Foothills Cover', 'desk@foothills.example', '403-555-0142', 'Tuesday', '8am-8pm'])
    expect(contact).toContain(words);
  expect(contact).toContain('href="https://www.linkedin.com/company/foothills"');
  const home = await read('/');
  expect(home).toContain('who provide all advice, quotes and policies. Our office is in Canmore.');
  expect(home).not.toContain('Coverbridge is not');
  expect(await read('/admin')).toContain('Foothills Cover');
  expect(await read('/api/openapi.json')).toContain('Foothills Cover');
  expect(await read('/api/docs')).toContain('Foothills Cover');
  expect(calendarOf(server.services).hours).toEqual(hours);

  const email = `${randomUUID()}@example.com`;
  const sent = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ava Example', email, phone: '403-555-0142', message: 'Is this the new address?' }),
  });
  expect(sent.ok).toBe(true);
  const mail = await eventually(
    'the email arrives at the new address',
    async () => (await mailsTo(server.env, 'desk@foothills.example'))[0],
  );
  expect(mail.text).toContain('9 Ridge Road, Canmore, Alberta');

  const entry = await server.services.db.auditEntry.findFirst({ where: { subjectLabel: 'Site settings, revision 1' } });
  expect(entry).toMatchObject({ action: 'setting.changed', reason: 'New name' });
});

test('nothing is published twice, and nothing that the checks refuse', async () => {
  const { draft, published } = await get();
  const same = site().publish.mutate({ version: draft.version, published });
  expect(await failureOf(same)).toMatchObject({ status: 400, message: expect.stringContaining('nothing to publish') });
  const refusals: [Partial<SiteDocument>, string, string][] = [
    [{ phone: '555' }, 'value.phone', 'Enter a phone number'],
    [{ email: 'desk' }, 'value.email', 'Enter an email address'],
    [{ hours: [null, null, null, null, null, null, null] }, 'value.hours', 'Open on at least one day'],
    [
      { hours: [null, { open: '17:00', close: '09:00' }, null, null, null, null, null] },
      'value.hours.1.close',
      'Choose a closing time',
    ],
    [
      { social: [{ name: 'X', url: 'http://x.example' }] },
      'value.social.0.url',
      'Enter an address that begins with https',
    ],
    [{ noticeAddition: 'We are a licensed broker.' }, 'value.noticeAddition', 'Leave out who'],
    [{ noticeAddition: 'We guarantee the lowest price.' }, 'value.noticeAddition', 'Leave out promises'],
    [{ stories: [{ ...story, name: 'Priya S.' }] }, 'value.stories.0.name', 'This is the name of a sample'],
    [{ stories: [{ ...story, consentedOn: '2026-12-24' }] }, 'value.stories.0.consentedOn', 'The consent must'],
    [{ stories: [{ ...story, consentedOn: '' }] }, 'value.stories.0.consentedOn', 'Enter the day the client agreed'],
    [
      { reviews: [{ page: '/nothing', name: 'A', licence: 'B', date: '2026-11-26' }] },
      'value.reviews.0.page',
      'Choose a guide',
    ],
    [
      { reviews: [{ page: '/insurance/auto', name: 'A', licence: 'B', date: '2020-01-01' }] },
      'value.reviews.0.date',
      'The page last changed',
    ],
  ];
  for (const [value, field, message] of refusals) {
    const failure = await failureOf(saveDraft(value));
    expect(failure, JSON.stringify(value)).toMatchObject({
      status: 400,
      issues: [{ path: field, message: expect.stringContaining(message) }],
    });
  }
  expect((await get()).draft.version).toBe(draft.version);
});

test('real stories and reviewers are rendered in place of the samples', async () => {
  const review = {
    page: '/insurance/auto',
    name: 'Robin Example',
    licence: 'Level 2 general insurance agent in Alberta',
    date: '2026-11-26',
  };
  await publish({ stories: [story], reviews: [review] });
  const home = await read('/');
  expect(home).toContain('The broker answered on a Sunday.');
  expect(home).toContain('Published with each client’s written consent.');
  expect(home).not.toContain('Sample story');
  expect(await read('/insurance/auto')).toMatch(/Reviewed by (<!-- -->)?Robin Example/);
  expect(home).toMatch(/id="site-profile">(?!.*"stories").*?<\/script>/);
});

test('an earlier revision is published again as a new one, and the draft stays', async () => {
  await saveDraft({ name: 'Unfinished' });
  const { published } = await get();
  expect(await failureOf(site().restore.mutate({ number: 99, published }))).toMatchObject({ status: 404 });
  const { number } = await site().restore.mutate({ number: 1, published, note: 'Too early' });
  await followed();
  expect(number).toBe(published + 1);
  expect(await read('/insurance/auto')).not.toContain('Robin Example');
  expect((await get()).draft.value.name).toBe('Unfinished');
  const { items, nextCursor } = await site().history.query({});
  expect(items.map((each) => [each.number, each.restoredFrom, each.note])).toEqual([
    [3, 1, 'Too early'],
    [2, null, ''],
    [1, null, 'New name'],
  ]);
  expect(items[1]?.changes.map(({ label }) => label)).toEqual([
    'Client stories',
    'Story by Casey R.',
    'Reviewer of Auto insurance in Alberta',
  ]);
  expect(nextCursor).toBeNull();
  const removal = server.services.db.publishedRevision.deleteMany({ where: { key: 'site' } });
  await expect(removal).rejects.toThrow();
});

test('when the pages can’t be rendered, pages and profile stay as they are, administrators see it, and the next publication goes on', async () => {
  const pages = path.join(server.env.dataDir, 'pages');
  const before = server.services.env.site;
  await rm(pages, { recursive: true });
  // A file in the place of the folder.
  await writeFile(pages, '');
  const { version } = await saveDraft({ name: 'Never shown' });
  await site().publish.mutate({ version, published: (await get()).published });
  await eventually('the failure is seen', async () => (await get()).pagesState.state === 'failed');
  expect((await get()).pagesState.failedAt).not.toBeNull();
  expect(server.services.env.site).toBe(before);
  expect(await read('/')).toContain(before.name);
  expect(await read('/')).not.toContain('Never shown');
  await rm(pages);
  await publish({ name: 'Ridge Cover' });
  expect(await read('/')).toContain('Ridge Cover');
});

test('another server and a worker on the same database start with what is published, and follow', async () => {
  const port = await freePort();
  // The same folder, so that each profile is rendered once.
  const env = readEnv({ ...serverVariables(port, server.database, server.env.dataDir), RUN_JOBS: 'false' });
  const second = await serve(env);
  const worker = await openServices(env, second.services.log);
  try {
    const home = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(await home()).toContain('Ridge Cover');
    expect(worker.services.env.site.name).toBe('Ridge Cover');
    await publish({ name: 'Valley Cover' });
    await eventually('the other server follows', async () =>
      (await home()).includes('Valley Cover is not an insurance'),
    );
    expect(second.services.env.site.name).toBe('Valley Cover');
    await eventually('the worker follows', async () => worker.services.env.site.name === 'Valley Cover');
  } finally {
    await worker.close();
    await second.close();
  }
});
