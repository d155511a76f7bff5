import { defineJob } from '#server/platform/jobs/definition.ts';

/** How many requests are routed at once, across all processes. */
export const ROUTED_AT_ONCE = 2;

/** Finds a broker. */
export const routeCaseJob = defineJob<{ caseId: string }>('case.route', {
  // The last of a batch waits for the others. Higher concurrency would only keep connections waiting for a slot.
  expireSeconds: 300,
  atOnce: ROUTED_AT_ONCE,
});

/** Finds the clocks that need a notice. Five minutes are short compared with the hours a clock runs. */
export const findClocksJob = defineJob('case.clocks', { schedule: { cron: '*/5 * * * *' } });
export const tellClockJob = defineJob<{ caseId: string }>('case.clock');

/** Runs shortly before an offer expires. */
export const warnOfOfferJob = defineJob<{ offerId: string }>('offer.warn');

/** Counts the days shown in the overview charts. Today's numbers are minutes old. */
export const countDaysJob = defineJob('counts.fill', { expireSeconds: 1_800, schedule: { cron: '*/10 * * * *' } });
