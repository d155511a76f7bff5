import { startRetention } from '#server/features/retention/commands.ts';
import { findRetentionRuns, previewRetention } from '#server/features/retention/queries.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { retentionPreviewSchema, retentionRunsSchema, retentionStartedSchema } from '#shared/retention/schema.ts';

/** The periods themselves are published in the privacy policy; nobody changes them here. */
export const retentionRouter = router({
  preview: adminProcedure.output(retentionPreviewSchema).query(({ ctx }) => previewRetention(ctx)),
  runs: adminProcedure.output(retentionRunsSchema).query(({ ctx }) => findRetentionRuns(ctx.db)),
  run: adminProcedure.output(retentionStartedSchema).mutation(({ ctx }) => startRetention(ctx, ctx.viewer)),
});
