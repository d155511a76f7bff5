/** What both ends of the typed API agree on. */

/** Maximum calls in one tRPC batch: the client splits longer ones, the server refuses them. */
export const MAX_BATCH = 10;
