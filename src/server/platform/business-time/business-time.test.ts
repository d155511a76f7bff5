import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { defaultSiteProfile as profile } from '#shared/platform/site.ts';
import { addBusinessMinutes, businessMinutesBetween, isOpen, nextOpening } from './business-time.ts';
import { describeMoment, localDay } from './moments.ts';

function edmonton(local: string): Date {
  return DateTime.fromISO(local, { zone: profile.timeZone }).toJSDate();
}

function add(local: string, minutes: number): string {
  return DateTime.fromJSDate(addBusinessMinutes(edmonton(local), minutes, profile))
    .setZone(profile.timeZone)
    .toFormat("yyyy-MM-dd'T'HH:mm");
}

describe('adding', () => {
  it.each([
    ['within a day', '2026-11-24T10:00', 240, '2026-11-24T14:00'],
    ['ending at closing time', '2026-11-24T16:00', 60, '2026-11-24T17:00'],
    ['Friday evening into Saturday', '2026-11-20T16:30', 60, '2026-11-21T10:30'],
    ['Saturday into Monday', '2026-11-21T13:30', 60, '2026-11-23T09:30'],
    ['from a closed Sunday', '2026-11-22T12:00', 30, '2026-11-23T09:30'],
    ['from before opening', '2026-11-24T03:00', 0, '2026-11-24T09:00'],
    ['from closing time', '2026-11-24T17:00', 0, '2026-11-25T09:00'],
    ['over Remembrance Day', '2026-11-10T16:00', 120, '2026-11-12T10:00'],
    ['over Christmas, a Friday', '2026-12-24T16:00', 120, '2026-12-26T11:00'],
    ['over Good Friday', '2026-04-02T16:30', 60, '2026-04-04T10:30'],
    ['over the start of daylight saving', '2026-03-07T13:00', 120, '2026-03-09T10:00'],
    ['over the last end of daylight saving', '2025-11-01T13:00', 120, '2025-11-03T10:00'],
    ['over the end that was abolished', '2026-10-31T13:00', 120, '2026-11-02T10:00'],
  ])('%s', (_name, from, minutes, expected) => {
    expect(add(from, minutes)).toBe(expected);
  });

  it('refuses to count backwards, and a profile that never opens', () => {
    expect(() => addBusinessMinutes(new Date(), -1, profile)).toThrow(RangeError);
    expect(() => addBusinessMinutes(new Date(), Number.NaN, profile)).toThrow(RangeError);
    expect(() => nextOpening(new Date(Number.NaN), profile)).toThrow(RangeError);
    const closed = { ...profile, hours: profile.hours.map(() => null) };
    expect(() => nextOpening(new Date(), closed)).toThrow('no opening hours');
  });
});

describe('opening', () => {
  it('is Monday 9:00 on Saturday at 22:00', () => {
    const opening = nextOpening(edmonton('2026-11-21T22:00'), profile);
    expect(describeMoment(opening, profile)).toBe('Monday, November 23 at 9:00 a.m. Alberta time');
    expect(describeMoment(edmonton('2026-07-02T12:05'), profile)).toBe('Thursday, July 2 at 12:05 p.m. Alberta time');
    expect(describeMoment(edmonton('2026-07-02T00:30'), profile)).toBe('Thursday, July 2 at 12:30 a.m. Alberta time');
  });

  it('is open from the first minute, but not at closing time', () => {
    expect(isOpen(edmonton('2026-11-24T09:00'), profile)).toBe(true);
    expect(isOpen(edmonton('2026-11-24T08:59'), profile)).toBe(false);
    expect(isOpen(edmonton('2026-11-24T17:00'), profile)).toBe(false);
    expect(isOpen(edmonton('2026-11-21T13:59'), profile)).toBe(true);
    expect(isOpen(edmonton('2026-12-25T12:00'), profile)).toBe(false);
  });

  it('uses the local calendar day', () => {
    expect(localDay(new Date('2026-11-21T05:59:00Z'), profile)).toBe('2026-11-20');
    expect(localDay(new Date('2026-11-21T06:00:00Z'), profile)).toBe('2026-11-21');
  });
});

// Open at night, so that the missing hour of 8 March 2026 and the doubled one of 2 November 2025 fall within opening hours.
const nights = { ...profile, hours: Array.from({ length: 7 }, () => ({ open: '00:30', close: '23:30' })) };
const moments = fc
  .integer({ min: Date.parse('2025-10-01'), max: Date.parse('2027-02-01') })
  .map((millis) => new Date(millis));
