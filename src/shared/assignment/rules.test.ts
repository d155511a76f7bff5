import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { licenceClassSchema } from '#shared/brokers/schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { industrySchema } from '#shared/lines/industries.ts';
import { areasAround, filterBroker, isEligible, type MatchRequest, servedArea } from './filters.ts';
import { bestOf, clientMatchReason, nobodyReason, rescoreDecision, scoreBrokers } from './rules.ts';
import { KEPT_BROKERS, keptBrokersSchema, matchFilterSchema } from './schema.ts';
import { scoreParts } from './scores.ts';
import { matchingWeightsSetting } from './weights.ts';

const today = '2026-11-20';
const request: MatchRequest = {
  type: 'auto',
  licences: ['GENERAL'],
  industry: 'rideshare',
  postalPrefix: 'T2P',
  language: 'en',
  excludedBrokerIds: [],
};
const weights = matchingWeightsSetting.initial;

function broker(brokerId: string, changes: Partial<BrokerCandidate> = {}): BrokerCandidate {
  return {
    brokerId,
    name: `Broker ${brokerId}`,
    active: true,
    licenceClasses: ['GENERAL'],
    licenceExpiresOn: '2027-06-30',
    licenceVerified: true,
    lines: ['auto', 'home'],
    industries: [],
    areas: ['T2'],
    languages: ['en'],
    capacity: 10,
    openCases: 2,
    openOffers: 0,
    awayUntil: null,
    daysOff: [],
    lastOfferedAt: null,
    ...changes,
  };
}

/** Ranks as routing does, without a database: filter, score, keep the best. */
function match(candidates: BrokerCandidate[], changes: Partial<MatchRequest> = {}, seed = 'case-1', points = weights) {
  const wanted = { ...request, ...changes };
  const rivals = candidates.filter((one) => isEligible(wanted, one, today));
  const best = bestOf(scoreBrokers(wanted, rivals, points), seed);
  return { best, eligible: rivals.length, chosenId: best[0]?.brokerId ?? null };
}

describe('filters', () => {
  it.each<[string, Partial<BrokerCandidate>]>([
    ['active', { active: false }],
    ['licence_class', { licenceClasses: ['LIFE'] }],
    ['licence_expiry', { licenceExpiresOn: '2026-11-19' }],
    ['licence_verified', { licenceVerified: false }],
    ['line', { lines: ['home'] }],
    ['industry', { industries: ['restaurants', 'retail'] }],
    ['area', { areas: ['T5', 'T6'] }],
    ['capacity', { openCases: 10 }],
    ['capacity', { openCases: 4, openOffers: 6 }],
    ['away', { awayUntil: '2026-11-21' }],
    ['away', { daysOff: [today] }],
  ])('%s alone excludes a broker', (filter, changes) => {
    expect(match([broker('a', changes)]).chosenId).toBeNull();
    const failed = filterBroker(request, broker('a', changes), today).filter(({ passed }) => !passed);
    expect(failed.map((result) => result.filter)).toEqual([filter]);
  });

  it('describes how capacity is used', () => {
    const reasonOf = (changes: Partial<BrokerCandidate>) =>
      filterBroker(request, broker('a', changes), today).find(({ filter }) => filter === 'capacity')?.reason;
    expect(reasonOf({ openCases: 1, openOffers: 1, capacity: 2 })).toBe(
      'At capacity: 2 of 2 places taken (1 open request, 1 open offer).',
    );
    expect(reasonOf({ openCases: 0, capacity: 1 })).toBe('Has capacity: 0 of 1 place taken (0 open requests).');
  });

  it('does not ask a broker again after a decline', () => {
    const decision = match([broker('a'), broker('b', { openCases: 9 })], { excludedBrokerIds: ['a'] });
    expect(decision.chosenId).toBe('b');
  });

  it('counts the last day of a licence and the day of return', () => {
    expect(match([broker('a', { licenceExpiresOn: today, awayUntil: today })]).chosenId).toBe('a');
  });

  it('matches areas by prefix, from one district to the whole province', () => {
    expect(servedArea(['T', 'T2', 'T2P'], areasAround('t2p 1J9'))).toBe('T2P');
    expect(servedArea(['T'], areasAround('t6e'))).toBe('T');
    expect(servedArea(['', 'V'], areasAround('T2P'))).toBeNull();
    expect(servedArea(['T2P'], areasAround('T2'))).toBeNull();
  });

  it('lets any licence answer a general question', () => {
    const general = { type: 'general', licences: [], industry: null } as const;
    expect(match([broker('a', { licenceClasses: ['LIFE'], lines: ['life'] })], general).chosenId).toBe('a');
    expect(match([broker('a', { licenceClasses: [] })], general).chosenId).toBeNull();
  });

  it('names the licence that is missing, and whether a broker places the industry', () => {
    const reasonOf = (filter: string, changes: Partial<BrokerCandidate>, wanted: Partial<MatchRequest>) =>
      filterBroker({ ...request, ...wanted }, broker('a', changes), today).find((one) => one.filter === filter)?.reason;
    const group = { type: 'group-benefits', licences: ['ACCIDENT_SICKNESS', 'LIFE'] } as const;
    expect(reasonOf('licence_class', { licenceClasses: ['LIFE', 'ACCIDENT_SICKNESS'] }, group)).toBe(
      'Holds the Accident and Sickness and Life licences.',
    );
    expect(reasonOf('licence_class', { licenceClasses: ['ACCIDENT_SICKNESS'] }, group)).toBe(
      'Doesn’t hold the Life licence, which the answers ask for.',
    );
    const restaurant = { type: 'business', industry: 'restaurants' } as const;
    expect(reasonOf('industry', { industries: ['retail'] }, restaurant)).toBe('Doesn’t place restaurants and cafés.');
    expect(reasonOf('industry', { industries: ['restaurants'] }, restaurant)).toBe('Places restaurants and cafés.');
    expect(reasonOf('industry', {}, restaurant)).toBe('Places every industry.');
    expect(reasonOf('industry', { industries: ['retail'] }, { industry: null })).toBe(
      'The request isn’t tied to an industry.',
    );
  });
});

