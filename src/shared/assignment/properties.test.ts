/** What may never happen, stated apart from the rules: the conditions here don’t call them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { licenceClassSchema } from '#shared/brokers/schema.ts';
import { type CaseType, caseTypeSchema } from '#shared/lines/case-types.ts';
import { industrySchema } from '#shared/lines/industries.ts';
import { placingOf } from '#shared/lines/placing.ts';
import { isEligible, type MatchRequest } from './filters.ts';
import { bestOf, scoreBrokers } from './rules.ts';
import { matchingWeightsSetting } from './weights.ts';

const today = '2026-11-20';
const weights = matchingWeightsSetting.initial;
const day = fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2027-06-30');

/** Mostly able brokers, each with a fault or two, so that the best of them often has one. */
const anyBroker = fc.record({
  brokerId: fc.uuid(),
  name: fc.constant('Broker'),
  active: fc.constantFrom(true, true, true, false),
  licenceClasses: fc.uniqueArray(fc.constantFrom(...licenceClassSchema.options), { maxLength: 3 }),
  licenceExpiresOn: day,
  licenceVerified: fc.constantFrom(true, true, true, false),
  lines: fc.uniqueArray(fc.constantFrom(...caseTypeSchema.options), { minLength: 4 }),
  industries: fc.uniqueArray(fc.constantFrom(...industrySchema.options), { maxLength: 3 }),
  areas: fc.uniqueArray(fc.constantFrom('T', 'T2', 'T2P', 'T5'), { minLength: 1 }),
  languages: fc.constant(['en']),
  capacity: fc.nat(4),
  openCases: fc.nat(3),
  openOffers: fc.nat(2),
  awayUntil: fc.option(day),
  daysOff: fc.array(day, { maxLength: 2 }),
  lastOfferedAt: fc.option(fc.nat(1_000)),
});
const brokers = fc.uniqueArray(anyBroker, { minLength: 15, maxLength: 50, selector: ({ brokerId }) => brokerId });

/** A request as it is sent: what it needs follows from its answers. */
const anyRequest = fc
  .record({
    type: fc.constantFrom(...caseTypeSchema.options),
    wanted: fc.subarray(['health', 'life', 'medical']),
    lifeExtras: fc.subarray(['criticalIllness', 'children']),
    industry: fc.constantFrom(...industrySchema.options),
    paidDriving: fc.subarray(['rideshare', 'delivery']),
  })
  .map(({ type, ...answers }) => ({ type, answers, request: requestFor(type, answers) }));

function requestFor(type: CaseType, answers: Record<string, unknown>): MatchRequest {
  return { ...placingOf(type, answers), type, postalPrefix: 'T2P', language: 'en', excludedBrokerIds: [] };
}

function choose(candidates: readonly BrokerCandidate[], request: MatchRequest, seed: string) {
  const rivals = candidates.filter((one) => isEligible(request, one, today));
  const [best] = bestOf(scoreBrokers(request, rivals, weights), seed);
  return candidates.find(({ brokerId }) => brokerId === best?.brokerId) ?? null;
}

