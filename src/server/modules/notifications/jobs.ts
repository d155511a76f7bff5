import { defineJob } from '#server/platform/jobs/definition.ts';

export const sendMailJob = defineJob<{ mailId: string }>('mail.send', {
  // A mail server may take ten minutes to acknowledge (src/server/platform/email/transport.ts); a retry in that time would send a second copy.
  expireSeconds: 900,
  batches: 3,
});

/** Runs every morning: finds who has a digest to receive. */
export const startDigestsJob = defineJob('digest.start', {
  schedule: { cron: '0 8 * * *', onTheWall: true, madeUpFor: true },
});
export const sendDigestJob = defineJob<{ userId: string }>('digest.send');
