import { defineJob } from '#server/platform/jobs/definition.ts';

/** Deletes what lies under a key, unless a document lives there. */
export const sweepContentJob = defineJob<{ storageKey: string }>('document.sweep');
