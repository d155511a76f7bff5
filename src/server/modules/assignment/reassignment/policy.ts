import { filterBroker, type MatchRequest } from '#shared/assignment/filters.ts';
import type { MatchFilter } from '#shared/assignment/schema.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';

/** What the law and the account ask for. Area, room and absence are about new work; a case that comes back is none. */
const licensing: readonly MatchFilter[] = ['active', 'licence_class', 'licence_expiry', 'licence_verified', 'line'];

/**
 * Why a broker cannot take a case over, in the words of matching; empty when nothing speaks against it. Who declined an offer
 * long ago may still take the case over from a colleague.
 */
export function takeOverRefusals(
  request: MatchRequest,
  broker: BrokerCandidate,
  today: string,
  { comesBack = false }: { comesBack?: boolean } = {},
): string[] {
  return filterBroker({ ...request, excludedBrokerIds: [] }, broker, today)
    .filter(({ filter, passed }) => !passed && (!comesBack || licensing.includes(filter)))
    .map(({ reason }) => reason);
}
