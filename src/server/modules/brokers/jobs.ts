import { defineJob } from '#server/platform/jobs/definition.ts';

/** Every morning: finds brokers whose licence expires soon. */
export const remindOfLicencesJob = defineJob('licence.remind', {
  schedule: { cron: '15 7 * * *', onTheWall: true, madeUpFor: true },
});
export const tellOfLicenceJob = defineJob<{ brokerId: string }>('licence.tell');
