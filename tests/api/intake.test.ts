/** The owner's counts of the questionnaires, from the first save to sending, and what they keep. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillDailyCounts } from '#server/modules/cases/metrics/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { saveDraft } from '#server/modules/quote-requests/drafts/commands.ts';
import { countIntake } from '#server/modules/quote-requests/funnel/commands.ts';
import { getIntake } from '#server/modules/quote-requests/funnel/queries.ts';
import { intakeMetrics } from '#shared/cases/charts.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { formOf, minutesFor } from '#shared/lines/short-form.ts';
import type { QuestionSet } from '#shared/lines/types.ts';
import { answersFor } from '../../prisma/seed/simulation/answers.ts';
import { createRandom } from '../../prisma/seed/simulation/random.ts';
import { autoRequest, draftKey } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Tuesday, November 24, 2026, 9:00 a.m. in Alberta. */
const NINE = Date.parse('2026-11-24T16:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const auto = quoteDefinitions.auto;
const screens = formOf(auto, 'short').steps.map(({ id }) => id);
const contact = { fullName: 'Morgan Example', email: 'morgan@example.com', phone: '403-555-0199' };

let now = NINE;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(now) }, variables: { RUN_JOBS: 'false' } });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  now = NINE;
  const { db } = server.services;
  await db.dailyCount.deleteMany();
  await db.case.updateMany({ data: { draftId: null } });
  await db.quoteDraft.deleteMany();
});

function begin(set: QuestionSet = 'short') {
  const key = draftKey();
  let version = 0;
  return {
    ...key,
    async at(step: string, asked: QuestionSet = set) {
      const draft = { ...key, line: 'auto' as const, definitionVersion: auto.version, version, step, set: asked };
      ({ version } = await saveDraft(server.services, { ...draft, answers: { notes: 'qzx-private' } }));
    },
    async send() {
      const { consents } = autoRequest();
      const answers = answersFor(formOf(auto, set), contact, createRandom(1), '2026-11-24');
      const request = { ...key, line: 'auto' as const, definitionVersion: auto.version, set, consents, answers };
      await submitQuote(server.services, request, '203.0.113.9');
    },
  };
}

async function counted(line?: 'auto') {
  await countIntake(server.services);
  return getIntake(server.services, { days: 30, line });
}

const totals = async (set: QuestionSet) => (await counted('auto')).lines.find((entry) => entry.set === set);
const stored = () =>
  server.services.db.dailyCount.findMany({
    where: { metric: { in: [...intakeMetrics] } },
    orderBy: [{ day: 'asc' }, { metric: 'asc' }, { dimension: 'asc' }],
  });

