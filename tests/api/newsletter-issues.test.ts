/** Writing an issue of the newsletter: kept as it was typed, seen as its readers will see it, and fixed once it is scheduled. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { IssueText } from '#shared/newsletter/issues/schema.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { mailAbout } from '../support/mails.ts';
import { addSubscribers, hail, writeIssue } from '../support/newsletter.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let admin: ApiClient;
let offsetMs = 0;
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + offsetMs) } });
  admin = await signIn(server.url, 'demo_admin');
});
beforeEach(() => {
  offsetMs = 0;
});
afterAll(() => server.stop());

const issues = () => admin.trpc.newsletterIssues;

async function errorsIn(text: Partial<IssueText>): Promise<string[]> {
  const { issueId, version } = await writeIssue(admin, text);
  const { checks } = await issues().preview.query({ issueId });
  const errors = checks.filter(({ level }) => level === 'error').map(({ message }) => message);
  if (errors.length > 0)
    expect(await failureOf(issues().send.mutate({ issueId, version, at: null }))).toMatchObject({
      status: 409,
      message: `This can’t be sent yet. ${errors[0]}`,
    });
  return errors;
}

test('a draft is kept as it was typed, down to the space at its end', async () => {
  const { issueId, version } = await writeIssue(admin, { subject: 'Hail, and ', body: 'Half a sen', topic: '' });
  expect(await issues().get.query({ issueId })).toMatchObject({
    status: 'draft',
    version,
    savedByMe: true,
    text: { subject: 'Hail, and ', body: 'Half a sen', topic: '' },
  });
});

test('of two devices that save the same version, the second is refused and overwrites nothing', async () => {
  const { issueId, version } = await writeIssue(admin);
  const save = (subject: string) => issues().save.mutate({ issueId, version, text: { ...hail, subject } });
  await save('First');
  expect(await failureOf(save('Second'))).toMatchObject({ status: 409 });
  expect((await issues().get.query({ issueId })).text.subject).toBe('First');
});

test('the list has the newest first, a page at a time, without repeating or missing one', async () => {
  await server.services.db.newsletterIssue.deleteMany({ where: { status: 'draft' } });
  for (let made = 0; made < 26; made++) await writeIssue(admin, { subject: `Issue ${made}` });
  const first = await issues().list.query({});
  const second = await issues().list.query({ cursor: first.nextCursor ?? '' });
  const subjects = [...first.issues, ...second.issues].map(({ subject }) => subject);
  expect(first.issues).toHaveLength(25);
  expect(new Set(subjects).size).toBe(26);
  expect(subjects[0]).toBe('Issue 25');
  expect(second.nextCursor).toBeNull();
});

test('the preview has both parts of the email, and says how many readers the topic has', async () => {
  await addSubscribers(server.services, 2, { name: 'all' });
  await addSubscribers(server.services, 3, { name: 'homes', topics: ['home'] });
  await addSubscribers(server.services, 4, { name: 'cars', topics: ['vehicles'] });
  const { issueId } = await writeIssue(admin);
  const { html, plain, checks, readers } = await issues().preview.query({ issueId });
  expect(checks).toEqual([]);
  expect(readers).toBe(5);
  expect(html).toContain('<strong>deductible</strong>');
  expect(html).toContain(`href="${server.env.site.url}/resources/insurance-words"`);
  expect(plain).toContain(`read the words (${server.env.site.url}/resources/insurance-words)`);
  for (const part of [html, plain]) expect(part).toContain(server.env.site.postalAddress);
});

test.each<[string, Partial<IssueText>, string]>([
  ['without a subject', { subject: ' ' }, 'Write a subject.'],
  ['without a topic', { topic: '' }, 'Choose a topic: it decides who gets the issue.'],
  ['without a text', { body: '\n' }, 'Write the text.'],
  ['with HTML', { body: 'Hi <script>alert(1)</script>' }, 'HTML isn’t sent: “<script>”. Use Markdown.'],
  ['with a picture', { body: '![x](https://x.example/p.png)' }, 'Pictures aren’t sent'],
  ['with a script in a link', { body: '[x](javascript:alert(1))' }, 'A link must begin with https://'],
  ['with an unencrypted link', { body: '[x](http://x.example)' }, 'A link must begin with https://'],
  [
    'with a link to a page that isn’t there',
    { body: '[x](/no-such-page#a)' },
    'This site has no page /no-such-page#a.',
  ],
  ['that promises a price', { body: 'We find the lowest price.' }, '“lowest price” promises coverage or a price'],
  ['that promises coverage', { subject: 'You’re covered' }, '“You’re covered” promises coverage or a price'],
  ['with a placeholder', { body: 'Hello {{name}}' }, 'Placeholders in {{braces}} aren’t filled in'],
  ['with quotations inside one another', { body: '>'.repeat(15_000) }, 'The text has too many'],
])('an issue %s can’t be sent, and the preview says why', async (_, text, message) => {
  expect((await errorsIn(text)).join('\n')).toContain(message);
});

test('a test goes to the administrator’s own address, and only once that is confirmed', async () => {
  const { db } = server.services;
  const { issueId } = await writeIssue(admin, { subject: 'For my eyes' });
  const me = await db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_admin' } });
  await issues().test.mutate({ issueId });
  const mail = await mailAbout(server, me.email, 'Test: For my eyes');
  expect(mail.text).toContain('Before the storm');
  expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  await db.user.update({ where: { id: me.id }, data: { emailVerifiedAt: null } });
  expect(await failureOf(issues().test.mutate({ issueId }))).toMatchObject({ status: 409 });
  await db.user.update({ where: { id: me.id }, data: { emailVerifiedAt: me.emailVerifiedAt } });
});

/** A day far enough ahead, `YYYY-MM-DD`. */
const dayIn = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10);

