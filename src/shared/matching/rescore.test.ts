import { expect, it } from 'vitest';
import type { MatchingWeights } from '#shared/settings/schema.ts';
import { settingDefaults } from '#shared/settings/schema.ts';
import type { BrokerCandidate } from './filters.ts';
import { rescoreDecision } from './rescore.ts';
import { matchBroker } from './rules.ts';

function broker(brokerId: string, changes: Partial<BrokerCandidate> = {}): BrokerCandidate {
  return {
    brokerId,
    name: brokerId,
    active: true,
    licenceClasses: ['GENERAL'],
    licenceExpiresOn: '2030-01-01',
    licenceVerified: true,
    lines: ['auto'],
    areas: ['T'],
    languages: ['en'],
    capacity: 10,
    openCases: 0,
    awayUntil: null,
    lastOfferedAt: null,
    ...changes,
  };
}

const request = { type: 'auto', postalPrefix: 'T2P', language: 'fr', excludedBrokerIds: [] } as const;
const candidates = [
  broker('roomy'),
  broker('french', { openCases: 6, languages: ['fr'] }),
  broker('away', { active: false }),
];

function decide(weights: MatchingWeights) {
  return matchBroker({ request, candidates, today: '2026-11-22', seed: 'seed', weights });
}

it('agrees with the decision itself under the same weights, and with a new one under others', () => {
  for (const weights of [
    settingDefaults.matching,
    { capacity: 90, language: 5, fairness: 5, area: 0 },
    { capacity: 5, language: 90, fairness: 5, area: 0 },
  ]) {
    const chosen = rescoreDecision(decide(settingDefaults.matching).candidates, weights, 'seed');
    expect(chosen?.brokerId).toBe(decide(weights).chosenId);
  }
});

it('never chooses somebody who failed a filter, and nobody when all did', () => {
  const failed = decide(settingDefaults.matching).candidates.filter(({ eligible }) => !eligible);
  expect(rescoreDecision(failed, settingDefaults.matching, 'seed')).toBeNull();
});

it('says that it does not know when a part gave no points at all', () => {
  const { candidates: stored } = decide({ capacity: 100, language: 0, fairness: 0, area: 0 });
  expect(rescoreDecision(stored, settingDefaults.matching, 'seed')).toBeUndefined();
  expect(rescoreDecision(stored, { capacity: 100, language: 0, fairness: 0, area: 0 }, 'seed')?.brokerId).toBe('roomy');
});
