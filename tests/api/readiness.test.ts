/** What readiness concludes from the parts of a process while the database answers. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openReadiness, type Readiness } from '#server/platform/process/readiness.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';

let database: TestDatabase;
let readiness: Readiness;
const answered = { jobs: 0, live: 0 };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(() => {
  // The driver keeps its own timers.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  answered.jobs = answered.live = Date.now();
  readiness = openReadiness({
    databaseUrl: database.url,
    jobs: { answeredAt: () => answered.jobs },
    live: { answeredAt: () => answered.live },
    onSilence: () => undefined,
  });
});
afterEach(() => {
  readiness.close();
  vi.useRealTimers();
});

test('ready while the database, jobs and live events answered within thirty seconds', async () => {
  expect(await readiness.problem()).toBeNull();
  vi.setSystemTime(Date.now() + 29_000);
  expect(await readiness.problem()).toBeNull();
  vi.setSystemTime(Date.now() + 2_000);
  expect(await readiness.problem()).toBe('background jobs aren’t being picked up');
  answered.jobs = Date.now();
  expect(await readiness.problem()).toBe('live events aren’t being received');
  answered.live = Date.now();
  expect(await readiness.problem()).toBeNull();
});

test('lost only when the database has answered for five minutes and a part has not', async () => {
  vi.setSystemTime(Date.now() + 31_000);
  vi.advanceTimersByTime(10_000);
  expect(readiness.lost(), 'not yet').toBeNull();
  // By the clock advanced here, so the timeout is an hour.
  await eventually(
    'it was looked at, and is called lost after five minutes',
    async () => {
      vi.advanceTimersByTime(10_000);
      return readiness.lost() === 'background jobs aren’t being picked up';
    },
    3_600_000,
  );
  answered.jobs = answered.live = Date.now();
  expect(readiness.lost()).toBeNull();
});

test('a process that is stopping says so', async () => {
  readiness.drain();
  expect(await readiness.problem()).toBe('shutting down');
});
