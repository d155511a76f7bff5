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
import { moveMeta } from '#shared/cases/moves.ts';
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
    .meta(
      moveMeta('accept-offer', {
        summary: 'Accept an offer',
        description: 'You work on the case from now on, and see the client’s name and how to reach them.',
        becomes: 'active',
        conflict:
          'The offer is no longer open, the case has changed since that version, or your licence doesn’t cover it',
      }),
    )
    .input(caseCommandSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => acceptOffer(ctx, ctx.viewer, input)),

  declineOffer: brokerProcedure
    .meta(
      moveMeta('decline-offer', {
        summary: 'Decline an offer',
        description: 'The case is offered to another broker. Clients don’t see that.',
        request: { reason: 'no_capacity' },
        becomes: 'new',
        conflict: 'The offer is no longer open, or the case has changed since that version',
      }),
    )
    .input(declineOfferInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => declineOffer(ctx, ctx.viewer, input)),

  claim: brokerProcedure
    .meta(
      moveMeta('claim', {
        summary: 'Claim an unassigned case',
        description: 'Takes it from `GET /api/cases?scope=pool`, if your licence, lines, area and capacity allow it.',
        becomes: 'active',
      }),
    )
    .input(caseCommandSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => claimCase(ctx, ctx.viewer, input)),

  assign: adminProcedure
    .input(assignCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => assignCase(ctx, ctx.viewer, input)),

  successors: brokerProcedure
    .input(successorsInputSchema)
    .output(successorListSchema)
    .query(({ ctx, input }) => findSuccessors(ctx, ctx.viewer, input)),

  handOver: brokerProcedure
    .meta(
      moveMeta('reassign', {
        summary: 'Reassign a case',
        description:
          'A broker hands it to a colleague of the firm by `brokerId`, or without one to their backup broker; a manager names a broker of the firm, an administrator any.',
        request: { note: 'On leave until February' },
        becomes: 'active',
      }),
    )
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
