import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { wallTimeAt } from '#shared/platform/time/zone-offsets.ts';
import { zoneTable } from './zone-table.ts';

const span = { min: new Date('2010-01-01T00:00:00Z'), max: new Date('2046-12-31T00:00:00Z'), noInvalidDate: true };

it.each(['America/Edmonton', 'America/Toronto', 'America/St_Johns', 'UTC'])(
  'shows the same local time as %s at every moment',
  (zone) => {
    const table = zoneTable(zone, 2010, 2046);
    fc.assert(
      fc.property(fc.date(span), (date) => {
        const { day, hour, minute } = wallTimeAt(date.getTime(), table);
        const local = DateTime.fromJSDate(date, { zone });
        expect([day, hour, minute]).toEqual([local.toFormat('yyyy-MM-dd'), local.hour, local.minute]);
      }),
    );
  },
);

it('knows the exact second at which clocks change, and that Alberta’s no longer change', () => {
  const table = zoneTable('America/Edmonton', 2025, 2046);
  expect(wallTimeAt(Date.parse('2026-03-08T08:59:59Z'), table)).toMatchObject({ hour: 1, minute: 59 });
  expect(wallTimeAt(Date.parse('2026-03-08T09:00:00Z'), table)).toMatchObject({ hour: 3, minute: 0 });
  expect(wallTimeAt(Date.parse('2030-12-01T18:00:00Z'), table)).toMatchObject({ hour: 12 });
  expect(table).toHaveLength(4);
});
