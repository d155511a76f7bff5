import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  answerPrivacyInputSchema,
  correctPersonInputSchema,
  erasePersonInputSchema,
  listPrivacyDeskInputSchema,
  privacyDeskDetailSchema,
  privacyDeskIdInputSchema,
  privacyDeskListSchema,
  refusePrivacyInputSchema,
} from '#shared/privacy/desk-schema.ts';
import { answerRequest, correctPerson, erasePerson, refuseRequest } from './commands.ts';
import { findPrivacyDesk, getPrivacyDesk } from './queries.ts';

export const privacyDeskRouter = router({
  list: adminProcedure
    .input(listPrivacyDeskInputSchema)
    .output(privacyDeskListSchema)
    .query(({ ctx, input }) => findPrivacyDesk(ctx, input)),
  get: adminProcedure
    .input(privacyDeskIdInputSchema)
    .output(privacyDeskDetailSchema)
    .query(({ ctx, input }) => getPrivacyDesk(ctx, input.requestId)),
  answer: adminProcedure
    .input(answerPrivacyInputSchema)
    .output(privacyDeskDetailSchema)
    .mutation(({ ctx, input }) => answerRequest(ctx, ctx.viewer, input)),
  refuse: adminProcedure
    .input(refusePrivacyInputSchema)
    .output(privacyDeskDetailSchema)
    .mutation(({ ctx, input }) => refuseRequest(ctx, ctx.viewer, input)),
  correct: adminProcedure
    .input(correctPersonInputSchema)
    .output(privacyDeskDetailSchema)
    .mutation(({ ctx, input }) => correctPerson(ctx, ctx.viewer, input)),
  erase: adminProcedure
    .input(erasePersonInputSchema)
    .output(privacyDeskDetailSchema)
    .mutation(({ ctx, input }) => erasePerson(ctx, ctx.viewer, input)),
});
