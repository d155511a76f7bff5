/** “Was this helpful?”: two counts for each page and day, for administrators, with nothing about the reader. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFeedback } from '#server/modules/content/feedback/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { GiveFeedbackInput } from '#shared/content/feedback/schema.ts';
import { addDays } from '#shared/platform/time/days.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const GUIDE = '/super-visa';
const ARTICLE = '/blog/winter-driving';
const ANSWER = '/faq/first-questions#flood-cover';
const DAY_MS = 86_400_000;

let server: TestServer;
let visitor: ApiClient;
let admin: ApiClient;
let offsetMs = 0;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(Date.now() + offsetMs) } });
  visitor = createApiClient(server.url);
  admin = await signIn(server.url, 'demo_admin');
});
beforeEach(async () => {
  offsetMs = 0;
  await server.services.db.pageFeedback.deleteMany();
});
afterAll(() => server.stop());

async function give(page: string, helpful: GiveFeedbackInput['helpful'], times = 1): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => visitor.trpc.feedback.give.mutate({ page, helpful })));
}

test('answers given at the same time are all counted, by page and day in Alberta', async () => {
  await give(GUIDE, 'yes', 6);
  await give(GUIDE, 'no', 4);
  offsetMs = DAY_MS;
  await give(GUIDE, 'no');
  const today = localDay(new Date(), server.env.site);
  const rows = await server.services.db.pageFeedback.findMany({ orderBy: { day: 'asc' } });
  expect(rows.map(({ day, ...row }) => ({ ...row, day: day.toISOString().slice(0, 10) }))).toEqual([
    { day: today, page: GUIDE, helpful: 6, notHelpful: 4 },
    { day: addDays(today, 1), page: GUIDE, helpful: 0, notHelpful: 1 },
  ]);
});

test('what is stored has no column for a person, and the answer is a sentence', async () => {
  const { status, body } = await visitor.rest('POST', '/api/page-feedback', { json: { page: ANSWER, helpful: 'yes' } });
  expect([status, body]).toEqual([200, { message: 'Thanks for letting us know.' }]);
  const { rows } = await server.services.pool.query('SELECT * FROM page_feedback');
  expect(rows.map((row) => Object.keys(row))).toEqual([['day', 'page', 'helpful', 'not_helpful']]);
});

test.each([
  '/',
  '/portal',
  '/blog/nothing',
  '/faq/auto#flood-cover',
  '/insurance/supervisa',
  'https://elsewhere.example',
])('feedback about %s is refused, because readers are not asked there', async (page) => {
  expect(await failureOf(visitor.trpc.feedback.give.mutate({ page, helpful: 'no' }))).toMatchObject({ status: 404 });
  expect(await server.services.db.pageFeedback.count()).toBe(0);
});

test('administrators see the pages with the most No first, and all answers of the last 90 days in two numbers', async () => {
  await give(ARTICLE, 'yes', 3);
  await give(GUIDE, 'no', 1);
  await give(ANSWER, 'no', 2);
  await give(ANSWER, 'yes');
  expect(await admin.trpc.feedback.list.query()).toEqual({
    helpful: 4,
    notHelpful: 3,
    pages: [
      { page: ANSWER, title: 'Does home insurance cover flood damage?', helpful: 1, notHelpful: 2 },
      { page: GUIDE, title: expect.stringMatching(/\w/), helpful: 0, notHelpful: 1 },
    ],
  });
  const seenIn = (days: number) =>
    findFeedback({ ...server.services, now: () => new Date(Date.now() + days * DAY_MS) });
  expect(await seenIn(89)).toMatchObject({ helpful: 4 });
  expect(await seenIn(91)).toEqual({ helpful: 0, notHelpful: 0, pages: [] });
});

test('a page that was removed keeps its numbers, without a title', async () => {
  await server.services.db.pageFeedback.create({ data: { day: new Date(), page: '/blog/gone', notHelpful: 1 } });
  expect((await admin.trpc.feedback.list.query()).pages).toEqual([
    { page: '/blog/gone', title: null, helpful: 0, notHelpful: 1 },
  ]);
});

test('one address can answer often enough for a page full of questions, and not without end', async () => {
  const limited = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1' } });
  try {
    const reader = createApiClient(limited.url);
    for (let index = 0; index < 60; index += 1) await reader.trpc.feedback.give.mutate({ page: GUIDE, helpful: 'yes' });
    expect(await failureOf(reader.trpc.feedback.give.mutate({ page: GUIDE, helpful: 'yes' }))).toMatchObject({
      status: 429,
    });
  } finally {
    await limited.stop();
  }
});
