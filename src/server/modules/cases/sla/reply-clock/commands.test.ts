import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessMinutes, businessMinutesBetween } from '#server/platform/business-time/business-time.ts';
import { defaultSiteProfile as calendar } from '#shared/platform/site.ts';
import { pausedClock, runningClock } from './commands.ts';

const start = Date.parse('2026-11-02T15:00:00Z');
const moment = fc.integer({ min: 0, max: 60 * 24 * 200 }).map((minutes) => new Date(start + minutes * 60_000));
const nothing = { firstReplyDueAt: null, pausedDueAt: null, pausedAt: null };

describe('a paused clock', () => {
  it('has the same time left after the pause, wherever nights, weekends and holidays fall', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 1, max: 480 }),
        fc.integer({ min: 0, max: 60 * 24 * 90 }),
        (at, left, rest) => {
          const firstReplyDueAt = addBusinessMinutes(at, left, calendar);
          const paused = { ...nothing, ...pausedClock({ ...nothing, firstReplyDueAt }, at) };
          expect(paused.firstReplyDueAt).toBeNull();
          const resumedAt = new Date(at.getTime() + rest * 60_000);
          const { firstReplyDueAt: due } = runningClock(paused, resumedAt, calendar);
          expect(businessMinutesBetween(resumedAt, due as Date, calendar)).toBeCloseTo(left, 6);
        },
      ),
    );
  });

  it('keeps what the first of two pauses saved, and sets a reply due where no clock ran', () => {
    const at = new Date('2026-11-24T16:00:00Z');
    const due = new Date('2026-11-24T18:00:00Z');
    const first = { ...nothing, ...pausedClock({ ...nothing, firstReplyDueAt: due }, at) };
    const second = { ...first, ...pausedClock(first, new Date('2026-11-25T16:00:00Z')) };
    expect(second).toEqual({ firstReplyDueAt: null, pausedDueAt: due, pausedAt: at });
    const { firstReplyDueAt } = runningClock({ ...nothing, pausedAt: at }, at, calendar);
    expect(businessMinutesBetween(at, firstReplyDueAt as Date, calendar)).toBe(480);
  });
});
