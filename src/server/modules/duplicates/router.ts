/** Cases that are the same request. Part of `cases` in the contract. */
import { compareAnswers } from '#server/modules/duplicates/answers/queries.ts';
import { joinOwnCases, mergeCases, unmergeCase } from '#server/modules/duplicates/commands.ts';
import { findDuplicates, findJoinTargets } from '#server/modules/duplicates/queries.ts';
import { brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import {
  compareAnswersInputSchema,
  comparedAnswersSchema,
  duplicateListSchema,
  joinCasesInputSchema,
  mergeCasesInputSchema,
  openRequestListSchema,
  unmergeCaseInputSchema,
} from '#shared/cases/move-schema.ts';
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

  joinTargets: signedInProcedure
    .input(caseIdInputSchema)
    .output(openRequestListSchema)
    .query(({ ctx, input }) => findJoinTargets(ctx, ctx.viewer, input.caseId)),

  join: signedInProcedure
    .input(joinCasesInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => joinOwnCases(ctx, ctx.viewer, input)),

  compareAnswers: brokerProcedure
    .input(compareAnswersInputSchema)
    .output(comparedAnswersSchema)
    .query(({ ctx, input }) => compareAnswers(ctx, ctx.viewer, input)),

  unmerge: brokerProcedure
    .input(unmergeCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => unmergeCase(ctx, ctx.viewer, input)),
});
