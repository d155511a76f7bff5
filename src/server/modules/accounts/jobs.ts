import { defineJob } from '#server/platform/jobs/definition.ts';

/** The address, sealed: the one who asked may be nobody we know. */
export const mailResetLinkJob = defineJob<{ sealed: string }>('password.forgot');
