import { defineJob } from '#server/platform/jobs/definition.ts';

/** Shortly before a call. */
export const remindOfCallbackJob = defineJob<{ callbackId: string }>('callback.remind');
