import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  retentionPreviewSchema,
  retentionRunsSchema,
  retentionStartedSchema,
} from '#shared/privacy/retention/schema.ts';
import { startRetention } from './commands.ts';
import { findRetentionRuns, previewRetention } from './queries.ts';

/** The periods themselves are published in the privacy policy and cannot be changed here. */
export const retentionRouter = router({
  preview: adminProcedure.output(retentionPreviewSchema).query(({ ctx }) => previewRetention(ctx)),
  runs: adminProcedure.output(retentionRunsSchema).query(({ ctx }) => findRetentionRuns(ctx.db)),
  run: adminProcedure.output(retentionStartedSchema).mutation(({ ctx }) => startRetention(ctx, ctx.viewer)),
});
