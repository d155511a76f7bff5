/**
 * Who of the eligible fits best, out of 100 points. Whole points, so that no rounding of a machine decides. Place and
 * language only add points and nothing about the person counts but the language asked for: the score must not
 * discriminate.
 */
import type { MatchingWeights } from '#shared/settings/schema.ts';
import { type BrokerCandidate, type MatchRequest, servedArea } from './filters.ts';
import type { ScorePart } from './schema.ts';

const FSA_LENGTH = 3;

function speaks(broker: BrokerCandidate, language: string): boolean {
  return broker.languages.some((spoken) => spoken.toLowerCase() === language.toLowerCase());
}

/** When the last offer went out, as a number that sorts; never is before everything. */
function lastOffer(broker: BrokerCandidate): number {
  return broker.lastOfferedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(broker.lastOfferedAt);
}

function fairnessPart(broker: BrokerCandidate, rivals: readonly BrokerCandidate[], outOf: number): ScorePart {
  const longerWaiting = rivals.filter((rival) => lastOffer(rival) < lastOffer(broker)).length;
  const points = Math.round(outOf * (1 - longerWaiting / Math.max(1, rivals.length - 1)));
  const reason =
    longerWaiting === 0
      ? 'Has waited longest for an offer.'
      : `${longerWaiting} of the others waited longer for an offer.`;
  return { part: 'fairness', points, outOf, reason };
}

/** The points of one eligible broker among all eligible ones (`rivals` includes the broker). */
export function scoreBroker(
  request: MatchRequest,
  broker: BrokerCandidate,
  rivals: readonly BrokerCandidate[],
  weights: MatchingWeights,
): ScorePart[] {
  const free = Math.max(0, broker.capacity - broker.openCases);
  const area = servedArea(broker.areas, request.postalPrefix) ?? '';
  const speaksIt = speaks(broker, request.language);
  return [
    {
      part: 'capacity',
      points: broker.capacity > 0 ? Math.round((weights.capacity * free) / broker.capacity) : 0,
      outOf: weights.capacity,
      reason: `Room for ${free} of ${broker.capacity} cases.`,
    },
    {
      part: 'language',
      points: speaksIt ? weights.language : 0,
      outOf: weights.language,
      reason: speaksIt ? 'Speaks the language asked for.' : 'Does not list the language asked for.',
    },
    fairnessPart(broker, rivals, weights.fairness),
    {
      part: 'area',
      points: Math.round((weights.area * Math.min(area.length, FSA_LENGTH)) / FSA_LENGTH),
      outOf: weights.area,
      reason: `Lists the area as ${area}.`,
    },
  ];
}

/** FNV-1a with the final mixing of MurmurHash3, so that one different letter of the seed changes the order. */
export function drawNumber(seed: string, brokerId: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}:${brokerId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