describe('score', () => {
  it.each<[string, Partial<BrokerCandidate>, Partial<BrokerCandidate>]>([
    ['more room', { openCases: 1 }, { openCases: 8 }],
    ['fewer open offers', { openOffers: 1 }, { openOffers: 5 }],
    ['the language', { languages: ['en'] }, { languages: ['fr'] }],
    ['the nearer area', { areas: ['T2P'] }, { areas: ['T'] }],
    ['waiting longer', { lastOfferedAt: 1_000 }, { lastOfferedAt: 2_000 }],
    ['never having been asked', { lastOfferedAt: null }, { lastOfferedAt: 1_000 }],
  ])('prefers %s', (_what, better, worse) => {
    expect(match([broker('a', worse), broker('b', better)]).chosenId).toBe('b');
    expect(match([broker('a', better), broker('b', worse)]).chosenId).toBe('a');
  });

  it('breaks ties fairly', () => {
    const equals = [broker('7b0f1c1e'), broker('7b0f1c1f')];
    const wins = Array.from({ length: 1_000 }, (_, seed) => match(equals, {}, `AB-2026-${seed}`).chosenId);
    const first = wins.filter((chosen) => chosen === '7b0f1c1e').length;
    expect(first).toBeGreaterThan(400);
    expect(first).toBeLessThan(600);
  });

  it('draws among all tied brokers, however many are kept', () => {
    const equals = Array.from({ length: 40 }, (_, index) => broker(`broker-${index}`));
    const winners = new Set(Array.from({ length: 400 }, (_, seed) => match(equals, {}, `seed-${seed}`).chosenId));
    expect(winners.size).toBeGreaterThan(35);
  });
});

describe('other weights', () => {
  const candidates = [
    broker('roomy', { openCases: 0, languages: ['fr'] }),
    broker('french', { openCases: 6 }),
    broker('disabled', { active: false }),
  ];

  it('give the same choice as a decision under them when every eligible broker was kept', () => {
    for (const other of [
      { capacity: 90, language: 5, fairness: 5, area: 0 },
      { capacity: 5, language: 90, fairness: 5, area: 0 },
      // A part that gave no points then can still be computed: the facts are kept, not the points.
      { capacity: 0, language: 100, fairness: 0, area: 0 },
    ]) {
      const { best, eligible } = match(candidates, {}, 'seed', { capacity: 100, language: 0, fairness: 0, area: 0 });
      const again = rescoreDecision(best, { eligible, weights: other, seed: 'seed' });
      expect(again?.brokerId).toBe(match(candidates, {}, 'seed', other).chosenId);
    }
  });

  it('choose nobody when nobody was kept', () => {
    expect(rescoreDecision([], { eligible: 0, weights, seed: 'seed' })).toBeNull();
  });
});

describe('words', () => {
  it('says nothing to the client about other brokers', () => {
    expect(clientMatchReason({ licences: ['GENERAL'], industry: null }, { speaks: true })).toBe(
      'Matched because they hold a General licence, serve your area, speak your language and have capacity for a new client.',
    );
    expect(clientMatchReason({ licences: [], industry: 'other' }, { speaks: false })).toContain(
      'hold an insurance licence, serve your area and',
    );
    expect(clientMatchReason({ licences: ['GENERAL'], industry: 'restaurants' }, { speaks: false })).toContain(
      'hold a General licence, place insurance for restaurants and cafés, serve your area and',
    );
    expect(clientMatchReason({ licences: ['ACCIDENT_SICKNESS', 'LIFE'], industry: null }, { speaks: false })).toContain(
      'hold an Accident and Sickness licence and a Life licence, serve',
    );
  });

  it('says so when nobody fits, and stays short however many brokers there are', () => {
    expect(nobodyReason(0, {})).toBe('No broker was chosen: there are no brokers.');
    expect(nobodyReason(1, { capacity: 1 })).toBe(
      'No broker was chosen: the only broker doesn’t meet every rule (at capacity: 1).',
    );
    const everything = Object.fromEntries(matchFilterSchema.options.map((filter) => [filter, 2_500]));
    expect(nobodyReason(2_500, everything).length).toBeLessThan(350);
  });
});

