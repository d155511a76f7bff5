import { defineJob } from '#server/platform/jobs/definition.ts';

/** Runs at the time of a scheduled message. */
export const sendScheduledJob = defineJob<{ scheduledId: string }>('message.scheduled');

/** Runs when the next follow-up to a client is due. */
export const followUpJob = defineJob<{ followUpId: string }>('message.follow-up');