const nearClockChange = fc
  .tuple(
    fc.constantFrom('2025-11-02T00:00', '2026-03-08T00:00', '2026-11-01T00:00'),
    fc.integer({ min: -2_880, max: 2_880 }),
  )
  .map(([day, minutes]) => new Date(edmonton(day).getTime() + minutes * 60_000));
const anyMoment = fc.oneof(moments, nearClockChange);
const closed = { ...profile, closures: ['2026-07-02', '2026-12-28', '2026-12-29'] };
const anyProfile = fc.constantFrom(profile, nights, closed);
const anyMinutes = fc.nat(5_000);
const minutesLater = fc.nat(30 * 24 * 60);

it('does not count a day the administrators closed', () => {
  // A Thursday between two business days.
  expect(isOpen(edmonton('2026-07-02T10:00'), closed)).toBe(false);
  expect(addBusinessMinutes(edmonton('2026-06-30T16:30'), 60, closed)).toEqual(edmonton('2026-07-03T09:30'));
});

describe('for any moment', () => {
  it('counts back the minutes that were added', () => {
    fc.assert(
      fc.property(anyMoment, anyMinutes, anyProfile, (from, minutes, hours) => {
        expect(businessMinutesBetween(from, addBusinessMinutes(from, minutes, hours), hours)).toBe(minutes);
      }),
    );
  });

  it('adds the same in two steps as in one', () => {
    fc.assert(
      fc.property(anyMoment, anyMinutes, fc.integer({ min: 1, max: 900 }), anyProfile, (from, one, two, hours) => {
        const steps = addBusinessMinutes(addBusinessMinutes(from, one, hours), two, hours);
        expect(steps).toEqual(addBusinessMinutes(from, one + two, hours));
      }),
    );
  });

  it('never gives an earlier deadline for a later start or a longer time', () => {
    fc.assert(
      fc.property(anyMoment, anyMoment, anyMinutes, fc.nat(500), anyProfile, (a, b, minutes, more, hours) => {
        const [earlier, later] = a <= b ? [a, b] : [b, a];
        const due = addBusinessMinutes(earlier, minutes, hours).getTime();
        expect(addBusinessMinutes(later, minutes, hours).getTime()).toBeGreaterThanOrEqual(due);
        expect(addBusinessMinutes(earlier, minutes + more, hours).getTime()).toBeGreaterThanOrEqual(due);
      }),
    );
  });

  it('is open at the next opening and closed before it', () => {
    fc.assert(
      fc.property(anyMoment, anyProfile, (at, hours) => {
        const opening = nextOpening(at, hours);
        expect(opening >= at).toBe(true);
        expect(isOpen(opening, hours)).toBe(true);
        expect(businessMinutesBetween(at, opening, hours)).toBe(0);
      }),
    );
  });

  it('is additive, negates when reversed, and never exceeds the elapsed time', () => {
    fc.assert(
      fc.property(anyMoment, minutesLater, minutesLater, anyProfile, (a, one, two, hours) => {
        const b = new Date(a.getTime() + one * 60_000);
        const c = new Date(b.getTime() + two * 60_000);
        const whole = businessMinutesBetween(a, c, hours);
        const parts = businessMinutesBetween(a, b, hours) + businessMinutesBetween(b, c, hours);
        expect(parts).toBeCloseTo(whole, 6);
        expect(businessMinutesBetween(c, a, hours) + whole).toBe(0);
        expect(whole * 60_000).toBeLessThanOrEqual(c.getTime() - a.getTime() + 1);
      }),
    );
  });
});

it('counts 22 hours on the short day, 24 on the long one, 23 since Alberta stopped changing clocks', () => {
  const day = (local: string) =>
    businessMinutesBetween(edmonton(local), new Date(edmonton(local).getTime() + 26 * 3_600_000), {
      ...nights,
      hours: [{ open: '00:30', close: '23:30' }, null, null, null, null, null, null],
    });
  expect(day('2026-03-08T00:00')).toBe(22 * 60);
  expect(day('2025-11-02T00:00')).toBe(24 * 60);
  expect(day('2026-11-01T00:00')).toBe(23 * 60);
  expect(day('2027-03-14T00:00')).toBe(23 * 60);
});

it('runs on time zone data that knows Alberta stays at UTC-6 (2026b or later; Node brings it)', () => {
  expect(edmonton('2026-11-23T09:00')).toEqual(new Date('2026-11-23T15:00:00Z'));
  expect(edmonton('2027-01-11T09:00')).toEqual(new Date('2027-01-11T15:00:00Z'));
});
