/** Cases that are the same request. Part of `cases` in the contract. */
import { notesReads } from '#server/modules/cases/participants/reads/commands.ts';
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
import { moveMeta } from '#shared/cases/moves.ts';
import { caseIdInputSchema, commandReceiptSchema } from '#shared/cases/views.ts';

export const caseDuplicatesRouter = router({
  duplicates: brokerProcedure
    .input(caseIdInputSchema)
    .output(duplicateListSchema)
    .query(({ ctx, input }) => findDuplicates(ctx, ctx.viewer, input.caseId)),

  merge: brokerProcedure
    .meta(
      moveMeta('merge', {
        summary: 'Merge a case into another',
        description:
          'They are the same request: this one ends as a duplicate, and work goes on in the one named by `intoId`.',
        request: { intoId: '0194a3c0-0000-7000-8000-00000000000a' },
        becomes: 'duplicate',
      }),
    )
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
    .use(notesReads(({ caseId, otherId }) => ({ kind: 'answers', cases: [String(caseId), String(otherId)] })))
    .input(compareAnswersInputSchema)
    .output(comparedAnswersSchema)
    .query(({ ctx, input }) => compareAnswers(ctx, ctx.viewer, input)),

  unmerge: brokerProcedure
    .meta(
      moveMeta('unmerge', {
        summary: 'Separate a merged case',
        description: 'It goes on where it was before the merge.',
        becomes: 'active',
      }),
    )
    .input(unmergeCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => unmergeCase(ctx, ctx.viewer, input)),
});
