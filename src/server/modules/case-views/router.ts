/** A case and the lists of cases as their client or broker sees them, and what waits for a client. Part of `cases` in the contract. */

import { getCase } from '#server/modules/case-views/detail/queries.ts';
import { findCases } from '#server/modules/case-views/lists/queries.ts';
import { getNeeds } from '#server/modules/case-views/to-dos/queries.ts';
import { router, signedInProcedure } from '#server/platform/trpc/init.ts';
import {
  caseDetailSchema,
  caseIdInputSchema,
  caseListSchema,
  clientNeedsSchema,
  listCasesInputSchema,
} from '#shared/cases/views.ts';

export const caseViewsRouter = router({
  get: signedInProcedure
    .input(caseIdInputSchema)
    .output(caseDetailSchema)
    .query(({ ctx, input }) => getCase(ctx, ctx.viewer, input.caseId)),

  list: signedInProcedure
    .input(listCasesInputSchema)
    .output(caseListSchema)
    .query(({ ctx, input }) => findCases(ctx, ctx.viewer, input)),

  needs: signedInProcedure.output(clientNeedsSchema).query(({ ctx }) => getNeeds(ctx, ctx.viewer)),
});
