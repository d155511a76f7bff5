import { defineJob } from '#server/platform/jobs/definition.ts';

/** Puts the next subscribers of an issue into the outbox, and comes back until there are none. */
export const newsletterBatchJob = defineJob<{ issueId: string }>('newsletter.batch');

/** Apart from `mail.send` and one at a time: an email that somebody waits for never queues behind an issue. */
export const newsletterMailJob = defineJob<{ mailId: string }>('newsletter.mail', { expireSeconds: 900, atOnce: 1 });
