/** Cases that are the same request. Part of `cases` in the contract. */
import { mergeCases, unmergeCase } from '#server/modules/duplicates/commands.ts';
import { findDuplicates } from '#server/modules/duplicates/queries.ts';
import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import { duplicateListSchema, mergeCasesInputSchema, unmergeCaseInputSchema } from '#shared/cases/move-schema.ts';
import { caseIdInputSchema, commandReceiptSchema } from '#shared/cases/views.ts';

export const caseDuplicatesRouter = router({
  duplicates: brokerProcedure
    .input(caseIdInputSchema)
    .output(duplicateListSchema)
    .query(({ ctx, input }) => findDuplicates(ctx, ctx.viewer, input.caseId)),

  merge: brokerProcedure
    .input(mergeCasesInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => mergeCases(ctx, ctx.viewer, input)),

  unmerge: brokerProcedure
    .input(unmergeCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => unmergeCase(ctx, ctx.viewer, input)),
});
