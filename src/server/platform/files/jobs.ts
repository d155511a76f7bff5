import { defineJob } from '#server/platform/jobs/definition.ts';

/** Deletes what is stored under a key, unless it belongs to a document. */
export const sweepContentJob = defineJob<{ storageKey: string }>('document.sweep');