test('the time is Alberta’s, must be ahead, and not too far', async () => {
  const { issueId, version } = await writeIssue(admin);
  const at = (day: string, time = '09:00') => issues().send.mutate({ issueId, version, at: { day, time } });
  for (const day of [dayIn(-2), dayIn(120)])
    expect(await failureOf(at(day)), day).toMatchObject({
      status: 400,
      issues: [{ path: expect.stringMatching(/^at\./) }],
    });
  const day = dayIn(20);
  const { sendAt, status, textHash } = await at(day);
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Edmonton', hour: '2-digit', hourCycle: 'h23' });
  expect({ status, day: sendAt?.slice(0, 10), hour: local.format(new Date(sendAt ?? '')) }).toEqual({
    status: 'scheduled',
    day,
    hour: '09',
  });
  expect(textHash).toMatch(/^[0-9a-f]{64}$/);
});

test('a scheduled issue can’t be changed or deleted until it is a draft again', async () => {
  const { issueId, version } = await writeIssue(admin);
  const scheduled = await issues().send.mutate({ issueId, version, at: { day: dayIn(3), time: '09:00' } });
  const named = { issueId, version: scheduled.version };
  for (const call of [
    () => issues().save.mutate({ ...named, text: hail }),
    () => issues().delete.mutate(named),
    () => issues().pause.mutate(named),
  ])
    expect(await failureOf(call())).toMatchObject({ status: 409, message: expect.stringContaining('scheduled') });
  const draft = await issues().unschedule.mutate(named);
  expect(draft).toMatchObject({ status: 'draft', sendAt: null, textHash: null });
  await issues().delete.mutate({ issueId, version: draft.version });
  expect(await failureOf(issues().get.query({ issueId }))).toMatchObject({ status: 404 });
});

test('a copy is a new draft with the same text', async () => {
  const { issueId } = await writeIssue(admin, { subject: 'Again' });
  const copy = await issues().copy.mutate({ issueId });
  expect(copy).toMatchObject({ status: 'draft', version: 1, text: { ...hail, subject: 'Again' } });
  expect(copy.id).not.toBe(issueId);
});
