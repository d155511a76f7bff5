import { defineJob } from '#server/platform/jobs/definition.ts';

export const runImportJob = defineJob<{ importId: string }>('import.run', { expireSeconds: 600 });
export const undoImportJob = defineJob<{ importId: string }>('import.undo', { expireSeconds: 600 });
