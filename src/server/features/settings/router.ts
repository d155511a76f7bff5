import { saveClosures, saveMatching, saveSessions, saveTemplates } from '#server/features/settings/commands.ts';
import {
  describeClosures,
  dryRun,
  findTemplates,
  getHours,
  getSetting,
  tryRequest,
} from '#server/features/settings/queries.ts';
import { adminProcedure, brokerProcedure, router } from '#server/trpc/init.ts';
import {
  closuresEffectInputSchema,
  closuresEffectSchema,
  dryRunInputSchema,
  dryRunSchema,
  hoursSchema,
  matchingSchema,
  saveClosuresInputSchema,
  savedSettingSchema,
  saveMatchingInputSchema,
  saveSessionsInputSchema,
  saveTemplatesInputSchema,
  sessionsSchema,
  templatesOfInputSchema,
  templatesOfSchema,
  templatesSchema,
  tryRequestInputSchema,
  tryRequestSchema,
} from '#shared/settings/sections.ts';

export const settingsRouter = router({
  hours: adminProcedure.output(hoursSchema).query(({ ctx }) => getHours(ctx)),
  closuresEffect: adminProcedure
    .input(closuresEffectInputSchema)
    .output(closuresEffectSchema)
    .query(({ ctx, input }) => describeClosures(ctx, input)),
  saveClosures: adminProcedure
    .input(saveClosuresInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) => saveClosures(ctx, ctx.viewer, input)),

  templates: adminProcedure.output(templatesSchema).query(({ ctx }) => getSetting(ctx, 'requestTemplates')),
  /** For whoever asks a client for a document. */
  templatesOf: brokerProcedure
    .input(templatesOfInputSchema)
    .output(templatesOfSchema)
    .query(({ ctx, input }) => findTemplates(ctx, input.type)),
  saveTemplates: adminProcedure
    .input(saveTemplatesInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) => saveTemplates(ctx, ctx.viewer, input)),

  sessions: adminProcedure.output(sessionsSchema).query(({ ctx }) => getSetting(ctx, 'sessions')),
  saveSessions: adminProcedure
    .input(saveSessionsInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) => saveSessions(ctx, ctx.viewer, input)),

  matching: adminProcedure.output(matchingSchema).query(({ ctx }) => getSetting(ctx, 'matching')),
  dryRun: adminProcedure
    .input(dryRunInputSchema)
    .output(dryRunSchema)
    .query(({ ctx, input }) => dryRun(ctx, input.weights)),
  tryRequest: adminProcedure
    .input(tryRequestInputSchema)
    .output(tryRequestSchema)
    .query(({ ctx, input }) => tryRequest(ctx, input)),
  saveMatching: adminProcedure
    .input(saveMatchingInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) => saveMatching(ctx, ctx.viewer, input)),
});
