import { expect, test } from 'vitest';
import { defaultSiteProfile as site } from '#shared/platform/site.ts';
import { type FeedEntry, feedText, shortName } from './view.ts';

const now = new Date('2026-11-27T17:00:00Z');
const common = { id: '1', caseId: '2', number: 'AB-2026-000123', name: null };
const textOf = (...entries: FeedEntry[]) => feedText(entries, { site, now }).replaceAll('\r\n ', '');

test('a client is named by first name and initial', () => {
  for (const [full, short] of [
    ['Ava Morgan', 'Ava M.'],
    ['Ava Marie de la Cruz', 'Ava C.'],
    ['  Zoë   Émond ', 'Zoë É.'],
    ['Cher', 'Cher'],
    ['', ''],
  ] as const)
    expect(shortName(full)).toBe(short);
});

test('last days are dates without a time, and moments are in UTC', () => {
  const text = textOf(
    { ...common, kind: 'policy', day: new Date('2027-03-31T00:00:00Z') },
    { ...common, kind: 'hold', at: new Date('2026-12-01T16:00:00Z'), minutes: 15 },
  );
  expect(text).toMatch(/DTSTART;VALUE=DATE:20270331\r\n[\s\S]*SUMMARY:Policy expires · AB-2026-000123/);
  expect(text).toContain('DTSTART:20261201T160000Z');
  expect(text).not.toContain('TZID');
});

test('a call has the identity of its own calendar file, and says for how long to keep what was read', () => {
  const text = textOf({ ...common, kind: 'call', at: now, minutes: 30, sequence: 3 });
  expect(text).toContain('UID:callback-1@127.0.0.1');
  expect(text).toContain('SEQUENCE:3');
  expect(text).toContain('X-PUBLISHED-TTL:PT15M');
});

test('a calendar without entries is one all the same', () => {
  expect(textOf()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR$/);
});
