import { defineJob } from '#server/platform/jobs/definition.ts';

/** The hour of a scheduled message has come. */
export const sendScheduledJob = defineJob<{ scheduledId: string }>('message.scheduled');
