import { filterBroker, isFromBeyond, type MatchRequest } from '#shared/assignment/filters.ts';
import type { MatchFilter } from '#shared/assignment/schema.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';

/** What the law and the account require. Area, capacity and absence apply to new work, which a returning case is not. */
const licensing: readonly MatchFilter[] = ['active', 'licence_class', 'licence_expiry', 'licence_verified', 'line'];

/**
 * Why a broker cannot take over a case, in the words of matching; empty when nothing prevents it. A broker who declined an offer
 * earlier may still take over the case from a colleague.
 */
export function takeOverRefusals(
  request: MatchRequest,
  broker: BrokerCandidate,
  today: string,
  { comesBack = false }: { comesBack?: boolean } = {},
): string[] {
  return filterBroker({ ...request, excludedBrokerIds: [] }, broker, today)
    .filter(({ filter, passed }) => !passed && (!comesBack || licensing.includes(filter)))
    .filter(({ filter }) => filter !== 'area' || !isFromBeyond(request))
    .map(({ reason }) => reason);
}
