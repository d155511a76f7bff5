import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { sessionLivesSetting } from '#shared/platform/session-lives.ts';
import {
  closuresEffectInputSchema,
  closuresEffectSchema,
  hoursSchema,
  saveClosuresInputSchema,
  savedSettingSchema,
  saveSessionsInputSchema,
  sessionsSchema,
} from '#shared/settings/schema.ts';
import { saveClosures, saveSessions } from './commands.ts';
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

  sessions: adminProcedure.output(sessionsSchema).query(({ ctx }) => getSetting(ctx, sessionLivesSetting)),
  saveSessions: adminProcedure
    .input(saveSessionsInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) => saveSessions(ctx, ctx.viewer, input)),
});
