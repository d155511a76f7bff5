import { notFound } from '#server/app-error.ts';
import { getAnswers } from '#server/features/answers/queries.ts';
import { findCases } from '#server/features/case-lists/queries.ts';
import { getCase, getTimeline } from '#server/features/cases/queries.ts';
import { findDecisions } from '#server/features/decisions/queries.ts';
import { getNeeds } from '#server/features/needs/queries.ts';
import { acceptOffer, assignCase, claimCase, declineOffer } from '#server/features/offers/commands.ts';
import { acceptOption, askForChange, confirmBound, publishOptions } from '#server/features/options/commands.ts';
import { closeCase, requestInformation, withdrawCase } from '#server/features/progress/commands.ts';
import { reopenCase } from '#server/features/reopening/commands.ts';
import { adminProcedure, brokerProcedure, router, signedInProcedure } from '#server/trpc/init.ts';
import { publishOptionsInputSchema } from '#shared/cases/option-schema.ts';
import {
  acceptOfferInputSchema,
  acceptOptionInputSchema,
  askForChangeInputSchema,
  closeCaseInputSchema,
  confirmBoundInputSchema,
  declineOfferInputSchema,
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
  decisionListSchema,
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

  acceptOffer: brokerProcedure
    .input(acceptOfferInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => acceptOffer(ctx, ctx.viewer, input)),

  declineOffer: brokerProcedure
    .input(declineOfferInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => declineOffer(ctx, ctx.viewer, input)),

  claim: brokerProcedure
    .input(acceptOfferInputSchema)
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
});
