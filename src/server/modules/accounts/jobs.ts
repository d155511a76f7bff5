import { defineJob } from '#server/platform/jobs/definition.ts';

/** The address, sealed: it may belong to someone we do not know. */
export const mailResetLinkJob = defineJob<{ sealed: string }>('password.forgot');
