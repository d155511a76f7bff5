import { describe, expect, test } from 'vitest';
import { invitedBrokerSchema, licenceFactsSchema, refusedLines } from './profile-schema.ts';
import { daysLeft, licenceEnd, licenceState, thresholdToTell } from './rules.ts';

test.each([
  ['2026-11-19', 'expired', 'Expired'],
  ['2026-11-20', 'ending', 'Expires today'],
  ['2026-11-21', 'ending', 'Expires in 1 day'],
  ['2027-01-19', 'ending', 'Expires in 60 days'],
  ['2027-01-20', 'valid', null],
])('a licence valid until %s is, on 20 November 2026, %s', (expiresOn, state, words) => {
  const days = daysLeft(expiresOn, '2026-11-20');
  expect([licenceState(days), licenceEnd(days)]).toEqual([state, words]);
});

describe('a licence that is about to expire is announced', () => {
  test.each([
    [61, null, null],
    [60, null, 60],
    [59, 60, null],
    [30, 60, 30],
    [5, 60, 7],
    [6, 7, null],
    [0, 7, 0],
    [-3, 7, 0],
    [-40, 0, null],
  ])('%i days before, after %s was sent: %s', (days, told, threshold) => {
    expect(thresholdToTell(days, told)).toBe(threshold);
  });
});

describe('licence facts', () => {
  const facts = {
    firm: 'Fictional Office',
    licenceNumber: 'GEN-1',
    licenceClasses: ['GENERAL'],
    licenceLevel: 1,
    licenceExpiresOn: '2027-06-30',
    supervisorName: '',
    supervisorLicence: '',
  };
  const paths = (result: ReturnType<typeof licenceFactsSchema.safeParse>) =>
    result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));

  test('name the supervising broker of level 1 and probationary', () => {
    expect(paths(licenceFactsSchema.safeParse(facts))).toEqual(['supervisorName', 'supervisorLicence']);
    expect(paths(licenceFactsSchema.safeParse({ ...facts, licenceLevel: 2 }))).toEqual([]);
    // Life and Accident & Sickness have no levels.
    expect(paths(licenceFactsSchema.safeParse({ ...facts, licenceClasses: ['LIFE'] }))).toEqual([]);
  });

  test('refuse lines the classes do not allow, with the reason', () => {
    expect(refusedLines(['auto', 'general'], ['GENERAL'])).toBeNull();
    expect(refusedLines(['auto', 'life'], ['GENERAL'])).toMatch(/needs the Life licence/);
    const work = { lines: ['life'], areas: ['t2'], languages: ['en'], capacity: 10 };
    const invited = { ...facts, licenceLevel: 2, ...work };
    expect(invitedBrokerSchema.safeParse(invited).error?.issues.map(({ path }) => path.join('.'))).toEqual(['lines']);
    expect(invitedBrokerSchema.parse({ ...invited, lines: ['auto'] }).areas).toEqual(['T2']);
  });
});
