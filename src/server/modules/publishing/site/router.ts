import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  publishedAnswerSchema,
  publishSiteInputSchema,
  restoreSiteInputSchema,
  saveSiteDraftInputSchema,
  siteEditorSchema,
  siteHistoryInputSchema,
  siteHistorySchema,
} from '#shared/publishing/site/views.ts';
import { savedSettingSchema } from '#shared/settings/schema.ts';
import { publishSite, restoreSite, saveSiteDraft } from './commands.ts';
import { getSiteEditor, listSiteRevisions } from './queries.ts';

export const siteRouter = router({
  get: adminProcedure.output(siteEditorSchema).query(({ ctx }) => getSiteEditor(ctx)),
  saveDraft: adminProcedure
    .input(saveSiteDraftInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) => saveSiteDraft(ctx, ctx.viewer, input)),
  publish: adminProcedure
    .input(publishSiteInputSchema)
    .output(publishedAnswerSchema)
    .mutation(({ ctx, input }) => publishSite(ctx, ctx.viewer, input)),
  history: adminProcedure
    .input(siteHistoryInputSchema)
    .output(siteHistorySchema)
    .query(({ ctx, input }) => listSiteRevisions(ctx, input.cursor)),
  restore: adminProcedure
    .input(restoreSiteInputSchema)
    .output(publishedAnswerSchema)
    .mutation(({ ctx, input }) => restoreSite(ctx, ctx.viewer, input)),
});
