import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { segmentsOf } from '#server/platform/texts/segments.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { codeText, noticeText, quietUntil, topicOfType } from './policy.ts';

const zone = { timeZone: 'America/Edmonton' };
const endOf = (local: string) => {
  const end = quietUntil(DateTime.fromISO(local, { zone: zone.timeZone }).toJSDate(), zone);
  return end && DateTime.fromJSDate(end, { zone: zone.timeZone }).toFormat("yyyy-MM-dd'T'HH:mm ZZ");
};

test.each([
  ['2025-11-27T07:59', '2025-11-27T08:00 -07:00'],
  ['2025-11-27T08:00', null],
  ['2025-11-27T20:59', null],
  ['2025-11-27T21:00', '2025-11-28T08:00 -07:00'],
  ['2025-12-31T23:30', '2026-01-01T08:00 -07:00'],
  // The nights in which the clocks change: eight on the wall, an hour less or more away.
  ['2025-03-08T22:00', '2025-03-09T08:00 -06:00'],
  ['2025-03-09T03:30', '2025-03-09T08:00 -06:00'],
  ['2025-11-01T22:00', '2025-11-02T08:00 -07:00'],
])('at %s it is quiet until %s', (at, end) => expect(endOf(at)).toBe(end));

describe('one text is one message of the network', () => {
  const site = { ...defaultSiteProfile, name: 'Prairie Insurance Brokers', url: 'https://www.prairie-insurance.ca' };

  test.each(['an update', ...Object.keys(topicOfType)])('about %s', (type) => {
    for (const role of ['client', 'broker']) {
      const words = noticeText(type, 'AB-2026-000123', role, site);
      expect([segmentsOf(words), words]).toEqual([1, expect.stringMatching(/^[\x20-\x7e]+$/)]);
    }
  });
  test('with a code', () => expect(segmentsOf(codeText('123456', site))).toBe(1));
  test('of 160 characters, and not of 161, nor of 71 with a sign outside the alphabet', () => {
    expect([segmentsOf('a'.repeat(160)), segmentsOf('a'.repeat(161)), segmentsOf(`${'a'.repeat(159)}€`)]).toEqual([
      1, 2, 2,
    ]);
    expect([segmentsOf(`${'a'.repeat(69)}’`), segmentsOf(`${'a'.repeat(70)}’`)]).toEqual([1, 2]);
  });
});
