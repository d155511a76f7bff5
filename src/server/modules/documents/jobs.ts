import { defineJob } from '#server/platform/jobs/definition.ts';

/** A large file takes the scanner minutes. */
export const scanDocumentJob = defineJob<{ versionId: string }>('document.scan', { expireSeconds: 600 });

/** Asks for documents again: in the morning, and twice more for what failed then. Nobody is reminded twice of the same. */
export const remindOfDocumentsJob = defineJob('document.remind', {
  schedule: { cron: '30 8,10,13 * * *', onTheWall: true },
});
