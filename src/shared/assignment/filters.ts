/**
 * Who may be offered a request at all. Each filter always gives a reason, passed or not, so that a broker's "why not me" has
 * an answer.
 */
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { type LicenceClass, licenceClassLabels } from '#shared/brokers/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { industryWords } from '#shared/lines/industries.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import type { Placing } from '#shared/lines/placing.ts';
import { beyondAlberta } from '#shared/platform/place.ts';
import type { FilterResult } from './schema.ts';

export type MatchRequest = Placing & {
  type: CaseType;
  /** The first three characters of the postal code, such as `T2P`; a full postal code works as well. */
  postalPrefix: string;
  language: string;
  /** Brokers who declined this request or let the offer expire. */
  excludedBrokerIds: readonly string[];
};

function postal(code: string): string {
  return code.replace(/\s/g, '').toUpperCase();
}

/** Every area that contains this postal code, the largest first: `T`, `T2`, `T2P` for `t2p`. */
export function areasAround(postalPrefix: string): string[] {
  const code = postal(postalPrefix);
  return Array.from(code, (_, index) => code.slice(0, index + 1));
}

/** The most specific of the broker's areas that contains the postal code, or `null`. */
export function servedArea(areas: readonly string[], around: readonly string[]): string | null {
  return around.findLast((area) => areas.includes(area)) ?? null;
}

/** Remaining capacity; never negative, even when the broker holds more than they want. */
export function freePlaces({
  capacity,
  openCases,
  openOffers,
}: Pick<BrokerCandidate, 'capacity' | 'openCases' | 'openOffers'>): number {
  return Math.max(0, capacity - openCases - openOffers);
}

/** "3 of 5 places taken (2 open requests, 1 open offer)" */
export function placesWords({
  capacity,
  openCases,
  openOffers,
}: Pick<BrokerCandidate, 'capacity' | 'openCases' | 'openOffers'>): string {
  const cases = `${openCases} open ${openCases === 1 ? 'request' : 'requests'}`;
  const offers = openOffers === 0 ? '' : `, ${openOffers} open ${openOffers === 1 ? 'offer' : 'offers'}`;
  return `${openCases + openOffers} of ${capacity} ${capacity === 1 ? 'place' : 'places'} taken (${cases}${offers})`;
}

/** "the General licence", "the Accident and Sickness and Life licences" */
export function licenceWords(classes: readonly LicenceClass[]): string {
  if (classes.length === 0) return 'an insurance licence';
  const names = classes.map((one) => licenceClassLabels[one]);
  return `the ${names.join(' and ')} ${names.length === 1 ? 'licence' : 'licences'}`;
}

function licenceFilter(request: MatchRequest, broker: BrokerCandidate): FilterResult {
  const missing = request.licences.filter((needed) => !broker.licenceClasses.includes(needed));
  const passed = missing.length === 0 && broker.licenceClasses.length > 0;
  const reason = passed
    ? `Holds ${licenceWords(request.licences)}.`
    : `Doesn’t hold ${licenceWords(missing)}${missing.length < request.licences.length ? ', which the answers ask for' : ''}.`;
  return { filter: 'licence_class', passed, reason };
}

function areaFilter(request: MatchRequest, broker: BrokerCandidate): FilterResult {
  const area = servedArea(broker.areas, areasAround(request.postalPrefix));
  const reason = area
    ? `Serves ${area}, which includes ${postal(request.postalPrefix)}.`
    : `Doesn’t serve ${postal(request.postalPrefix) || 'requests without a postal code'}.`;
  return { filter: 'area', passed: area !== null, reason };
}

function lineFilter(request: MatchRequest, broker: BrokerCandidate): FilterResult {
  // A general question has no line, so every broker can answer it.
  const passed = request.type === 'general' || broker.lines.includes(request.type);
  const reason =
    request.type === 'general'
      ? 'A general question fits any line.'
      : `${passed ? 'Works' : 'Doesn’t work'} in ${lineLabels[request.type]}.`;
  return { filter: 'line', passed, reason };
}

function industryFilter({ industry }: MatchRequest, broker: BrokerCandidate): FilterResult {
  const everything = broker.industries.length === 0;
  const passed = industry === null || everything || broker.industries.includes(industry);
  const reason =
    industry === null
      ? 'The request isn’t tied to an industry.'
      : everything
        ? 'Places every industry.'
        : `${passed ? 'Places' : 'Doesn’t place'} ${industryWords[industry]}.`;
  return { filter: 'industry', passed, reason };
}

/**
 * Every filter with its reason, always all of them and in the same order. `today` is `YYYY-MM-DD` in the site's zone. The same rules in SQL
 * are in `modules/assignment/routing/policy.ts`; a test checks that both agree for any broker and any request.
 */
export function filterBroker(request: MatchRequest, broker: BrokerCandidate, today: string): FilterResult[] {
  const unexpired = broker.licenceExpiresOn >= today;
  const room = freePlaces(broker) > 0;
  const away = broker.awayUntil !== null && today < broker.awayUntil;
  const off = broker.daysOff.includes(today);
  const excluded = request.excludedBrokerIds.includes(broker.brokerId);
  return [
    { filter: 'active', passed: broker.active, reason: `The account is ${broker.active ? 'active' : 'disabled'}.` },
    licenceFilter(request, broker),
    {
      filter: 'licence_expiry',
      passed: unexpired,
      reason: `The licence ${unexpired ? 'is valid until' : 'expired on'} ${broker.licenceExpiresOn}.`,
    },
    {
      filter: 'licence_verified',
      passed: broker.licenceVerified,
      reason: broker.licenceVerified ? 'The licence is verified.' : 'The licence isn’t verified yet.',
    },
    lineFilter(request, broker),
    industryFilter(request, broker),
    areaFilter(request, broker),
    {
      filter: 'capacity',
      passed: room,
      reason: `${room ? 'Has capacity' : 'At capacity'}: ${placesWords(broker)}.`,
    },
    {
      filter: 'away',
      passed: !away && !off,
      reason: away ? `Away until ${broker.awayUntil}.` : off ? 'Has the day off.' : 'Not away.',
    },
    {
      filter: 'excluded',
      passed: !excluded,
      reason: excluded
        ? 'Already declined this request or let the offer expire.'
        : 'Hasn’t been offered this request before.',
    },
  ];
}

/**
 * Whether an administrator may pass over where a broker works: areas are Alberta's, so no broker serves a request from beyond, and one
 * may still be able to help, for example with a home in Alberta.
 */
export function isFromBeyond(request: MatchRequest): boolean {
  return beyondAlberta(request.postalPrefix || null) !== null;
}

/** The guards for claiming and assigning: the same filters, without ranking. */
export function isEligible(request: MatchRequest, broker: BrokerCandidate, today: string): boolean {
  return filterBroker(request, broker, today).every(({ passed }) => passed);
}
