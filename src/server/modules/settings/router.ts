import { adminProcedure, publicProcedure, router } from '#server/platform/trpc/init.ts';
import { sessionLivesSetting } from '#shared/platform/session-lives.ts';
import {
  compensationSetting,
  compensationViewSchema,
  disclosureSchema,
  saveCompensationInputSchema,
} from '#shared/settings/compensation.ts';
import { insurersSetting, insurersViewSchema, saveInsurersInputSchema } from '#shared/settings/insurers.ts';
import { providersSetting, providersViewSchema, saveProvidersInputSchema } from '#shared/settings/providers.ts';
import {
  closuresEffectInputSchema,
  closuresEffectSchema,
  hoursSchema,
  saveClosuresInputSchema,
  savedSettingSchema,
  saveSessionsInputSchema,
  sessionsSchema,
} from '#shared/settings/schema.ts';
import { saveClosures, saveSessions, saveSetting } from './commands.ts';
import { getDisclosure } from './compensation/queries.ts';
import { getProviders } from './providers/queries.ts';
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

  compensation: adminProcedure.output(compensationViewSchema).query(({ ctx }) => getSetting(ctx, compensationSetting)),
  saveCompensation: adminProcedure
    .input(saveCompensationInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) =>
      saveSetting(ctx, ctx.viewer, compensationSetting, input, { label: 'How we are paid' }),
    ),
  /** For the forms that send a request: a page of the build could not know what was chosen since. */
  disclosure: publicProcedure.output(disclosureSchema).query(({ ctx }) => ({ statement: getDisclosure(ctx) })),

  insurers: adminProcedure.output(insurersViewSchema).query(({ ctx }) => getSetting(ctx, insurersSetting)),
  saveInsurers: adminProcedure
    .input(saveInsurersInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) => saveSetting(ctx, ctx.viewer, insurersSetting, input, { label: 'Insurers' })),

  providers: adminProcedure.output(providersViewSchema).query(({ ctx }) => getProviders(ctx)),
  saveProviders: adminProcedure
    .input(saveProvidersInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) =>
      saveSetting(ctx, ctx.viewer, providersSetting, input, { label: 'Service providers' }),
    ),
});
