import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { licenceClassSchema } from '#shared/brokers/schema.ts';
import { caseTypeSchema } from '#shared/cases/schema.ts';
import { type BrokerCandidate, isEligible, type MatchRequest, servedArea } from './filters.ts';
import { matchBroker } from './rules.ts';
import { matchDecisionSchema, matchFilterSchema } from './schema.ts';

const today = '2026-11-20';
const request: MatchRequest = { type: 'auto', postalPrefix: 'T2P', language: 'en', excludedBrokerIds: [] };

function broker(brokerId: string, changes: Partial<BrokerCandidate> = {}): BrokerCandidate {
  return {
    brokerId,
    name: `Broker ${brokerId}`,
    active: true,
    licenceClasses: ['GENERAL'],
    licenceExpiresOn: '2027-06-30',
    licenceVerified: true,
    lines: ['auto', 'home'],
    areas: ['T2'],
    languages: ['en'],
    capacity: 10,
    openCases: 2,
    awayUntil: null,
    lastOfferedAt: null,
    ...changes,
  };
}

function match(candidates: BrokerCandidate[], changes: Partial<MatchRequest> = {}, seed = 'case-1') {
  return matchBroker({ request: { ...request, ...changes }, candidates, today, seed });
}

describe('filters', () => {
  it.each<[string, Partial<BrokerCandidate>]>([
    ['active', { active: false }],
    ['licence_class', { licenceClasses: ['LIFE'] }],
    ['licence_expiry', { licenceExpiresOn: '2026-11-19' }],
    ['licence_verified', { licenceVerified: false }],
    ['line', { lines: ['home'] }],
    ['area', { areas: ['T5', 'T6'] }],
    ['capacity', { openCases: 10 }],
    ['away', { awayUntil: '2026-11-21' }],
  ])('%s alone keeps a broker out, with its reason', (filter, changes) => {
    const decision = match([broker('a', changes)]);
    expect(decision.chosenId).toBeNull();
    const failed = decision.candidates[0]?.filters.filter(({ passed }) => !passed) ?? [];
    expect(failed.map((result) => result.filter)).toEqual([filter]);
    expect(decision.reason).toContain(failed[0]?.reason);
  });

  it('does not ask again who declined', () => {
    const decision = match([broker('a'), broker('b', { openCases: 9 })], { excludedBrokerIds: ['a'] });
    expect(decision.chosenId).toBe('b');
  });

  it('counts the last day of a licence and the day of coming back', () => {
    expect(match([broker('a', { licenceExpiresOn: today, awayUntil: today })]).chosenId).toBe('a');
  });

  it('serves by prefix, from one district to the whole province', () => {
    expect(servedArea(['T', 'T2', 't2p'], 'T2P 1J9')).toBe('T2P');
    expect(servedArea(['T'], 't6e')).toBe('T');
    expect(servedArea(['', 'V'], 'T2P')).toBeNull();
    expect(servedArea(['T2P'], 'T2')).toBeNull();
  });

  it('lets any licence answer a general question', () => {
    expect(match([broker('a', { licenceClasses: ['LIFE'], lines: ['life'] })], { type: 'general' }).chosenId).toBe('a');
    expect(match([broker('a', { licenceClasses: [] })], { type: 'general' }).chosenId).toBeNull();
  });
});

describe('score', () => {
  it.each<[string, Partial<BrokerCandidate>, Partial<BrokerCandidate>]>([
    ['more room', { openCases: 1 }, { openCases: 8 }],
    ['the language', { languages: ['EN'] }, { languages: ['fr'] }],
    ['the nearer area', { areas: ['T2P'] }, { areas: ['T'] }],
    ['waiting longer', { lastOfferedAt: '2026-11-18T10:00:00Z' }, { lastOfferedAt: '2026-11-19T10:00:00Z' }],
  ])('prefers %s', (_what, better, worse) => {
    expect(match([broker('a', worse), broker('b', better)]).chosenId).toBe('b');
    expect(match([broker('a', better), broker('b', worse)]).chosenId).toBe('a');
  });

  it('draws fairly between equals, and records that it drew', () => {
    const equals = [broker('7b0f1c1e'), broker('7b0f1c1f')];
    const wins = Array.from({ length: 1_000 }, (_, seed) => match(equals, {}, `AB-2026-${seed}`).chosenId);
    const first = wins.filter((chosen) => chosen === '7b0f1c1e').length;
    expect(first).toBeGreaterThan(400);
    expect(first).toBeLessThan(600);
    expect(match(equals, {}, 'AB-2026-000123').reason).toContain('the draw with seed AB-2026-000123 decided');
  });
});

