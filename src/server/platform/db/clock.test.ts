import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabaseClock } from './clock.ts';

/** Longer than from one measurement to the next. */
const LATER_MS = 40_000;
/** Half of it is well above what a date in whole milliseconds, and a busy machine, add. */
const LATE_MS = 40;
const NEAR_MS = 5;

/** How far the database's clock is ahead of this process. */
let ahead = 0;
/** How many answers from now on are read late, because this process has other work. */
let late = 0;
let asked = 0;
const time = () => performance.now() + ahead;

const database = {
  async query() {
    asked += 1;
    const ms = time();
    if (asked <= late) while (time() < ms + LATE_MS);
    return { rows: [{ ms }] };
  },
};

async function openClock() {
  const clock = await openDatabaseClock(database, pino({ level: 'silent' }));
  onTestFinished(() => clock.close());
  return clock;
}

function expectNear(clock: Awaited<ReturnType<typeof openClock>>): void {
  const before = time();
  const now = clock.now().getTime();
  expect(now).toBeGreaterThan(before - NEAR_MS);
  expect(now).toBeLessThan(time() + NEAR_MS);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [ahead, late, asked] = [3_600_000, 0, 0];
});
afterEach(() => void vi.useRealTimers());

test('answers that are read late at first don’t put the clock behind', async () => {
  late = 8;
  expectNear(await openClock());
});

test('a database that never answers fast is asked twenty times, not forever', async () => {
  late = Number.POSITIVE_INFINITY;
  await openClock();
  expect(asked).toBe(20);
});

test('a later measurement of a busy process doesn’t move a clock that is right', async () => {
  const clock = await openClock();
  late = Number.POSITIVE_INFINITY;
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expectNear(clock);
});

test('a database that moved to a machine with another time is followed', async () => {
  const clock = await openClock();
  ahead = -3_600_000;
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expectNear(clock);
});
