import { expect, test } from 'vitest';
import { defaultSiteProfile as site } from '#shared/platform/site.ts';
import { type RequestDates, requestCalendar } from './view.ts';

const now = new Date('2026-11-26T17:00:00Z');
const dates: RequestDates = {
  number: 'AB-2026-000123',
  takenBy: new Date('2026-11-26T21:00:00Z'),
  answeredBy: new Date('2026-11-27T23:00:00Z'),
  renews: '2027-02',
  createdAt: new Date('2026-11-26T16:50:00Z'),
};
const textOf = (changes: Partial<RequestDates> = {}) =>
  requestCalendar({ ...dates, ...changes }, { site, now }).replaceAll('\r\n ', '');

test('has the promised time in UTC and in words, and nothing of the request but its number', () => {
  const text = textOf({ renews: null });
  for (const line of [
    'METHOD:PUBLISH',
    'UID:reply-AB-2026-000123@127.0.0.1',
    'SEQUENCE:10',
    'DTSTART:20261127T230000Z',
    'SUMMARY:Broker’s reply due\\, AB-2026-000123',
  ])
    expect(text).toContain(`${line}\r\n`);
  expect(text).toContain('reply to you by Friday\\, November 27 at 5:00 p.m. Alberta time');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test('once a broker has accepted, only the reply is named', () => {
  const text = textOf({ takenBy: null });
  expect(text).toContain('A broker aims to reply to you by Friday\\, November 27');
  expect(text).not.toContain('accept your request');
});

test('the renewal takes the first day of its month, with a reminder two weeks before', () => {
  const text = textOf({ answeredBy: null });
  expect(text).toContain('DTSTART;VALUE=DATE:20270201\r\n');
  expect(text).toContain('TRIGGER:-P14D');
  expect(text).toContain('renews in February 2027');
  expect(textOf({ answeredBy: null, renews: '2026-12' })).not.toContain('TRIGGER');
});
