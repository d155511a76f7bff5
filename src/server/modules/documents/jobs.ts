import { defineJob } from '#server/platform/jobs/definition.ts';

/** Scanning a large file takes minutes. */
export const scanDocumentJob = defineJob<{ versionId: string }>('document.scan', { expireSeconds: 600 });

/** Reminds clients of requested documents: in the morning, with two later runs for what failed. Each reminder is sent once. */
export const remindOfDocumentsJob = defineJob('document.remind', {
  schedule: { cron: '30 8,10,13 * * *', onTheWall: true },
});
