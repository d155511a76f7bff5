import { expect, it } from 'vitest';
import type { MatchRequest } from '#shared/assignment/filters.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { takeOverRefusals } from './policy.ts';

const request: MatchRequest = {
  type: 'auto',
  licences: ['GENERAL'],
  industry: 'rideshare',
  postalPrefix: 'T2P',
  language: 'en',
  excludedBrokerIds: ['b'],
};
const broker: BrokerCandidate = {
  brokerId: 'b',
  name: 'Bailey',
  active: true,
  licenceClasses: ['GENERAL'],
  licenceExpiresOn: '2027-01-01',
  licenceVerified: true,
  lines: ['auto'],
  industries: [],
  areas: ['T'],
  languages: ['en'],
  capacity: 5,
  openCases: 1,
  openOffers: 0,
  awayUntil: null,
  daysOff: [],
  lastOfferedAt: null,
};
const refusals = (changes: Partial<BrokerCandidate>, comesBack = false) =>
  takeOverRefusals(request, { ...broker, ...changes }, '2026-11-22', { comesBack });

it('checks everything for the new broker, except whether they declined it once', () => {
  expect(refusals({})).toEqual([]);
  expect(refusals({ openCases: 5 })).toEqual(['At capacity: 5 of 5 places taken (5 open requests).']);
  expect(refusals({ awayUntil: '2026-12-24', areas: ['T9'] })).toHaveLength(2);
});

it('checks only the licence when a case goes back to its previous broker', () => {
  expect(refusals({ openCases: 9, areas: [], industries: ['retail'], awayUntil: '2026-12-24' }, true)).toEqual([]);
  expect(refusals({ licenceExpiresOn: '2026-11-21' }, true)).toHaveLength(1);
  expect(refusals({ active: false, licenceVerified: false, lines: [] }, true)).toHaveLength(3);
});
