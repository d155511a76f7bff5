import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessMinutesBetween, isOpen } from '#server/platform/business-time/business-time.ts';
import { businessAgo } from './business-ago.ts';

const open = { open: '09:00', close: '17:00' };
const calendar = { timeZone: 'America/Edmonton', hours: [null, open, open, open, open, open, null] };

test('so many business minutes lie between that open moment and the end, whenever that is', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 4_000 }),
      (end, minutes) => {
        const found = businessAgo(end, minutes, calendar);
        expect(found.getTime()).toBeLessThanOrEqual(end.getTime());
        expect(isOpen(found, calendar)).toBe(true);
        expect(Math.abs(businessMinutesBetween(found, end, calendar) - minutes)).toBeLessThan(1);
      },
    ),
    { numRuns: 200 },
  );
});
