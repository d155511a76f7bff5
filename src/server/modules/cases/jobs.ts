import { defineJob } from '#server/platform/jobs/definition.ts';

/** How many requests are routed at once, by all processes together. */
export const ROUTED_AT_ONCE = 2;

/** Finds a broker. */
export const routeCaseJob = defineJob<{ caseId: string }>('case.route', {
  // The last of a batch waits for the others. More at once would only keep connections waiting for a slot.
  expireSeconds: 300,
  atOnce: ROUTED_AT_ONCE,
});

/** Finds the clocks to tell of. Five minutes are little against the hours of a clock. */
export const findClocksJob = defineJob('case.clocks', { schedule: { cron: '*/5 * * * *' } });
export const tellClockJob = defineJob<{ caseId: string }>('case.clock');

/** Shortly before an offer ends. */
export const warnOfOfferJob = defineJob<{ offerId: string }>('offer.warn');

/** Counts the days the charts of the overview show. They tell of today as it was minutes ago. */
export const countDaysJob = defineJob('counts.fill', { expireSeconds: 1_800, schedule: { cron: '*/10 * * * *' } });
