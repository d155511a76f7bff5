import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { momentOf } from '#server/platform/business-time/moments.ts';
import { defaultSiteProfile as site } from '#shared/platform/site.ts';
import { isInsideHours, suggestedTimes, timeRefusal } from './policy.ts';
import { type CallbackRow, calendarEntry } from './view.ts';

const calendar = { hours: site.hours, timeZone: site.timeZone, closures: ['2026-11-25'] };
const now = new Date('2026-11-24T21:40:00Z');
const halfDayOf = (at: Date) => `${at.toISOString().slice(0, 10)} ${at.getUTCHours() < 18 ? 'am' : 'pm'}`;

const call: CallbackRow = {
  id: randomUUID(),
  caseId: randomUUID(),
  at: new Date('2026-12-01T17:00:00Z'),
  minutes: 30,
  about: 'Deductibles, and the diagnosis',
  status: 'planned',
  sequence: 2,
  createdByName: 'Robin',
  version: 3,
  case: { status: 'active' },
};
const entryOf = (row: CallbackRow, relation: 'client' | 'assigned_broker' = 'client') =>
  calendarEntry(row, { number: 'AB-2026-000123', site, now, relation }).replaceAll('\r\n ', '');

test('an entry has its instant in UTC, the local time in words, and nothing of the case but its number', () => {
  const text = entryOf(call);
  for (const line of [
    'METHOD:PUBLISH',
    `UID:callback-${call.id}@127.0.0.1`,
    'SEQUENCE:2',
    'DTSTART:20261201T170000Z',
    'DTEND:20261201T173000Z',
    'DTSTAMP:20261124T214000Z',
    'STATUS:CONFIRMED',
    'SUMMARY:Call with your broker\\, AB-2026-000123',
    'TRIGGER:-PT15M',
  ])
    expect(text).toContain(`${line}\r\n`);
  expect(text).toContain('December 1 at 11:00 a.m. Alberta time');
  expect(text).not.toMatch(/Deductibles|diagnosis|Robin/);
});

test('a call that was cancelled, or whose case has ended, replaces its entry with a cancelled one without an alarm', () => {
  const cancelled = entryOf({ ...call, status: 'cancelled', sequence: 3 });
  expect(cancelled).toMatch(/SEQUENCE:3\r\n[\s\S]*STATUS:CANCELLED/);
  const withdrawn = entryOf({ ...call, case: { status: 'withdrawn' } }, 'assigned_broker');
  expect(withdrawn).toMatch(/SEQUENCE:3\r\n[\s\S]*STATUS:CANCELLED/);
  for (const text of [cancelled, withdrawn]) expect(text).not.toContain('VALARM');
});

test('a local time becomes an instant; one that the clock change skips does not exist', () => {
  expect(momentOf({ day: '2026-07-02', time: '09:00' }, site)?.toISOString()).toBe('2026-07-02T15:00:00.000Z');
  expect(momentOf({ day: '2026-12-02', time: '09:00' }, site)?.toISOString()).toBe('2026-12-02T15:00:00.000Z');
  expect(momentOf({ day: '2025-03-09', time: '02:30' }, site)).toBeNull();
});

test('times in the past or too far ahead are refused', () => {
  expect(timeRefusal(null, now)).toContain('clocks');
  expect(timeRefusal(now, now)).toContain('in the future');
  expect(timeRefusal(new Date('2027-11-24T18:00:00Z'), now)).toContain('180 days');
  expect(timeRefusal(new Date(now.getTime() + 60_000), now)).toBeNull();
});

test('suggested times are inside business hours, on the half hour, and free', () => {
  const taken = [{ start: new Date('2026-11-26T15:20:00Z'), end: new Date('2026-11-26T15:40:00Z') }];
  const times = suggestedTimes({ now, minutes: 60, taken, days: 2 }, calendar, halfDayOf);
  // Tuesday is almost over and Wednesday closed; the first hour of Thursday is taken.
  expect(times.map((at) => at.toISOString())).toEqual([
    '2026-11-26T16:00:00.000Z',
    '2026-11-26T18:00:00.000Z',
    '2026-11-27T15:00:00.000Z',
    '2026-11-27T18:00:00.000Z',
  ]);
  for (const start of times)
    expect(isInsideHours({ start, end: new Date(start.getTime() + 3_600_000) }, calendar)).toBe(true);
});
