import { describe, expect, it } from 'vitest';
import { defaultSiteProfile as profile } from '#shared/platform/site.ts';
import { addBusinessMinutes } from './business-time.ts';
import { clockTone, dueAfterPause, OFFER_MINUTES } from './deadlines.ts';

// Tuesday 24 November 2026, 9:00 in Edmonton is 15:00 UTC.
const startedAt = new Date('2026-11-24T15:00:00Z');
const dueAt = addBusinessMinutes(startedAt, OFFER_MINUTES, profile);

function afterMinutes(minutes: number): Date {
  return new Date(startedAt.getTime() + minutes * 60_000);
}

describe('an SLA clock', () => {
  it('is amber from 80% on and red when due', () => {
    expect(clockTone({ startedAt, dueAt, now: afterMinutes(191) }, profile)).toBe('calm');
    expect(clockTone({ startedAt, dueAt, now: afterMinutes(192) }, profile)).toBe('amber');
    expect(clockTone({ startedAt, dueAt, now: afterMinutes(239) }, profile)).toBe('amber');
    expect(clockTone({ startedAt, dueAt, now: afterMinutes(240) }, profile)).toBe('red');
  });

  it('keeps the remaining time over a pause', () => {
    const pause = { dueAt, pausedAt: afterMinutes(60), resumedAt: afterMinutes(24 * 60) };
    expect(dueAfterPause(pause, profile)).toEqual(afterMinutes(24 * 60 + 180));
  });

  it('is due immediately when it was breached before the pause', () => {
    const resumedAt = afterMinutes(600);
    expect(dueAfterPause({ dueAt, pausedAt: afterMinutes(300), resumedAt }, profile)).toEqual(resumedAt);
  });
});