const isoDay = fc.constantFrom('2026-10-01', '2026-11-19', today, '2026-11-21', '2026-12-31');
const anyBroker = fc.record({
  brokerId: fc.uuid(),
  name: fc.string(),
  active: fc.boolean(),
  licenceClasses: fc.uniqueArray(fc.constantFrom(...licenceClassSchema.options)),
  licenceExpiresOn: isoDay,
  licenceVerified: fc.boolean(),
  lines: fc.uniqueArray(fc.constantFrom(...caseTypeSchema.options)),
  industries: fc.uniqueArray(fc.constantFrom(...industrySchema.options), { maxLength: 4 }),
  areas: fc.array(fc.constantFrom('T', 'T2', 'T2P', 'T5', 'T6E')),
  languages: fc.uniqueArray(fc.constantFrom('en', 'fr', 'pa')),
  capacity: fc.nat(20),
  openCases: fc.nat(20),
  openOffers: fc.nat(3),
  awayUntil: fc.option(isoDay),
  daysOff: fc.array(isoDay, { maxLength: 3 }),
  lastOfferedAt: fc.option(isoDay.map(Date.parse)),
});
/** A broker likely to pass every rule, so that there is something to rank. */
const fittingBroker = anyBroker.map(
  (one): BrokerCandidate => ({
    ...one,
    active: true,
    licenceClasses: licenceClassSchema.options,
    licenceExpiresOn: '2027-06-30',
    licenceVerified: true,
    lines: caseTypeSchema.options,
    industries: [],
    awayUntil: null,
    daysOff: [],
  }),
);
const pool = fc.uniqueArray(fc.oneof(anyBroker, fittingBroker), { maxLength: 30, selector: (one) => one.brokerId });
const anyInput = fc.record({
  candidates: pool,
  type: fc.constantFrom(...caseTypeSchema.options),
  licences: fc.uniqueArray(fc.constantFrom(...licenceClassSchema.options)),
  industry: fc.option(fc.constantFrom(...industrySchema.options)),
  postalPrefix: fc.constantFrom('T2P', 'T5J', 'T6E', 'T1A'),
  seed: fc.string(),
});

describe('for any brokers', () => {
  it('never chooses a broker who fails a filter, and chooses one when any passes', () => {
    fc.assert(
      fc.property(anyInput, ({ candidates, seed, ...changes }) => {
        const wanted = { ...request, ...changes, excludedBrokerIds: candidates.slice(0, 1).map((one) => one.brokerId) };
        const { chosenId } = match(candidates, wanted, seed);
        const eligible = candidates.filter((one) => isEligible(wanted, one, today)).map((one) => one.brokerId);
        if (eligible.length === 0) expect(chosenId).toBeNull();
        else expect(eligible).toContain(chosenId);
      }),
    );
  });

  it('decides the same in any order and every time, and matches the schema', () => {
    fc.assert(
      fc.property(anyInput, ({ candidates, seed, ...changes }) => {
        const decision = match(candidates, changes, seed);
        expect(match(candidates.toReversed(), changes, seed)).toEqual(decision);
        expect(match(structuredClone(candidates), changes, seed)).toEqual(decision);
        expect(keptBrokersSchema.parse(decision.best)).toEqual(decision.best);
        expect(decision.best).toHaveLength(Math.min(decision.eligible, KEPT_BROKERS));
      }),
    );
  });

  it('keeps enough about a broker to recompute every point, within bounds and adding up', () => {
    fc.assert(
      fc.property(anyInput, ({ candidates, seed, ...changes }) => {
        const { best, eligible } = match(candidates, changes, seed);
        for (const kept of best) {
          const parts = scoreParts(kept, eligible, weights);
          expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(kept.score);
          for (const { points, outOf, reason } of parts) {
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(outOf);
            expect(reason).toMatch(/^[A-Z0-9].+\.$/);
          }
        }
      }),
    );
  });

  it('gives every broker a reason for every filter', () => {
    fc.assert(
      fc.property(anyInput, ({ candidates, seed: _, ...changes }) => {
        for (const one of candidates) {
          const filters = filterBroker({ ...request, ...changes }, one, today);
          expect(filters.map(({ filter }) => filter)).toEqual(matchFilterSchema.options);
          for (const { reason } of filters) expect(reason).toMatch(/^[A-Z].+\.$/);
        }
      }),
    );
  });
});
