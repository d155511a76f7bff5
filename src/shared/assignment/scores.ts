/**
 * Which eligible broker fits best, out of 100 points. Whole points, so that rounding never decides. Location and
 * language only add points, and nothing about the person counts except the language requested: the score must not
 * discriminate.
 */

import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { areasAround, freePlaces, type MatchRequest, servedArea } from './filters.ts';
import type { RankedBroker, ScorePart } from './schema.ts';
import type { MatchingWeights } from './weights.ts';

const FSA_LENGTH = 3;

/** The facts about an eligible broker that are scored. */
export type Rival = Pick<
  BrokerCandidate,
  'brokerId' | 'areas' | 'languages' | 'capacity' | 'openCases' | 'openOffers' | 'lastOfferedAt'
>;
export type ScoreFacts = Omit<RankedBroker, 'score'>;

/** The facts each broker's points are computed from. Sorted once, so the cost does not grow with the square of the brokers. */
export function scoreFacts(request: MatchRequest, rivals: readonly Rival[]): ScoreFacts[] {
  const language = request.language.toLowerCase();
  const around = areasAround(request.postalPrefix);
  // Never offered sorts before any date.
  const offers = rivals.map(({ lastOfferedAt }) => lastOfferedAt ?? 0);
  const waitedLonger = new Map<number, number>();
  for (const [index, at] of offers.toSorted((one, other) => one - other).entries())
    if (!waitedLonger.has(at)) waitedLonger.set(at, index);
  return rivals.map((rival, index) => ({
    brokerId: rival.brokerId,
    free: freePlaces(rival),
    capacity: rival.capacity,
    speaks: rival.languages.includes(language),
    area: servedArea(rival.areas, around) ?? '',
    waitedLonger: waitedLonger.get(offers[index] ?? 0) ?? 0,
  }));
}

/** @param eligible how many brokers met every rule */
function pointsOf(facts: ScoreFacts, eligible: number, weights: MatchingWeights): Record<ScorePart['part'], number> {
  const { free, capacity, speaks, area, waitedLonger } = facts;
  return {
    capacity: capacity > 0 ? Math.round((weights.capacity * free) / capacity) : 0,
    language: speaks ? weights.language : 0,
    fairness: Math.round(weights.fairness * (1 - waitedLonger / Math.max(1, eligible - 1))),
    area: Math.round((weights.area * Math.min(area.length, FSA_LENGTH)) / FSA_LENGTH),
  };
}

export function scoreOf(facts: ScoreFacts, eligible: number, weights: MatchingWeights): number {
  const { capacity, language, fairness, area } = pointsOf(facts, eligible, weights);
  return capacity + language + fairness + area;
}

/** The same points in words. */
export function scoreParts(facts: ScoreFacts, eligible: number, weights: MatchingWeights): ScorePart[] {
  const points = pointsOf(facts, eligible, weights);
  const { free, capacity, speaks, area, waitedLonger } = facts;
  const reasons: Record<ScorePart['part'], string> = {
    capacity: `Can take ${free} more (capacity ${capacity}).`,
    language: speaks ? 'Speaks the requested language.' : 'Doesn’t list the requested language.',
    fairness:
      waitedLonger === 0
        ? 'Has waited the longest for an offer.'
        : `${waitedLonger} other ${waitedLonger === 1 ? 'broker has' : 'brokers have'} waited longer for an offer.`,
    area: `Serves postal codes starting with ${area}.`,
  };
  return (['capacity', 'language', 'fairness', 'area'] as const).map((part) => ({
    part,
    points: points[part],
    outOf: weights[part],
    reason: reasons[part],
  }));
}

/** FNV-1a with MurmurHash3's finalizer, so that changing one letter of the seed changes the order. */
export function drawNumber(seed: string, brokerId: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}:${brokerId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