describe('words', () => {
  it('tells the admin everything and the client nothing about others', () => {
    const decision = match([broker('a', { openCases: 9 }), broker('b'), broker('c', { active: false })]);
    expect(decision.reason).toMatch(/^Chosen: Broker b with 89 of 100 points, because: /);
    expect(decision.reason).toContain('Broker a: ');
    expect(decision.reason).toContain('Broker c: The account is disabled.');
    expect(decision.clientReason).toBe(
      'Matched because they hold a General licence, serve your area, speak your language and have room for a new client.',
    );
    expect(decision.clientReason).not.toContain('Broker');
  });

  it('is honest when nobody fits', () => {
    expect(match([]).reason).toBe('Nobody was chosen: there are no brokers.');
    expect(match([]).clientReason).toMatch(/^No licensed broker is free/);
  });
});

const isoDay = fc.date({ min: new Date('2026-10-01'), max: new Date('2026-12-31'), noInvalidDate: true });
const anyBroker = fc.record({
  brokerId: fc.uuid(),
  name: fc.string(),
  active: fc.boolean(),
  licenceClasses: fc.uniqueArray(fc.constantFrom(...licenceClassSchema.options)),
  licenceExpiresOn: isoDay.map((day) => day.toISOString().slice(0, 10)),
  licenceVerified: fc.boolean(),
  lines: fc.uniqueArray(fc.constantFrom(...caseTypeSchema.options)),
  areas: fc.array(fc.constantFrom('T', 'T2', 'T2P', 'T5', 'T6E')),
  languages: fc.uniqueArray(fc.constantFrom('en', 'fr', 'pa')),
  capacity: fc.nat(20),
  openCases: fc.nat(20),
  awayUntil: fc.option(isoDay.map((day) => day.toISOString().slice(0, 10))),
  lastOfferedAt: fc.option(isoDay.map((day) => day.toISOString())),
});
const pool = fc.uniqueArray(anyBroker, { maxLength: 12, selector: ({ brokerId }) => brokerId });
const anyInput = fc.record({
  candidates: pool,
  type: fc.constantFrom(...caseTypeSchema.options),
  postalPrefix: fc.constantFrom('T2P', 'T5J', 'T6E', 'T1A'),
  seed: fc.string(),
});

describe('for any brokers', () => {
  it('never chooses one who fails a filter, and chooses one when somebody passes', () => {
    fc.assert(
      fc.property(anyInput, ({ candidates, seed, ...changes }) => {
        const wanted = { ...request, ...changes, excludedBrokerIds: candidates.slice(0, 1).map((one) => one.brokerId) };
        const { chosenId } = matchBroker({ request: wanted, candidates, today, seed });
        const eligible = candidates.filter((one) => isEligible(wanted, one, today)).map((one) => one.brokerId);
        if (eligible.length === 0) expect(chosenId).toBeNull();
        else expect(eligible).toContain(chosenId);
      }),
    );
  });

  it('decides the same in any order and every time, and keeps to the contract', () => {
    fc.assert(
      fc.property(anyInput, ({ candidates, seed, ...changes }) => {
        const decision = match(candidates, changes, seed);
        expect(match(candidates.toReversed(), changes, seed)).toEqual(decision);
        expect(match(structuredClone(candidates), changes, seed)).toEqual(decision);
        expect(matchDecisionSchema.parse(decision)).toEqual(decision);
      }),
    );
  });

  it('gives every broker a reason for every filter, and points within bounds to the eligible', () => {
    fc.assert(
      fc.property(anyInput, ({ candidates, seed, ...changes }) => {
        for (const result of match(candidates, changes, seed).candidates) {
          expect(result.filters.map(({ filter }) => filter)).toEqual(matchFilterSchema.options);
          for (const { reason } of result.filters) expect(reason).toMatch(/^[A-Z].+\.$/);
          expect(result.score !== null).toBe(result.eligible);
          for (const { points, outOf } of result.scoreParts) {
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(outOf);
          }
        }
      }),
    );
  });
});