test('a draft is open, then left after a day without a change, and sent when it comes back after all: once at any time', async () => {
  const draft = begin();
  await draft.at(screens[0] ?? '');
  await draft.at(screens[2] ?? '');
  await draft.at(screens[1] ?? '');
  expect(await totals('short')).toMatchObject({ started: 1, open: 1, left: 0, sent: 0 });
  now += DAY + MINUTE;
  const left = await counted('auto');
  expect(left.lines).toMatchObject([{ started: 1, open: 0, left: 1, sent: 0 }]);
  // At the furthest screen, although an earlier one was open last.
  const reached = left.steps.map((step) => [step.reached, step.left]);
  expect(reached.slice(0, 4)).toEqual([
    [1, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ]);
  await draft.send();
  expect(await totals('short')).toMatchObject({ started: 1, open: 0, left: 0, sent: 1 });
  expect((await counted('auto')).from).toBe('2026-10-27');
});

test('sent requests count in their set, with the median of their minutes from five on', async () => {
  for (const minutes of [2, 2, 3, 30]) {
    const draft = begin();
    await draft.at(screens[0] ?? '');
    now += minutes * MINUTE;
    await draft.send();
  }
  expect(await totals('short')).toMatchObject({
    sent: 4,
    measured: 4,
    medianMinutes: null,
    saidMinutes: minutesFor(auto, 'short'),
  });
  const slow = begin();
  await slow.at(screens[0] ?? '');
  now += 40 * MINUTE;
  await slow.send();
  // Never saved: sent, but nobody knows how long it took.
  await begin('full').send();
  const short = await totals('short');
  expect(short).toMatchObject({ started: 5, sent: 5, measured: 5 });
  expect(short?.medianMinutes).toBeCloseTo(3, 0);
  expect(await totals('full')).toMatchObject({ started: 1, sent: 1, measured: 0, medianMinutes: null });
});

test('a person who goes on to all questions counts there', async () => {
  const draft = begin();
  await draft.at(screens[3] ?? '');
  const first = auto.steps[0]?.id ?? '';
  await draft.at(first, 'full');
  const { lines, steps } = await counted('auto');
  expect(lines).toMatchObject([{ set: 'full', started: 1, open: 1 }]);
  expect(steps.filter(({ reached }) => reached > 0)).toMatchObject([{ set: 'full', id: first }]);
});

test('the numbers stay when the drafts are gone, and recounting changes nothing', async () => {
  const [sent, left] = [begin(), begin()];
  await sent.at(screens[0] ?? '');
  await left.at(screens[1] ?? '');
  now += 3 * MINUTE;
  await sent.send();
  now += 29 * DAY;
  await Promise.all([countIntake(server.services), countIntake(server.services)]);
  const before = await stored();
  expect(before.map(({ metric, count }) => [metric, count])).toEqual([
    ['intake_left', 1],
    ['intake_sent', 1],
  ]);
  await countIntake(server.services);
  expect(await stored()).toEqual(before);
  now += 2 * DAY;
  await server.services.db.case.updateMany({ data: { draftId: null } });
  await server.services.db.quoteDraft.deleteMany();
  await countIntake(server.services);
  expect(await stored()).toEqual(before);
});

test('nothing a browser sends is in the counts: only lines, sets and screens of ours', async () => {
  for (const step of [
    'Jane Doe 403-555-0142',
    'auto/short/where',
    "'; DROP TABLE daily_counts; --",
    '__proto__',
    'sent',
  ])
    await begin().at(step);
  await begin().at('review');
  const rows = await counted('auto');
  expect(rows.lines).toMatchObject([{ started: 6, open: 6 }]);
  const dimensions = (await stored()).map(({ dimension }) => dimension);
  expect(dimensions).toEqual(['auto/short/', 'auto/short/review']);
  expect(JSON.stringify(await stored())).not.toMatch(/qzx|Jane|morgan/i);
  // Screens no longer in the questionnaire, at the end.
  expect(rows.steps.at(-1)).toMatchObject({ id: '', reached: 5, open: 5 });
});

test('without a line it names the screens where most people leave, over all lines', async () => {
  await begin().at(screens[1] ?? '');
  await begin().at(screens[1] ?? '');
  await begin('full').at(auto.steps[0]?.id ?? '');
  now += 2 * DAY;
  const { sets, leaving, steps } = await counted();
  expect(sets).toMatchObject([
    { set: 'short', started: 2, left: 2 },
    { set: 'full', started: 1, left: 1 },
  ]);
  expect(leaving).toMatchObject([
    { line: 'auto', set: 'short', left: 2, title: expect.any(String) },
    { line: 'auto', set: 'full', left: 1 },
  ]);
  expect(steps).toEqual([]);
});

test('the day is that of Alberta, and the counts of the cases leave these alone', async () => {
  // Half past five in the morning UTC is still the evening before in Alberta.
  now = Date.parse('2026-11-24T05:30:00Z');
  await begin().at(screens[0] ?? '');
  await countIntake(server.services);
  await fillDailyCounts(server.services);
  expect(await stored()).toMatchObject([{ metric: 'intake_open', day: new Date('2026-11-23') }]);
});
