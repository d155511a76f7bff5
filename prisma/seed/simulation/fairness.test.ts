import { describe, expect, it } from 'vitest';
import { isEligible } from '#shared/assignment/filters.ts';
import { bestOf, scoreBrokers } from '#shared/assignment/rules.ts';
import { matchingWeightsSetting } from '#shared/assignment/weights.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { placingOf } from '#shared/lines/placing.ts';
import { areaShares, moments, someRequest } from './demand.ts';
import { createRandom } from './random.ts';

// A year of made-up demand through the real matching: nobody is favoured and nobody starves. The rules are pure, so no database is needed.
const DAY_MS = 86_400_000;
const begin = new Date('2026-01-01T00:00:00Z');
const end = new Date('2027-01-01T00:00:00Z');
/** How long an accepted request stays open. */
const OPEN_DAYS = 21;

function broker(brokerId: string, changes: Partial<BrokerCandidate> = {}): BrokerCandidate {
  return {
    brokerId,
    name: `Broker ${brokerId}`,
    active: true,
    licenceClasses: ['GENERAL', 'LIFE', 'ACCIDENT_SICKNESS'],
    licenceExpiresOn: '2030-06-30',
    licenceVerified: true,
    lines: [
      'auto',
      'home',
      'business',
      'commercial-auto',
      'life',
      'travel',
      'supervisa',
      'specialty',
      'group-benefits',
    ],
    industries: [],
    areas: Object.keys(areaShares),
    languages: ['en'],
    capacity: 30,
    openCases: 0,
    openOffers: 0,
    awayUntil: null,
    daysOff: [],
    lastOfferedAt: null,
    ...changes,
  };
}

/** Every offer is accepted at once. @returns how many requests each broker got, and how many nobody could take */
function runYear(brokers: readonly BrokerCandidate[], perYear: number, seed = 1) {
  const random = createRandom(seed);
  const field = new Map(brokers.map((one) => [one.brokerId, { ...one }]));
  const closing: { at: number; brokerId: string }[] = [];
  const got = new Map(brokers.map(({ brokerId }) => [brokerId, 0]));
  let unassigned = 0;
  for (const at of moments(begin, end, perYear, random)) {
    while (closing[0] && closing[0].at <= at.getTime()) {
      const done = field.get(closing.shift()?.brokerId ?? '');
      if (done) done.openCases -= 1;
    }
    const { line, answers } = someRequest(random);
    const request = {
      ...placingOf(line, answers),
      type: line,
      postalPrefix: String(answers.postalCode).slice(0, 3),
      language: 'en' as const,
      excludedBrokerIds: [],
    };
    const today = at.toISOString().slice(0, 10);
    const rivals = [...field.values()].filter((one) => isEligible(request, one, today));
    const [best] = bestOf(scoreBrokers(request, rivals, matchingWeightsSetting.initial), `${seed}-${at.toISOString()}`);
    const chosen = best && field.get(best.brokerId);
    if (!chosen) {
      unassigned += 1;
      continue;
    }
    Object.assign(chosen, { openCases: chosen.openCases + 1, lastOfferedAt: at.getTime() });
    closing.push({ at: at.getTime() + OPEN_DAYS * DAY_MS, brokerId: chosen.brokerId });
    got.set(chosen.brokerId, (got.get(chosen.brokerId) ?? 0) + 1);
  }
  return { got: Object.fromEntries(got), unassigned };
}

describe('a year of demand', () => {
  it.each([1, 2, 3])('is shared evenly by equal brokers (seed %i)', (seed) => {
    const { got, unassigned } = runYear(
      ['a', 'b', 'c', 'd', 'e'].map((id) => broker(id)),
      1_000,
      seed,
    );
    expect(unassigned).toBe(0);
    const counts = Object.values(got);
    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.1);
  });

  it('gives a broker with less capacity less work, and never none', () => {
    const { got } = runYear([broker('small', { capacity: 10 }), broker('large', { capacity: 40 })], 600);
    expect(got.small).toBeGreaterThan(60);
    expect(got.large).toBeGreaterThan(got.small ?? 0);
  });

  it('leaves requests unassigned only when every broker is full', () => {
    const { got, unassigned } = runYear([broker('a', { capacity: 5 }), broker('b', { capacity: 5 })], 1_000);
    // Ten places, each free again after three weeks: about 174 in a year.
    const taken = (got.a ?? 0) + (got.b ?? 0);
    expect(taken).toBeGreaterThan(160);
    expect(taken).toBeLessThanOrEqual(180);
    expect(unassigned).toBeGreaterThan(700);
  });

  it('reaches a broker who serves one area only', () => {
    const { got } = runYear([broker('local', { areas: ['T8V'] }), broker('wide')], 1_000);
    expect(got.local).toBeGreaterThan(5);
  });
});
