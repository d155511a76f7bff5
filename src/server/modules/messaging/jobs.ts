import { defineJob } from '#server/platform/jobs/definition.ts';

/** Runs at the time of a scheduled message. */
export const sendScheduledJob = defineJob<{ scheduledId: string }>('message.scheduled');
