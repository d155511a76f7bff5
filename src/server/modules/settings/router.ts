import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  closuresEffectInputSchema,
  closuresEffectSchema,
  hoursSchema,
  matchingSchema,
  saveClosuresInputSchema,
  savedSettingSchema,
  saveMatchingInputSchema,
  saveSessionsInputSchema,
  saveTemplatesInputSchema,
  sessionsSchema,
  templatesSchema,
} from '#shared/settings/sections.ts';
import { saveClosures, saveMatching, saveSessions, saveTemplates } from './commands.ts';
import { describeClosures, getHours, getSetting } from './queries.ts';

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
  saveMatching: adminProcedure
    .input(saveMatchingInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) => saveMatching(ctx, ctx.viewer, input)),
});
