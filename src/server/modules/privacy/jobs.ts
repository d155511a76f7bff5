import { defineJob } from '#server/platform/jobs/definition.ts';

/** Removes what has reached the end of its retention. Runs at night, when nobody is waiting for the database. */
export const runRetentionJob = defineJob('retention.run', {
  expireSeconds: 3_600,
  schedule: { cron: '40 2 * * *', onTheWall: true },
});
