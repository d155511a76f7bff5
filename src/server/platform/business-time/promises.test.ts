import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultSiteProfile as site } from '#shared/platform/site.ts';
import { addBusinessMinutes } from './business-time.ts';
import { confirmBy, FIRST_REPLY_MINUTES, OFFER_MINUTES } from './deadlines.ts';
import { nextSteps, promiseFor, promiseFrom, promiseOfOffer, promiseWords } from './promises.ts';

// Tuesday, November 24, 2026, 9:00 a.m. in Alberta.
const nine = new Date('2026-11-24T15:00:00Z');
const minutes = (from: Date, count: number) => addBusinessMinutes(from, count, site);
const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-01') }).map((ms) => new Date(ms));

it('promises both times in one sentence', () => {
  expect(promiseWords(promiseFrom(nine, site), site)).toBe(
    'We aim to have a licensed broker accept your request by Tuesday, November 24 at 1:00 p.m. Alberta time and reply to you by Tuesday, November 24 at 5:00 p.m. Alberta time.',
  );
});

it('promises no broker beyond Alberta, only an answer', () => {
  const promise = promiseFrom(nine, site);
  const beyond = promiseFor(promise, 'V6B 1A1', site);
  expect(beyond).toBe(
    'Our broker partners are licensed in Alberta, and your postal code is in British Columbia. We aim to tell you by Tuesday, November 24 at 5:00 p.m. Alberta time whether one of them can help.',
  );
  expect(nextSteps({ promise: beyond, beyond: true })).not.toContain('we’ll offer it');
  for (const postalCode of ['T9V 0A1', null])
    expect(promiseFor(promise, postalCode, site)).toBe(promiseWords(promise, site));
});

it('is kept by the slowest broker the rules allow, who accepts and replies in the last minute', () => {
  fc.assert(
    fc.property(moments, fc.nat(15), (at, delay) => {
      const given = promiseFrom(at, site);
      const offered = minutes(at, delay);
      const kept = promiseOfOffer(given, offered, site);
      expect(kept).toEqual(given);
      expect(kept.takenBy <= minutes(offered, OFFER_MINUTES)).toBe(true);
      expect(minutes(kept.takenBy, FIRST_REPLY_MINUTES)).toEqual(given.answeredBy);
    }),
  );
});

it('moves when the next broker is asked later, and never to an earlier time', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 16, max: 3_000 }), (at, delay) => {
      const given = promiseFrom(at, site);
      const moved = promiseOfOffer(given, minutes(at, delay), site);
      expect(moved).toEqual(promiseFrom(minutes(at, delay), site));
      expect(moved.answeredBy > given.answeredBy).toBe(true);
    }),
  );
  expect(promiseOfOffer(null, nine, site)).toEqual(promiseFrom(nine, site));
});

it('requires an accepted option confirmed within four business hours, and before the desired date begins', () => {
  const friday = new Date('2026-11-27T22:00:00Z');
  const usual = minutes(friday, 240);
  expect(confirmBy(nine, null, site)).toEqual(minutes(nine, 240));
  expect(confirmBy(nine, '2026-12-24', site)).toEqual(minutes(nine, 240));
  // Midnight in Alberta comes before Saturday's opening hours.
  expect(confirmBy(friday, '2026-11-28', site)).toEqual(new Date('2026-11-28T06:00:00Z'));
  expect(confirmBy(friday, '2026-11-27', site)).toEqual(usual);
  expect(confirmBy(friday, '2025-01-01', site)).toEqual(usual);
});

it('promises anew when a day is closed, also at the same moment', () => {
  const [open, closed, again] = [site, { ...site, closures: ['2026-11-24'] }, site].map((calendar) =>
    promiseFrom(nine, calendar),
  );
  expect(closed?.takenBy).not.toEqual(open?.takenBy);
  expect(again).toEqual(open);
});
