/** What takes a place of a broker, as SQL and in words. The triggers of `broker_loads` count the same; a test walks through every step and compares. */

import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { type AppError, conflict } from '#server/platform/errors/app-error.ts';
import { placesWords } from '#shared/assignment/filters.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { openStatuses } from '#shared/cases/transitions.ts';

/** A case `c` that is open. */
export const holdsOpenCase = Prisma.sql`c.status::text = ANY(${[...openStatuses]}::text[])`;
/** An offer `o` that nobody has answered. */
export const holdsOpenOffer = Prisma.sql`o.status = 'open'`;

/**
 * Whether one of the broker's offers may become a case. Its own place is held already, and so are those of other offers, which may still be
 * declined: the cases alone count. Only who wants fewer than before, or got work back meanwhile, is refused.
 */
export function mayAccept({ openCases, capacity }: BrokerCandidate): boolean {
  return openCases < capacity;
}

/** For the broker who accepts. */
export function noRoomToAccept(broker: BrokerCandidate): AppError {
  return conflict(
    `You have no room for this request: ${placesWords(broker)}. Raise the number of requests in your profile or close one, then accept; or decline the offer.`,
  );
}

/** For the broker who takes a request from the pool. */
export function noRoomToClaim(broker: BrokerCandidate): AppError {
  return conflict(
    `You have no room for another request: ${placesWords(broker)}. Raise the number of requests in your profile, or answer or close what you have.`,
  );
}