it('never chooses an unlicensed, unverified, expired, away, full or disabled broker, or one of another line or industry', () => {
  let chosenOnes = 0;
  fc.assert(
    fc.property(brokers, anyRequest, fc.string(), (candidates, { type, answers, request }, seed) => {
      const chosen = choose(candidates, request, seed);
      if (!chosen) return;
      chosenOnes += 1;
      expect(chosen).toMatchObject({ active: true, licenceVerified: true });
      expect(chosen.licenceClasses).not.toEqual([]);
      expect(chosen.licenceExpiresOn >= today).toBe(true);
      expect(chosen.awayUntil === null || chosen.awayUntil <= today).toBe(true);
      expect(chosen.daysOff).not.toContain(today);
      expect(chosen.openCases + chosen.openOffers).toBeLessThan(chosen.capacity);
      expect(chosen.areas.some((area) => 'T2P'.startsWith(area))).toBe(true);
      if (type !== 'general') expect(chosen.lines).toContain(type);
      const held = (licence: (typeof chosen.licenceClasses)[number]) => chosen.licenceClasses.includes(licence);
      if (['auto', 'home', 'business', 'commercial-auto', 'specialty'].includes(type))
        expect(held('GENERAL')).toBe(true);
      if (['travel', 'supervisa', 'group-benefits'].includes(type)) expect(held('ACCIDENT_SICKNESS')).toBe(true);
      if (type === 'life') expect(held('LIFE')).toBe(true);
      if (type === 'group-benefits' && answers.wanted.includes('life')) expect(held('LIFE')).toBe(true);
      if (type === 'life' && answers.lifeExtras.includes('criticalIllness'))
        expect(held('ACCIDENT_SICKNESS')).toBe(true);
      const industry =
        type === 'business'
          ? answers.industry
          : type === 'auto' && answers.paidDriving.includes('rideshare')
            ? 'rideshare'
            : null;
      if (industry && chosen.industries.length > 0) expect(chosen.industries).toContain(industry);
    }),
    { numRuns: 1_000 },
  );
  // Otherwise the property says nothing.
  expect(chosenOnes).toBeGreaterThan(300);
});

it('makes the same choice for the same seed, in any order of the brokers', () => {
  fc.assert(
    fc.property(brokers, anyRequest, fc.string(), (candidates, { request }, seed) => {
      const chosen = choose(candidates, request, seed);
      expect(choose(candidates.toReversed(), request, seed)).toEqual(chosen);
      expect(choose(structuredClone(candidates), request, seed)).toEqual(chosen);
    }),
  );
});

it('gives equal brokers shares of 1,000 requests that differ by less than 10%, whatever the seeds', () => {
  const equal = (index: number): BrokerCandidate => ({
    brokerId: `broker-${index}`,
    name: `Broker ${index}`,
    active: true,
    licenceClasses: ['GENERAL'],
    licenceExpiresOn: '2027-06-30',
    licenceVerified: true,
    lines: ['business'],
    industries: [],
    areas: ['T'],
    languages: ['en'],
    capacity: 500,
    openCases: 0,
    openOffers: 0,
    awayUntil: null,
    daysOff: [],
    lastOfferedAt: null,
  });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.string(), (count, seed) => {
      const field = Array.from({ length: count }, (_, index) => equal(index));
      const got = new Map(field.map(({ brokerId }) => [brokerId, 0]));
      for (let serial = 0; serial < 1_000; serial++) {
        const industry = industrySchema.options[serial % industrySchema.options.length];
        const chosen = choose(field, requestFor('business', { industry }), `${seed}-${serial}`);
        if (!chosen) throw new Error('nobody was chosen');
        got.set(chosen.brokerId, (got.get(chosen.brokerId) ?? 0) + 1);
        Object.assign(chosen, { lastOfferedAt: serial + 1 });
      }
      const shares = [...got.values()];
      expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(1.1);
    }),
    { numRuns: 8 },
  );
});

it('reads each broker once per request, so that the work grows with their number and not with its square', () => {
  let reads = 0;
  const counted = (index: number): BrokerCandidate =>
    new Proxy(
      {
        brokerId: `broker-${index}`,
        name: '',
        active: true,
        licenceClasses: ['GENERAL'],
        licenceExpiresOn: '2027-06-30',
        licenceVerified: true,
        lines: ['auto'],
        industries: [],
        areas: ['T2'],
        languages: ['en'],
        capacity: 50,
        openCases: index % 40,
        openOffers: 0,
        awayUntil: null,
        daysOff: [],
        lastOfferedAt: index,
      },
      {
        get(target, key, receiver) {
          reads += 1;
          return Reflect.get(target, key, receiver);
        },
      },
    );
  const readsFor = (count: number) => {
    const field = Array.from({ length: count }, (_, index) => counted(index));
    reads = 0;
    const rivals = field.filter((one) => isEligible(requestFor('auto', {}), one, today));
    bestOf(scoreBrokers(requestFor('auto', {}), rivals, weights), 'seed');
    return reads;
  };
  expect(readsFor(500) / readsFor(50)).toBeCloseTo(10, 0);
});
