import { notFound } from '#server/app-error.ts';
import { getAnswers } from '#server/features/answers/queries.ts';
import { changeTogether, undoTogether } from '#server/features/bulk/commands.ts';
import { findCases } from '#server/features/case-lists/queries.ts';
import { getCase, getTimeline } from '#server/features/cases/queries.ts';
import { explainBrokers, findDecisions } from '#server/features/decisions/queries.ts';
import { mergeCases, unmergeCase } from '#server/features/duplicates/commands.ts';
import { findDuplicates } from '#server/features/duplicates/queries.ts';
import { handOver } from '#server/features/handover/commands.ts';
import { findSuccessors } from '#server/features/handover/queries.ts';
import { holdCase, resumeCase } from '#server/features/holds/commands.ts';
import { getNeeds } from '#server/features/needs/queries.ts';
import { acceptOffer, assignCase, claimCase, declineOffer } from '#server/features/offers/commands.ts';
import {
  acceptOption,
  acceptOptionForClient,
  askForChange,
  confirmBound,
  publishOptions,
  recordInsurerDeclined,
} from '#server/features/options/commands.ts';
import { closeCase, requestInformation, setPriority, withdrawCase } from '#server/features/progress/commands.ts';
import { reopenCase } from '#server/features/reopening/commands.ts';
import { adminProcedure, brokerProcedure, router, signedInProcedure } from '#server/trpc/init.ts';
import {
  bulkInputSchema,
  bulkOutputSchema,
  undoBulkInputSchema,
  undoBulkOutputSchema,
} from '#shared/cases/bulk-schema.ts';
import { decisionListSchema, explainBrokersInputSchema, explanationSchema } from '#shared/cases/decision-schema.ts';
import {
  duplicateListSchema,
  handOverInputSchema,
  mergeCasesInputSchema,
  resumeCaseInputSchema,
  setPriorityInputSchema,
  successorListSchema,
  successorsInputSchema,
  unmergeCaseInputSchema,
} from '#shared/cases/move-schema.ts';
import { publishOptionsInputSchema } from '#shared/cases/option-schema.ts';
import {
  acceptOptionForClientInputSchema,
  acceptOptionInputSchema,
  askForChangeInputSchema,
  caseCommandSchema,
  closeCaseInputSchema,
  confirmBoundInputSchema,
  declineOfferInputSchema,
  holdCaseInputSchema,
  insurerDeclinedInputSchema,
  reopenCaseInputSchema,
  requestInformationInputSchema,
  withdrawCaseInputSchema,
} from '#shared/cases/schema.ts';
import {
  answersInputSchema,
  answersViewSchema,
  assignCaseInputSchema,
  caseDetailSchema,
  caseIdInputSchema,
  caseListSchema,
  clientNeedsSchema,
  commandReceiptSchema,
  listCasesInputSchema,
  timelineSchema,
} from '#shared/cases/views.ts';

/** Reading and moving cases. Who may is decided by the policy of the case, inside; the ladder only keeps strangers out. */
export const casesRouter = router({
  list: signedInProcedure
    .input(listCasesInputSchema)
    .output(caseListSchema)
    .query(({ ctx, input }) => findCases(ctx, ctx.viewer, input)),

  needs: signedInProcedure.output(clientNeedsSchema).query(({ ctx }) => getNeeds(ctx, ctx.viewer)),

  get: signedInProcedure
    .input(caseIdInputSchema)
    .output(caseDetailSchema)
    .query(({ ctx, input }) => getCase(ctx, ctx.viewer, input.caseId)),

  timeline: signedInProcedure
    .input(caseIdInputSchema)
    .output(timelineSchema)
    .query(({ ctx, input }) => getTimeline(ctx, ctx.viewer, input.caseId)),

  answers: signedInProcedure
    .input(answersInputSchema)
    .output(answersViewSchema)
    // A mutation, because a look at sensitive answers is written down.
    .mutation(({ ctx, input }) => getAnswers(ctx, ctx.viewer, input)),

  decisions: adminProcedure
    .input(caseIdInputSchema)
    .output(decisionListSchema)
    .query(async ({ ctx, input }) => {
      if (!(await ctx.db.case.count({ where: { id: input.caseId } }))) throw notFound('request');
      return findDecisions(ctx.db, input.caseId);
    }),

  explainBrokers: adminProcedure
    .input(explainBrokersInputSchema)
    .output(explanationSchema)
    .query(({ ctx, input }) => explainBrokers(ctx, input)),

  acceptOffer: brokerProcedure
    .input(caseCommandSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => acceptOffer(ctx, ctx.viewer, input)),

  declineOffer: brokerProcedure
    .input(declineOfferInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => declineOffer(ctx, ctx.viewer, input)),

  claim: brokerProcedure
    .input(caseCommandSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => claimCase(ctx, ctx.viewer, input)),

  assign: adminProcedure
    .input(assignCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => assignCase(ctx, ctx.viewer, input)),

  requestInformation: brokerProcedure
    .input(requestInformationInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => requestInformation(ctx, ctx.viewer, input)),

  publishOptions: brokerProcedure
    .input(publishOptionsInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => publishOptions(ctx, ctx.viewer, input)),

  acceptOption: signedInProcedure
    .input(acceptOptionInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => acceptOption(ctx, ctx.viewer, input)),

  askForChange: signedInProcedure
    .input(askForChangeInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => askForChange(ctx, ctx.viewer, input)),

  confirmBound: brokerProcedure
    .input(confirmBoundInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => confirmBound(ctx, ctx.viewer, input)),

  close: brokerProcedure
    .input(closeCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => closeCase(ctx, ctx.viewer, input)),

  withdraw: signedInProcedure
    .input(withdrawCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => withdrawCase(ctx, ctx.viewer, input)),

  reopen: signedInProcedure
    .input(reopenCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => reopenCase(ctx, ctx.viewer, input)),

  acceptOptionForClient: brokerProcedure
    .input(acceptOptionForClientInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => acceptOptionForClient(ctx, ctx.viewer, input)),

  insurerDeclined: brokerProcedure
    .input(insurerDeclinedInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => recordInsurerDeclined(ctx, ctx.viewer, input)),

  hold: brokerProcedure
    .input(holdCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => holdCase(ctx, ctx.viewer, input)),

  resume: brokerProcedure
    .input(resumeCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => resumeCase(ctx, ctx.viewer, input)),

  setPriority: brokerProcedure
    .input(setPriorityInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => setPriority(ctx, ctx.viewer, input)),

  successors: adminProcedure
    .input(successorsInputSchema)
    .output(successorListSchema)
    .query(({ ctx, input }) => findSuccessors(ctx, ctx.viewer, input)),

  handOver: brokerProcedure
    .input(handOverInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => handOver(ctx, ctx.viewer, input)),

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

  bulk: brokerProcedure
    .input(bulkInputSchema)
    .output(bulkOutputSchema)
    .mutation(({ ctx, input }) => changeTogether(ctx, ctx.viewer, input)),

  undoBulk: brokerProcedure
    .input(undoBulkInputSchema)
    .output(undoBulkOutputSchema)
    .mutation(({ ctx, input }) => undoTogether(ctx, ctx.viewer, input)),
});
