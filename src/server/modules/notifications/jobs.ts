import { defineJob } from '#server/platform/jobs/definition.ts';

export const sendMailJob = defineJob<{ mailId: string }>('mail.send', {
  // A mail server may take ten minutes to acknowledge (mail-transport.ts), and a second try meanwhile would be a second copy.
  expireSeconds: 900,
  batches: 3,
});

/** Every morning: finds who has something to read. */
export const startDigestsJob = defineJob('digest.start', {
  schedule: { cron: '0 8 * * *', onTheWall: true, madeUpFor: true },
});
export const sendDigestJob = defineJob<{ userId: string }>('digest.send');
