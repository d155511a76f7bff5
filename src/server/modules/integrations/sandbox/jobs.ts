import { defineJob } from '#server/platform/jobs/definition.ts';

/** The simulated broker and client do their next step on a case of the sandbox. */
export const actInSandboxJob = defineJob<{ caseId: string }>('sandbox.act');
