/** Who works on a case: offers, the pool, reassignment, and why it was this broker. Part of `cases` in the contract. */

import { dryRun, tryRequest } from '#server/modules/assignment/dry-run/queries.ts';
import { explainBrokers, getDecisions } from '#server/modules/assignment/log/queries.ts';
import { acceptOffer, assignCase, claimCase, declineOffer } from '#server/modules/assignment/offers/commands.ts';
import { handOver, handOverAll } from '#server/modules/assignment/reassignment/commands.ts';
import { findSuccessors } from '#server/modules/assignment/reassignment/queries.ts';
import { saveSetting } from '#server/modules/settings/commands.ts';
import { getSetting } from '#server/modules/settings/queries.ts';
import { adminProcedure, brokerProcedure, router } from '#server/platform/trpc/init.ts';
import {
  decisionListSchema,
  explainBrokersInputSchema,
  explanationSchema,
} from '#shared/assignment/decision-schema.ts';
import {
  dryRunInputSchema,
  dryRunSchema,
  tryRequestInputSchema,
  tryRequestSchema,
} from '#shared/assignment/dry-run-schema.ts';
import { matchingSchema, matchingWeightsSetting, saveMatchingInputSchema } from '#shared/assignment/weights.ts';
import { handOverBrokerInputSchema, workHandedOverSchema } from '#shared/brokers/admin-schema.ts';
import { handOverInputSchema, successorListSchema, successorsInputSchema } from '#shared/cases/move-schema.ts';
import { caseCommandSchema, declineOfferInputSchema } from '#shared/cases/schema.ts';
import { assignCaseInputSchema, caseIdInputSchema, commandReceiptSchema } from '#shared/cases/views.ts';
import { savedSettingSchema } from '#shared/settings/schema.ts';

export const caseAssignmentRouter = router({
  decisions: adminProcedure
    .input(caseIdInputSchema)
    .output(decisionListSchema)
    .query(({ ctx, input }) => getDecisions(ctx.db, input.caseId)),

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

  successors: adminProcedure
    .input(successorsInputSchema)
    .output(successorListSchema)
    .query(({ ctx, input }) => findSuccessors(ctx, ctx.viewer, input)),

  handOver: brokerProcedure
    .input(handOverInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => handOver(ctx, ctx.viewer, input)),
});

/** Handing over all work of a broker. Part of `brokers` in the contract. */
export const brokerWorkRouter = router({
  handOver: adminProcedure
    .input(handOverBrokerInputSchema)
    .output(workHandedOverSchema)
    .mutation(({ ctx, input }) => handOverAll(ctx, ctx.viewer, input.brokerId, input.toBrokerId)),
});

/** The matching weights, and trying them before they are saved. Part of `settings` in the contract. */
export const matchingSettingsRouter = router({
  matching: adminProcedure.output(matchingSchema).query(({ ctx }) => getSetting(ctx, matchingWeightsSetting)),
  saveMatching: adminProcedure
    .input(saveMatchingInputSchema)
    .output(savedSettingSchema)
    .mutation(({ ctx, input }) =>
      saveSetting(ctx, ctx.viewer, matchingWeightsSetting, input, { label: 'Matching score' }),
    ),

  dryRun: adminProcedure
    .input(dryRunInputSchema)
    .output(dryRunSchema)
    .query(({ ctx, input }) => dryRun(ctx, input.weights)),
  tryRequest: adminProcedure
    .input(tryRequestInputSchema)
    .output(tryRequestSchema)
    .query(({ ctx, input }) => tryRequest(ctx, input)),
});
