import { getNumbers } from '#server/modules/brokers/numbers/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Services } from '#server/platform/services.ts';
import { adminProcedure, brokerProcedure, router } from '#server/platform/trpc/init.ts';
import {
  brokerDetailSchema,
  brokerIdInputSchema,
  brokerPageSchema,
  listBrokersInputSchema,
  setAttestationsInputSchema,
  verifyLicenceInputSchema,
} from '#shared/brokers/admin-schema.ts';
import { brokerProfileExample } from '#shared/brokers/examples.ts';
import { brokerNumbersInputSchema, brokerNumbersSchema } from '#shared/brokers/numbers-schema.ts';
import {
  colleaguesSchema,
  licenceFactsSchema,
  ownBrokerProfileSchema,
  searchColleaguesInputSchema,
  setAwayInputSchema,
  workShape,
} from '#shared/brokers/profile-schema.ts';
import { ownHoursSchema, setHoursInputSchema } from '#shared/brokers/working-hours.ts';
import { refusals } from '#shared/platform/rest-failures.ts';
import { setAttestations, setAway, updateLicence, updateWork, verifyLicence } from './commands.ts';
import { findBrokerPage, findColleagues, findOwnProfile, getBroker } from './queries.ts';
import { setHours } from './working-hours/commands.ts';
import { getOwnHours } from './working-hours/queries.ts';

async function ownProfile(ctx: Services & { viewer: Viewer }) {
  return { id: ctx.viewer.id, profile: await findOwnProfile(ctx, ctx.viewer) };
}

export const brokersRouter = router({
  profile: brokerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/brokers/me',
        access: 'cases:read',
        tags: ['brokers'],
        summary: 'Get your own broker profile',
        description:
          'Your id and licence, and the lines and areas you work on. `profile` is null for an administrator.',
        examples: { answer: { id: '01939a3c-5a00-7000-8000-0000000000b0', profile: brokerProfileExample } },
        errorResponses: refusals(),
      },
    })
    .output(ownBrokerProfileSchema)
    .query(({ ctx }) => ownProfile(ctx)),

  updateLicence: brokerProcedure
    .input(licenceFactsSchema)
    .output(ownBrokerProfileSchema)
    .mutation(async ({ ctx, input }) => {
      await updateLicence(ctx, ctx.viewer, input);
      return ownProfile(ctx);
    }),

  updateWork: brokerProcedure
    .input(workShape)
    .output(ownBrokerProfileSchema)
    .mutation(async ({ ctx, input }) => {
      await updateWork(ctx, ctx.viewer, input);
      return ownProfile(ctx);
    }),

  setAway: brokerProcedure
    .input(setAwayInputSchema)
    .output(ownBrokerProfileSchema)
    .mutation(async ({ ctx, input }) => {
      await setAway(ctx, ctx.viewer, input);
      return ownProfile(ctx);
    }),

  hours: brokerProcedure.output(ownHoursSchema).query(({ ctx }) => getOwnHours(ctx, ctx.viewer.id)),

  setHours: brokerProcedure
    .input(setHoursInputSchema)
    .output(ownHoursSchema)
    .mutation(async ({ ctx, input }) => {
      await setHours(ctx, ctx.viewer, input);
      return getOwnHours(ctx, ctx.viewer.id);
    }),

  colleagues: brokerProcedure
    .input(searchColleaguesInputSchema)
    .output(colleaguesSchema)
    .query(async ({ ctx, input }) => ({ colleagues: await findColleagues(ctx, ctx.viewer, input) })),

  numbers: brokerProcedure
    .input(brokerNumbersInputSchema)
    .output(brokerNumbersSchema)
    .query(({ ctx, input }) => getNumbers(ctx, ctx.viewer, input)),

  list: adminProcedure
    .input(listBrokersInputSchema)
    .output(brokerPageSchema)
    .query(({ ctx, input }) => findBrokerPage(ctx, input)),

  get: adminProcedure
    .input(brokerIdInputSchema)
    .output(brokerDetailSchema)
    .query(({ ctx, input }) => getBroker(ctx, input.brokerId)),

  setAttestations: adminProcedure
    .input(setAttestationsInputSchema)
    .output(brokerDetailSchema)
    .mutation(async ({ ctx, input }) => {
      await setAttestations(ctx, ctx.viewer, input);
      return getBroker(ctx, input.brokerId);
    }),

  verifyLicence: adminProcedure
    .input(verifyLicenceInputSchema)
    .output(brokerDetailSchema)
    .mutation(async ({ ctx, input }) => {
      await verifyLicence(ctx, ctx.viewer, input);
      return getBroker(ctx, input.brokerId);
    }),
});
