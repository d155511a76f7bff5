/** What counts toward a broker's capacity, as SQL and in words. The triggers of `broker_loads` count the same; a test compares them. */

import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { type AppError, conflict } from '#server/platform/errors/app-error.ts';
import { placesWords } from '#shared/assignment/filters.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { openStatuses } from '#shared/cases/transitions.ts';

/** A case `c` that is open. */
export const holdsOpenCase = Prisma.sql`c.status::text = ANY(${[...openStatuses]}::text[])`;
/** An open offer `o`. */
export const holdsOpenOffer = Prisma.sql`o.status = 'open'`;

/**
 * Whether one of the broker's offers may become a case. Its own slot is already reserved, and so are those of other offers, which may
 * still be declined: only cases count. It refuses only brokers who lowered their capacity, or got work back in the meantime.
 */
export function mayAccept({ openCases, capacity }: BrokerCandidate): boolean {
  return openCases < capacity;
}

/** For a broker who accepts an offer. */
export function noRoomToAccept(broker: BrokerCandidate): AppError {
  return conflict(
    `You’re at capacity: ${placesWords(broker)}. Raise the limit in your profile or close a request, then accept. You can also decline the offer.`,
  );
}

/** For a broker who claims a request from the pool. */
export function noRoomToClaim(broker: BrokerCandidate): AppError {
  return conflict(
    `You’re at capacity: ${placesWords(broker)}. Raise the limit in your profile, or reply to or close some requests.`,
  );
}
