import { defineJob } from '#server/platform/jobs/definition.ts';

/** Runs shortly before a call. */
export const remindOfCallbackJob = defineJob<{ callbackId: string }>('callback.remind');
