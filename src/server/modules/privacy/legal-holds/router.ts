import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  legalHoldCaseInputSchema,
  legalHoldListSchema,
  placeLegalHoldInputSchema,
  releaseLegalHoldInputSchema,
} from '#shared/privacy/retention/schema.ts';
import { placeHold, releaseHold } from './commands.ts';
import { findHolds } from './queries.ts';

export const legalHoldsRouter = router({
  list: adminProcedure
    .input(legalHoldCaseInputSchema)
    .output(legalHoldListSchema)
    .query(({ ctx, input }) => findHolds(ctx.db, input.caseId)),
  place: adminProcedure
    .input(placeLegalHoldInputSchema)
    .output(legalHoldListSchema)
    .mutation(({ ctx, input }) => placeHold(ctx, ctx.viewer, input)),
  release: adminProcedure
    .input(releaseLegalHoldInputSchema)
    .output(legalHoldListSchema)
    .mutation(({ ctx, input }) => releaseHold(ctx, ctx.viewer, input)),
});
